import { describe, expect, it } from 'vitest';
import { sentenceOf } from '../compose/voice/english.ts';
import { read } from '../read/read.ts';
import { demandOf } from './demand.ts';
import { maskSpan } from './mask.ts';

function voiced(text: string): string | null {
  const source = read(text);
  const demand = demandOf(maskSpan(source, { start: 0, end: text.length }), 'MUST', null, null);
  return demand && sentenceOf(demand);
}

describe('demandOf', () => {
  it.each([
    [
      'Only HR and the CFO may open a payslip.',
      'The system MUST ensure that only HR and the CFO may open a payslip.',
    ],
    [
      'If there is no sound in that room play a chime.',
      'If there is no sound in that room, the system MUST play a chime.',
    ],
    [
      'Warden wants to know which cells are empty.',
      'The system SHOULD let the warden know which cells are empty.',
    ],
    ["I'd like us to stop running renewals from cron.", 'The system MUST stop running renewals from cron.'],
    ['Need exactly-once billing.', 'The system MUST provide exactly-once billing.'],
    ['Throughput target 90 parcels/min.', 'The throughput MUST be 90 parcels/min.'],
    ['After 3 refused cards -> hotline.', 'After 3 refused cards, the system MUST provide hotline.'],
    [
      'What I want is a screen that shows what is late and sends the owner a note.',
      'The system MUST provide a screen that shows what is late and sends the owner a note.',
    ],
    [
      'A shelf that is empty shows a hint.',
      'The system MUST ensure that a shelf that is empty shows a hint.',
    ],
    ["The font isn't configurable and needs to be (3 sizes).", 'The font MUST be configurable (3 sizes).'],
    ['Night mode is a must.', 'There MUST be night mode.'],
    ['Nothing is sent at night.', 'The system MUST ensure that nothing is sent at night.'],
    [
      'While the line is down the sign should show the timetable, not a blank screen.',
      'While the line is down, the sign SHOULD show the timetable, not a blank screen.',
    ],
    ['Book one, at most a week ahead.', 'Users MUST be able to book one, at most a week ahead.'],
    ['Sign up with a card number.', 'Users MUST be able to sign up with a card number.'],
    ["Don't make up dates.", 'The system MUST NOT make up dates.'],
    ['Middle name optional.', 'The middle name MUST be optional.'],
    ['Lane 4 only for people with a licence.', 'Lane 4 MUST be only for people with a licence.'],
    [
      'At least 2 hours of rest between two tours, otherwise the app warns.',
      'There MUST be at least 2 hours of rest between two tours, otherwise the app warns.',
    ],
    [
      "If you don't collect it by noon the parcel goes back to the shop.",
      'If you do not collect it by noon, the parcel MUST go back to the shop.',
    ],
    [
      'If the index is gone, Omar says read the last copy.',
      'If the index is gone, the system MUST read the last copy (Omar).',
    ],
    [
      'dbtrim plan --root users -> prints which tables are read.',
      'Dbtrim plan --root users MUST print which tables are read.',
    ],
    ["Gift orders don't need an invoice.", 'Gift orders MUST NOT need an invoice.'],
    ['Max 20 parked trucks.', 'There MUST be at most 20 parked trucks.'],
    ['The reader beeps and rejects further tags.', 'The reader MUST beep and reject further tags.'],
    ['I would like it to ask before it wipes a disk.', 'It MUST ask before it wipes a disk.'],
    ['We want the seal to be photographed at the gate.', 'The seal MUST be photographed at the gate.'],
    ['Peter suggests a short code per pallet.', 'The system SHOULD provide a short code per pallet (Peter).'],
    ['Anna proposes to print the code twice.', 'The system SHOULD print the code twice (Anna).'],
    ['Peter asks whether drivers can see their tips.', 'Drivers MUST be able to see their tips (Peter).'],
    ["I'll add a code for it.", 'The change MUST add a code for it.'],
    ['If no voucher fits, the till must show a hint.', 'If no voucher fits, the till MUST show a hint.'],
    ['If no voucher, the till must show a hint.', 'If there is no voucher, the till MUST show a hint.'],
    [
      'Nobody except the warden can open the safe.',
      'It MUST NOT be possible for anybody except the warden to open the safe.',
    ],
    ['Runs without a network after first login.', 'The system MUST run without a network after first login.'],
    [
      "Don't bill the guest twice, void the second charge instead and tell the desk.",
      'The system MUST void the second charge and tell the desk instead of billing the guest twice.',
    ],
    [
      'Before each departure print the list of seats.',
      'Before each departure, the system MUST print the list of seats.',
    ],
    [
      'After day 30 the folder is locked, not erased.',
      'After day 30, the folder MUST be locked, not erased.',
    ],
    [
      'Two clerks might open one file, in that case the second should see a note.',
      'When two clerks open one file, the second SHOULD see a note.',
    ],
    ['What the wards want is a list of free rooms.', 'The system MUST provide a list of free rooms.'],
    [
      'Accounting can see which parcels were returned.',
      'Accounting MUST be able to see which parcels were returned.',
    ],
    ['Crash when the scanner is unplugged.', 'The change MUST fix the crash when the scanner is unplugged.'],
    [
      'Upload limit 20 MB, larger ones go by mail.',
      'The upload limit MUST be 20 MB, larger ones go by mail.',
    ],
    ['Guests that cancel late lose their deposit.', 'Guests that cancel late MUST lose their deposit.'],
    [
      'Payroll wants slips over 9 pages to never be printed.',
      'Slips over 9 pages MUST NOT be printed (Payroll).',
    ],
    ['You pick a slot, pay, and get a ticket.', 'Users MUST be able to pick a slot, pay, and get a ticket.'],
    [
      'Escalate to the ward if nobody answers in 5 min.',
      'The system MUST escalate to the ward if nobody answers in 5 min.',
    ],
    [
      'Pressure outside 3-9 for 10 min => alarm.',
      'On pressure outside 3-9 for 10 min, the system MUST raise an alarm.',
    ],
    [
      'Writes removed rows to a file so people can check.',
      'The system MUST write removed rows to a file so people can check.',
    ],
    ['Link valid 14 days.', 'The link MUST be valid 14 days.'],
    ['Drafts with state = open stay editable.', 'Drafts with state = open MUST stay editable.'],
    [
      'Throttle by 100 ms and drop the older events.',
      'The system MUST throttle by 100 ms and drop the older events.',
    ],
    ['Often people mail us scans, those must not be stored in the archive.', null],
    ['Must be reversible for 90 days.', 'The change MUST be reversible for 90 days.'],
    ['Reads stdin if no file.', 'The system MUST read stdin if there is no file.'],
    ['Usage report needed for the audit.', 'The system MUST provide a usage report for the audit.'],
    ['429 after 60 req/min per ip is fine.', 'The system MUST answer 429 after 60 req/min per ip.'],
    [
      'Notes by guests contain names and have to be deleted after 3 years.',
      'Notes by guests, which contain names, MUST be deleted after 3 years.',
    ],
    ['Recall at least 0.8 on holdout, v1 has 0.7.', 'Recall MUST be at least 0.8 on holdout (v1 has 0.7).'],
    [
      'Confidence below 0.85 -> treat it as unknown.',
      'When confidence is below 0.85, the system MUST treat it as unknown.',
    ],
    [
      'Dr. Okafor: a reservation has to expire by itself.',
      'A reservation MUST expire by itself (Dr. Okafor).',
    ],
    [
      'Nobody may see patient names on the board.',
      'It MUST NOT be possible for anybody to see patient names on the board.',
    ],
    ["Let's replace the picker with a native one.", 'The change MUST replace the picker with a native one.'],
    [
      'Reads the frames from the port, decodes them, writes to disk.',
      'The system MUST read the frames from the port, decode them, write to disk.',
    ],
    [
      'The driver scans the code, takes a photo, enters litres, and the farmer signs on the screen.',
      'The driver MUST scan the code, take a photo, enter litres, and the farmer must sign on the screen.',
    ],
    [
      'Dr. Obi wants owners to get a message 14 days before.',
      'Owners MUST get a message 14 days before (Dr. Obi).',
    ],
    ['We look at the ratings monthly.', 'The team MUST look at the ratings monthly.'],
    ['Tellers want to hide the balance.', 'Tellers SHOULD be able to hide the balance.'],
    ['Only contracts the lawyer may see.', 'The system MUST be limited to contracts the lawyer may see.'],
    [
      'Alarm when the level rises more than 30 cm.',
      'The system MUST raise an alarm when the level rises more than 30 cm.',
    ],
    ['Under 3.3 V mail to the workshop.', 'Under 3.3 V, the system MUST send mail to the workshop.'],
    [
      'Unconfirmed after 5 min it goes to the deputy.',
      'If unconfirmed after 5 min, it MUST go to the deputy.',
    ],
    [
      'Milkings per day would be nice to have, but only some farms note them.',
      'The system MAY provide milkings per day (only some farms note them).',
    ],
    [
      'Moon distance is not checked, should be at least 30 degrees.',
      'Moon distance (not checked today) SHOULD be at least 30 degrees.',
    ],
    [
      'Type a question, get the closest clauses.',
      'Users MUST be able to type a question, get the closest clauses.',
    ],
    [
      'There is often no signal, so it has to work offline for a tour.',
      'It MUST work offline for a tour, because there is often no signal.',
    ],
    ['Tables: linearise them, row by row.', 'For tables, the system MUST linearise them, row by row.'],
    ['I’d rather have wristbands with a chip.', 'The system MUST provide wristbands with a chip.'],
    [
      'Money that is left can be claimed back for three weeks.',
      'It MUST be possible for money that is left to be claimed back for three weeks.',
    ],
    ['Everything logged to the archive.', 'Everything MUST be logged to the archive.'],
    ['Seats limited to 20 for now.', 'Seats MUST be limited to 20 for now.'],
    ['Sorted by price.', 'It MUST be sorted by price.'],
    ["Obviously we shouldn't touch the payment step.", 'The system SHOULD NOT touch the payment step.'],
    ['Would be good if a rename is visible at once.', 'A rename MUST be visible at once.'],
    ['Ben: add a key table for it.', 'The change MUST add a key table for it (Ben).'],
    ["Tom: don't block background sync though.", 'The system MUST NOT block background sync (Tom).'],
    ['AP Omar: renew the certificate.', 'Omar MUST renew the certificate.'],
    ['Ines to check with legal.', 'Ines MUST check with legal.'],
    ['Fallback to polling every 60 s.', 'The system MUST provide Fallback to polling every 60 s.'],
    ['Rolf: write the notice until Friday.', 'Rolf MUST write the notice until Friday.'],
    ['Resend should only work for admins.', 'Resend SHOULD only work for admins.'],
    ['Certificates expire, somebody must be warned.', 'Somebody MUST be warned (certificates expire).'],
    ['The owner wants a monthly report.', 'The system MUST give the owner a monthly report.'],
    ['A keeper opens a hive, writes down what he saw.', 'A keeper MUST open a hive, write down what he saw.'],
    [
      'A permit is valid for 12 months and belongs to one zone.',
      'A permit MUST be valid for 12 months and belong to one zone.',
    ],
    ['A route shows stops, breaks and depots.', 'A route MUST show stops, breaks and depots.'],
    [
      "Helpers can add notes but can't delete a hive.",
      'Helpers MUST be able to add notes but not to delete a hive.',
    ],
    ["Don't merge.", 'The system MUST NOT merge.'],
    [
      'No report for 1 hour = machine offline.',
      'When there is no report for 1 hour, this MUST count as machine offline.',
    ],
    [
      'Temp above 8 °C for 30 minutes in a machine with fresh food -> lock the sales.',
      'When temp is above 8 °C for 30 minutes in a machine with fresh food, the system MUST lock the sales.',
    ],
    [
      'Retention: raw reports 90 days, daily totals forever.',
      'Retention MUST be as follows: raw reports 90 days, daily totals forever.',
    ],
    [
      'Rewards at season end by rank - design still missing.',
      'The system MUST provide rewards at season end by rank - design still missing.',
    ],
    ['A batch starts when the valve opens.', 'A batch MUST start when the valve opens.'],
    [
      'A target of opportunity interrupts whatever runs.',
      'A target of opportunity MUST interrupt whatever runs.',
    ],
    [
      '`GET /batches?from=&to=` list, newest first.',
      'The system MUST provide `GET /batches?from=&to=`: list, newest first.',
    ],
    ['`GET /batches` must list the newest first.', '`GET /batches` MUST list the newest first.'],
    ['Server has to reject old scores.', 'The server MUST reject old scores.'],
    [
      'The cook needs to see, per ward, the number of meals.',
      'The cook MUST see the number of meals, per ward.',
    ],
    [
      'After 3 months without return the reader gets a letter.',
      'After 3 months without return the reader MUST get a letter.',
    ],
    ['He can pin a van.', 'He MUST be able to pin a van.'],
    [
      'We would like the scale to send the weight to a tablet.',
      'The scale MUST send the weight to a tablet.',
    ],
    [
      'No accounts for the volunteers, there is a new one every week.',
      'There MUST be no accounts for the volunteers (there is a new one every week).',
    ],
    ['Free spaces may be 30 seconds old.', 'Free spaces MAY be 30 seconds old.'],
    ['List endpoints paginate with cursor.', 'List endpoints MUST paginate with cursor.'],
    ['If the scale is missing they can type it.', 'If the scale is missing, they MUST be able to type it.'],
    [
      'At the end of the month the report should be sent.',
      'At the end of the month, the report SHOULD be sent.',
    ],
    ['Needs caching.', 'The system MUST provide caching.'],
    ['Private files need signed URLs.', 'Private files MUST have signed URLs.'],
    [
      "If the new model is worse than the old one don't deploy it.",
      'If the new model is worse than the old one, the system MUST NOT deploy it.',
    ],
    ['Leave out refactorings.', 'The system MUST leave out refactorings.'],
    [
      "Make sure a deleted user can't be recreated by the sync.",
      'A deleted user MUST NOT be recreated by the sync.',
    ],
    [
      'I think we need one place that knows all systems.',
      'The system MUST provide one place that knows all systems.',
    ],
    ['Payload max 11 bytes (DR0).', 'The payload MUST be at most 11 bytes (DR0).'],
    ['Max 50 members per team.', 'There MUST be at most 50 members per team.'],
    ['No layout shift (CLS <= 0.05).', 'There MUST be no layout shift (CLS <= 0.05).'],
    ['Delayed jobs (run at a given time).', 'The system MUST provide delayed jobs (run at a given time).'],
    [
      'Conflict: keep both versions and let the user choose.',
      'For conflict, the system MUST keep both versions and let the user choose.',
    ],
    ['p99 today is 180 ms, should be under 40.', 'p99 SHOULD be under 40 (today: 180 ms).'],
    [
      "As a new user I want to import my contacts so that I don't have to type them in.",
      'The new user MUST be able to import their contacts so that they do not have to type them in.',
    ],
    [
      'Refunds above the limit go to a lead for approval.',
      'Refunds above the limit MUST go to a lead for approval.',
    ],
    [
      'When an order is cancelled before picking, refund it right away.',
      'When an order is cancelled before picking, the system MUST refund it right away.',
    ],
    ['They want to be able to export the list.', 'The system SHOULD let them export the list.'],
    ['Max 200 ms response for scan endpoint', 'The scan endpoint MUST respond within 200 ms.'],
    ['At most 3 s load time for the map', 'The map MUST load within 3 s.'],
    ['Queue latency p95 below 5 seconds', 'The queue latency p95 MUST be below 5 seconds.'],
    ['Availability 99.5 %', 'The availability MUST be 99.5 %.'],
    ['Timeout 10s per delivery', 'The timeout per delivery MUST be 10s.'],
    [
      'When the address changes we need a new label.',
      'When the address changes, the system MUST provide a new label.',
    ],
    [
      'Only within the same country, otherwise customs breaks.',
      'This MUST happen only within the same country, otherwise customs breaks.',
    ],
    ['We could let them edit it until noon.', 'The system MAY let them edit it until noon.'],
    ['Customer pays the difference.', 'A customer MUST pay the difference.'],
    ['Max 10 webhooks per customer', 'There MUST be at most 10 webhooks per customer.'],
    ['Keep scans for 90 days', 'The system MUST keep scans for 90 days.'],
    ['Support resets it by hand', 'Support MUST reset it by hand.'],
    ['Admin can see scans per worker', 'An admin MUST be able to see scans per worker.'],
    ['Page has to load in 2 s on mobile', 'The page MUST load in 2 s on mobile.'],
    ['Typos up to 2 letters must be forgiven', 'Typos up to 2 letters MUST be forgiven.'],
    ['Postgres must be reachable', 'Postgres MUST be reachable.'],
    [
      'Never follow redirects, never call private hosts.',
      'The system MUST NOT follow redirects or call private hosts.',
    ],
    [
      "If a change has no body don't make things up, use the title.",
      'If a change has no body, the system MUST use the title and not make things up.',
    ],
    [
      "Gone from the customer -> disable at once, don't retry.",
      'On gone from the customer, the system MUST disable at once and not retry.',
    ],
    [
      "Wrong box = beep + red screen, can't continue.",
      'The wrong box MUST mean beep + red screen, cannot continue.',
    ],
    ['Group by label: feature, fix, breaking.', 'The system MUST group by label: feature, fix, breaking.'],
    ['One sentence per change, max. 25 words.', 'There MUST be one sentence per change, max. 25 words.'],
    ['Rate limit: 20 calls per minute.', 'The system MUST allow 20 calls per minute.'],
    ['Ines wants every change logged, who and when.', 'Every change MUST be logged, who and when (Ines).'],
    [
      'Breaking changes come first and say what the reader has to do.',
      'Breaking changes MUST come first and say what the reader has to do.',
    ],
    ['After that no.', 'After that, this MUST NOT be possible.'],
    ['Not across customers though.', 'This MUST NOT happen across customers.'],
    ['Only when the contact is the same.', 'This MUST happen only when the contact is the same.'],
    [
      'Overlapping bookings are refused with an error.',
      'Overlapping bookings MUST be refused with an error.',
    ],
    ['Throughput: 800 pages in under 5 minutes.', 'The throughput MUST be 800 pages in under 5 minutes.'],
    [
      'Closing a lane takes effect everywhere within 30 s.',
      'The system MUST ensure that closing a lane takes effect everywhere within 30 s.',
    ],
    ['Format: PDF with an index.', 'Format MUST be PDF with an index.'],
    ['Monday: 3 shifts, Tuesday off.', 'Monday MUST be as follows: 3 shifts, Tuesday off.'],
    ['Retention 9 years because of the auditors.', 'The retention MUST be 9 years because of the auditors.'],
    ['Answers in the language of the guest.', 'Answers MUST be in the language of the guest.'],
    ['If the question is about money, refuse.', 'If the question is about money, the system MUST refuse.'],
    ['We want drivers to see the next stop.', 'Drivers MUST see the next stop.'],
    ['We need ways to export the list.', 'The system MUST provide ways to export the list.'],
    ['I want that a tenant can report a leak.', 'A tenant MUST be able to report a leak.'],
    ['No bucket can be public any more.', 'The system MUST ensure that no bucket can be public any more.'],
  ])('says «%s» as «%s»', (text, sentence) => {
    expect(voiced(text)).toBe(sentence);
  });

  it.each(['Break glass account, expires after 1 h, use is posted.', 'Then maybe they could.'])(
    'leaves «%s» whole',
    (text) => {
      expect(voiced(text)).toBeNull();
    },
  );
});
