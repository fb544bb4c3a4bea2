import { expect, it } from 'vitest';
import { sentenceOf } from '../../compose/voice/english.ts';
import { read } from '../../read/read.ts';
import { demandOf } from '../demand.ts';
import { maskSpan } from '../mask.ts';

it.each([
  [
    'We said max 5 pushes per user per day, marketing only.',
    'There MUST be at most 5 pushes per user per day, marketing only.',
  ],
  [
    'Max 3 retries for the importer, then park the job in the queue.',
    'There MUST be at most 3 retries for the importer, and then the system must park the job in the queue.',
  ],
  [
    'Doctor runs late by more than 10 minutes: the patient gets a choice.',
    'If doctor runs late by more than 10 minutes, the patient MUST get a choice.',
  ],
  [
    'The page shows three things: name, date and price.',
    'The page MUST show three things: name, date and price.',
  ],
  ['Inmate logs in with his number and a pin.', 'The inmate MUST log in with his number and a pin.'],
  ['Display outside shows free places.', 'The display outside MUST show free places.'],
  ['Show controller tells us when a show starts.', 'The show controller MUST tell us when a show starts.'],
  ['Deposit 50 EUR by card.', 'The deposit MUST be 50 EUR by card.'],
  ['Deposit 50 EUR into the account.', 'The system MUST deposit 50 EUR into the account.'],
  [
    'In case of a second failure, reject (see the policy).',
    'In case of a second failure, the system MUST reject (see the policy).',
  ],
  ['Delete 30 days after the visit.', 'It MUST be deleted 30 days after the visit.'],
  ['Quiet hours 22:00-07:00 local time.', 'Quiet hours MUST be 22:00-07:00 local time.'],
  ['Raise limit to 2 GB and alert at 80%.', 'The system MUST raise limit to 2 GB and alert at 80%.'],
  ['Pim: payload max 11 bytes.', 'The payload MUST be at most 11 bytes (Pim).'],
  [
    "If the address has open bills show a warning but don't block.",
    'If the address has open bills, the system MUST show a warning and not block.',
  ],
  ['2FA mandatory for admins.', '2FA MUST be mandatory for admins.'],
  [
    'Same error for unknown user and wrong password.',
    'There MUST be the same error for unknown user and wrong password.',
  ],
  ['Same for IBANs and auth headers.', 'The same MUST apply to IBANs and auth headers.'],
  ['Dedupe on the message in Redis.', 'The system MUST dedupe on the message in Redis.'],
  [
    'Dr. Okafor wants that patients can book, move and cancel appointments.',
    'Patients MUST be able to book, move and cancel appointments.',
  ],
  [
    "Don't send bills below 2 EUR, carry them over to next month.",
    'The system MUST carry bills below 2 EUR over to next month and not send them.',
  ],
  ['No price → do not list, notify owner.', 'On no price, the system MUST notify owner and not list.'],
  ['When they object the bill is paused.', 'When they object, the bill MUST be paused.'],
  [
    'Only the customer who placed the order and support agents can see it.',
    'Only the customer who placed the order and support agents MUST be able to see it.',
  ],
  ['Queue scans locally, sync when back.', 'The system MUST queue scans locally, sync when back.'],
])('says «%s» as «%s»', (text, sentence) => {
  const source = read(text);
  const demand = demandOf(maskSpan(source, { start: 0, end: text.length }), 'MUST', null, null);
  expect(demand && sentenceOf(demand)).toBe(sentence);
});
