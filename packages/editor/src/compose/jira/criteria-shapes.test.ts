import { expect, it } from 'vitest';
import { read } from '../../read/read.ts';
import { compose } from '../compose.ts';

const criteriaOf = (text: string) =>
  compose(read(text), {
    format: 'Jira Tickets',
    audience: 'Senior Dev',
    context: 'Backend',
    tone: 50,
  }).match(/Given .+/gu) ?? [];

it.each([
  [
    'a clause that says which are meant is the case',
    'A ticket that was already scanned must be rejected with a red screen.',
    'When there is a ticket that was already scanned, Then it is rejected with a red screen.',
  ],
  [
    'an order to replace says what is gone',
    'Replace the old Access database.',
    'When somebody looks for the old Access database, Then it is no longer in use.',
  ],
  [
    'an order to rename says what stands there',
    'Rename "passenger list" to "manifest" everywhere.',
    'When somebody looks for "passenger list" everywhere, Then "manifest" stands in its place.',
  ],
  [
    'what is open to some is closed to others',
    'A draft must be visible only to editors.',
    'Given somebody other than editors, When they look for the draft, Then they do not get to see it.',
  ],
  [
    'nobody but one is refused',
    'Nobody but the inspector may see the exact address.',
    'Given somebody other than the inspector, When they try to see the exact address, Then they are refused with an error and nothing changes.',
  ],
  [
    'within a bound nobody is refused',
    'Nobody may book more than 10 hours a week.',
    'Given somebody, When they try to book 10 hours a week, Then this succeeds.',
  ],
  [
    'what cannot be done is tried',
    'Sessions cannot be recorded.',
    'When somebody tries to record sessions, Then sessions are not recorded.',
  ],
  [
    'what doing something leads to follows on it',
    'Lowering a limit must take effect at once.',
    'When somebody lowers a limit, Then this takes effect at once.',
  ],
  [
    'a pronoun of a case is who was spoken of before',
    'Patients must confirm the appointment. If they move it, the old slot must go to the waiting list.',
    'When patients move it, Then the old slot goes to the waiting list.',
  ],
  [
    'so many have come together, or fewer have',
    'After 4 missed calls from one ward, the exchange must alert the porter.',
    'When there have been fewer than 4 missed calls from one ward, Then the exchange does not alert the porter.',
  ],
  [
    'what treats things is shown on such a thing',
    'The receiver must reject messages with a wrong checksum.',
    'When there are messages with a wrong checksum, Then the receiver rejects them.',
  ],
  [
    'who is not able to do something is refused',
    'A deferred donor must not be able to book until the deferral ends.',
    'Given a deferred donor, When the deferred donor tries to book before the deferral ends, Then the deferred donor is refused with an error.',
  ],
  [
    'a case without a verb is a case all the same',
    'We need a desk for visitors. When no badge: print a visitor card.',
    'When there is no badge, Then the system prints a visitor card.',
  ],
  [
    'whom something is sent is not what a pronoun behind it stands for',
    'The system must send her a note with the total when it is paid.',
    'When it is paid, Then the system sends her a note with the total.',
  ],
  [
    'a request that lacks something is answered with its status',
    'We need an endpoint for labels. Without consent -> 403 with a link.',
    'Given a request that is valid otherwise, When it is sent without consent, Then the answer is 403 with a link.',
  ],
  [
    'a request that has it is not',
    'We need an endpoint for labels. Without consent -> 403 with a link.',
    'When it is sent with consent, Then the answer is not 403.',
  ],
  [
    'one of a kind is stored once',
    'Requirements:\n- The desk must show the queue.\n- Only one print per desk at a time',
    'When another print is added for the same desk',
  ],
])('%s', (_, text, criterion) => {
  expect(criteriaOf(text).join('\n')).toContain(criterion);
});

it('takes a bound that says which are meant for no limit of them', () => {
  expect(
    criteriaOf('Objects that were on loan for more than 12 months must rest for 2 years.').join('\n'),
  ).not.toContain('12 months or less rest');
});

it('asks of no deed that no case could name what comes after a word for a moment', () => {
  expect(criteriaOf('Chainsaws must be borrowed only after the training.').join('\n')).toContain(
    'When the training has not taken place yet, Then chainsaws cannot be borrowed.',
  );
});

it('says the time between two times as it is said', () => {
  const criteria = criteriaOf('The position must be visible from 10 minutes before pickup until drop-off.');
  expect(criteria.join('\n')).not.toMatch(/visible from\.|it is 10 minutes/u);
});

it('makes no person of a way of doing something', () => {
  expect(criteriaOf('The table must only be given away by phone.').join('\n')).not.toContain(
    'other than phone',
  );
});
