import { expect, it } from 'vitest';
import { cutThroughPhrase } from './constituents.ts';

it.each([
  {
    said: 'Instead of deleting accounts we should anonymise them.',
    subject: 'The instead of deleting accounts we',
    sentence: 'The instead of deleting accounts we SHOULD anonymise them.',
  },
  {
    said: 'Unless the user opts out, we anonymously count which features are used.',
    subject: 'the system',
    condition: 'Unless the user opts out, we anonymously',
    sentence: 'Unless the user opts out, we anonymously, the system MUST count which features are used.',
  },
  {
    said: "If the plate doesn't match the permit we shouldn't tell them why.",
    subject: 'the system',
    condition: 'If the plate does not',
    sentence: 'If the plate does not, the system SHOULD match the permit.',
  },
  {
    said: 'After a restart, the job continues from its checkpoint and no click is counted twice.',
    subject: 'the job continues from its checkpoint and no click',
    condition: 'After a restart',
    sentence: 'After a restart, the job continues from its checkpoint and no click MUST be counted twice.',
  },
])('finds what is no phrase of its sentence: $sentence', (demand) => {
  expect(cutThroughPhrase(demand)).not.toBeNull();
});

it.each([
  {
    said: 'A setting changed by an admin shows a lock.',
    subject: 'A setting changed by an admin',
    sentence: 'A setting changed by an admin MUST show a lock.',
  },
  {
    said: 'Orders over 500 kg have to be confirmed by phone first.',
    subject: 'Orders over 500 kg',
    sentence: 'Orders over 500 kg MUST be confirmed by phone first.',
  },
  {
    said: 'Users who signed up before 2023 keep their old price.',
    subject: 'Users who signed up before 2023',
    sentence: 'Users who signed up before 2023 MUST keep their old price.',
  },
  {
    said: 'If the calendar is down, we use the last copy.',
    subject: 'the system',
    condition: 'If the calendar is down',
    sentence: 'If the calendar is down, the system MUST use the last copy.',
  },
  {
    said: 'If our database is down the handler returns 503.',
    subject: 'the handler',
    condition: 'If our database is down',
    sentence: 'If our database is down, the handler MUST return 503.',
  },
])('lets whole phrases be: $sentence', (demand) => {
  expect(cutThroughPhrase(demand)).toBeNull();
});
