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
    ['iOS 15+, Android 9 or newer.', 'requirement'],
  ])('%s', (note, kind) => {
    expect(kindOf(note)).toBe(kind);
  });

  it.each([
    ['No fax was sent any more for two weeks in May.', 'requirement'],
    ['Out of scope: storage of photos.', 'requirement'],
    ['Storage: how long?', 'decision'],
    ["Don't touch the payroll part.", 'requirement'],
  ])('is no rule: %s', (note, kind) => {
    expect(kindOf(note)).not.toBe(kind);
  });
});
