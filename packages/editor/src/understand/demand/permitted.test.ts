import { expect, it } from 'vitest';
import { withPlainVerbs } from './compound-verbs.ts';
import { withPlainPermission } from './permitted.ts';

it.each([
  ['The importer is allowed to take two hours', 'The importer may take two hours'],
  ["Guests aren't allowed to invite others", 'Guests must not invite others'],
  ['Only admins get to delete it', 'Only admins can delete it'],
  ['Anyone can read it but only admins get to delete it', 'Anyone can read it but only admins can delete it'],
])('says permission in words that bind: %s', (said, plain) => {
  expect(withPlainPermission(said)).toBe(plain);
});

it.each([
  'Requests must get to the second server',
  'The mail gets to support',
  'You never get to see it',
  'What is allowed is listed',
])('lets be what permits nothing: %s', (said) => {
  expect(withPlainPermission(said)).toBe(said);
});

it('reads a verb of two words as one', () => {
  expect(withPlainVerbs('Rate limit the search to 20 a minute')).toBe(
    'Limit the rate of the search to 20 a minute',
  );
  expect(withPlainVerbs('The rate limit the vendor sets is 20')).toBe('The rate limit the vendor sets is 20');
  expect(withPlainVerbs('Default on for new users')).toBe('The default must be on for new users');
  expect(withPlainVerbs('Default to the last one')).toBe('Default to the last one');
});
