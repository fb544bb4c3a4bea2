import { expect, it } from 'vitest';
import { read } from '../../read/read.ts';
import { understand } from '../understand.ts';

it.each([
  [
    'Sessions are lost with each deploy. Move them to Redis with a TTL of 30 days.',
    'Move the sessions to Redis with a TTL of 30 days',
  ],
  [
    'The lab door opens with a badge that anyone can copy. Log every opening with its time.',
    'Lab door: log every opening with its time',
  ],
  [
    'We need to stop sending the receipt twice. The payment provider has a key for each payment.',
    'Stop sending the receipt twice',
  ],
  [
    'The search field on the help pages fires a request for each key. Please debounce it by 250 ms and keep the last result.',
    'Search field on the help pages: debounce it by 250 ms and keep the last result',
  ],
  [
    'Our meters lose their session with every deploy and the login service falls over. Add a random delay on the meter (5 to 90 s) and a limit of 200/s on the broker. Meters of 2019 have no updates.',
    'Add a random delay on the meter and a limit of 200/s on the broker',
  ],
  ['Password mails arrive late. fix that', 'Password mails arrive late'],
  [
    'I want an endpoint POST /v1/exports that takes a list of ids and returns a zip. It should answer within 2 s.',
    'Endpoint POST /v1/exports',
  ],
  [
    'Make the app start faster, it takes 9 seconds on old phones. Load the map later.',
    'Make the app start faster',
  ],
  [
    'Images on the product page are 4 MB each. Resize them on upload to 3 sizes.',
    'Resize the images on upload to 3 sizes',
  ],
  [
    'Checkout is slow. The query loads every line item. We should page it and add an index on orders.',
    'Page the query',
  ],
  [
    'Managers ask for their numbers by mail. Add a button that exports the report.',
    'Add a button that exports the report',
  ],
])('calls a short request by what it asks for: %s', (text, title) => {
  expect(understand(read(text)).title).toBe(title);
});

it('does not call it by an order on what only the sentence before names', () => {
  expect(
    understand(read('Logs contain email addresses. Mask them before they are written.')).title,
  ).not.toMatch(/them/u);
});

it('keeps a URL whole', () => {
  expect(understand(read('The export to s3://reports dies on big files.')).title).toContain('s3://reports');
});
