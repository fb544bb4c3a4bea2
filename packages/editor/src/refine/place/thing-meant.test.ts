import { expect, it } from 'vitest';
import { withThingMeant } from './thing-meant.ts';

it.each([
  ['What does the second cluster cost?', 'it costs 9 EUR', 'the second cluster costs 9 EUR'],
  ['What do we do with mails in Polish?', 'they are translated', 'mails in Polish are translated'],
  ['Do we keep lost copies?', 'they are kept for a year', 'lost copies are kept for a year'],
  ['How long are old bookings kept?', 'they are kept for a year', 'old bookings are kept for a year'],
  ['What happens to an open loan?', 'it is closed', 'an open loan is closed'],
])('%s %s', (asked, said, whole) => {
  expect(withThingMeant(asked, said)).toBe(whole);
});

it.each([
  ['Do we keep lost copies?', 'it is kept for a year'],
  ['Do we need a mail for refunds?', 'it goes out at night'],
  ['Who pays for it?', 'it is paid by Finance'],
  ['Do we keep lost copies?', 'lost copies are kept'],
])('is not sure what is meant: %s %s', (asked, said) => {
  expect(withThingMeant(asked, said)).toBe(said);
});
