import { expect, it } from 'vitest';
import { read } from '../read/read.ts';
import { understand } from './understand.ts';

const lastOf = (text: string): string | undefined => understand(read(text)).statements.at(-1)?.text;

it.each([
  [
    'Sessions are stored in memory and lost with each deploy. Move them to Redis.',
    'Move the sessions to Redis.',
  ],
  ['Users complain that search is slow. Move it to Elasticsearch.', 'Move search to Elasticsearch.'],
  ['The invite link never expires. Make it valid for 72 hours.', 'Make the invite link valid for 72 hours.'],
  [
    'The export dies when a file is larger than 2 GB because it loads the whole file into memory. Split it into parts of 512 MB.',
    'Split the file into parts of 512 MB.',
  ],
  [
    'Customers cannot tell which device is which. Let them rename devices.',
    'Let the customers rename devices.',
  ],
  [
    'Our CI takes 40 minutes. Split the tests over 4 runners. It should be under 10 minutes.',
    'Our CI should be under 10 minutes.',
  ],
  [
    'Users complain that search is slow. Move it to Elasticsearch and make it incremental for new pages.',
    'Make search incremental for new pages.',
  ],
  ['Checkout is slow. The query loads every line item. Page it.', 'Page the query.'],
  [
    'Flags live in Postgres, services must read them through an SDK.',
    'Services must read the flags through an SDK.',
  ],
  ['Users wait. Call them within 2 days.', 'Call the users within 2 days.'],
  [
    'The calendar loads slowly, like 6 seconds for 80 people. Should be under 1.',
    'The calendar should load in under 1 second.',
  ],
  [
    'The report takes 40 minutes on Mondays. It must be under 5 minutes.',
    'The report must take under 5 minutes.',
  ],
])('names what the pronoun of an order stands for: %s', (text, expected) => {
  expect(lastOf(text)).toBe(expected);
});

it.each([
  ['Logs contain email addresses. Mask them before they are written.', 'two things may be meant'],
  [
    'Every time a customer wants to change their address they call us, and Brenda has to log into three systems. Customers should change it themselves.',
    'nobody is an "it"',
  ],
  [
    'Uploads fail on slow connections. Make them resumable with parts of 8 MB.',
    'where it is so is no such thing',
  ],
  [
    'Log lines have no request id. Generate one at the edge and add it to every log line.',
    'it is what is generated',
  ],
  ['Users wait. Replace them within 2 days.', 'people are not done something to'],
  ['The export is slow. Make it possible to cancel an export.', 'the pronoun names nothing'],
  ['The export takes 40 minutes. Add a progress bar and show it at the top.', 'the order names it itself'],
])('leaves it where that is not sure: %s (%s)', (text) => {
  expect(lastOf(text)).toMatch(/(?<!\p{L})(?:it|them|the progress bar)(?!\p{L})/u);
});
