import { describe, expect, it } from 'vitest';
import { read } from '../../read/read.ts';
import { understand } from '../understand.ts';

const plan = 'Today drivers write the mileage on paper. The app must store the mileage of each trip.';

/** The kind of the last thing said behind a plan. */
function kindOf(note: string): string | undefined {
  return understand(read(`${plan}\n\n${note}`)).statements.at(-1)?.kind;
}

describe('a rule in the form of a note', () => {
  it.each([
    ['No fax any more, the office hated it.', 'requirement'],
    ['Max speed 30 km/h.', 'requirement'],
    ['Retention 8 years because of the auditors.', 'quality'],
    ['Retries: 5 times with a pause of 10 s, then failed.', 'requirement'],
    ['Storage: JSON on a NAS, 36 months because of the auditors.', 'quality'],
    ['Storage: SQLite first, Postgres if it grows.', 'decision'],
    ['Speicherung: 3 Jahre, wegen der Prüfung.', 'quality'],
    ["Don't block deliveries.", 'requirement'],
    ['Peak Monday 8-10, 1,500 drivers waiting at the same time.', 'quality'],
    ['Expected 3000 trips per month.', 'assumption'],
    ['Next meeting 26 Nov.', 'schedule'],
    ['Budget 4k per depot.', 'context'],
    ['1,400 bins, 2 trucks, later 6.', 'context'],
    ['Scooters come in v2.', 'future'],
    ['280 trucks.', 'context'],
    ['Twilio for texts and calls.', 'design'],
    ['GDPR: owner can export everything.', 'requirement'],
    ['City wants numbers monthly.', 'requirement'],
    ['Photo upload later.', 'future'],
    ['I thought of a spreadsheet but the drivers hate those.', 'alternative'],
    ['We talked about trailers, but not this season.', 'future'],
    ['Maps are by Garmin, we stay with it.', 'decision'],
    ['iOS 15+, Android 9 or newer.', 'requirement'],
  ])('%s', (note, kind) => {
    expect(kindOf(note)).toBe(kind);
  });

  it.each([
    ['No fax was sent any more for two weeks in May.', 'requirement'],
    ['Out of scope: storage of photos.', 'requirement'],
    ['Storage: how long?', 'decision'],
    ['Retry later.', 'future'],
    ['200 ms.', 'context'],
    ['Reminders for drivers and clerks.', 'design'],
    ['The invoice comes in the next mail.', 'future'],
    ['8 languages, 3 currencies.', 'context'],
    ["Don't touch the payroll part.", 'requirement'],
  ])('is no rule: %s', (note, kind) => {
    expect(kindOf(note)).not.toBe(kind);
  });
});
