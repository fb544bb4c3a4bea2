import { expect, it } from 'vitest';
import { weighedKind } from './weighed.ts';

it.each([
  ["Smaller tiles use less memory, but that doesn't solve the slow start.", 'alternative'],
  ['A second cache helps a little but it still would not fix the cold start.', 'alternative'],
  ['It will be a lot of work though.', 'risk'],
  ['A rewrite would take us considerable time.', 'risk'],
  ['The map is small, which makes me wonder if one tile would do.', 'question'],
  ['The vendor talks about a new format, but nothing has been decided.', 'context'],
  ['The form must not change once it is sent.', null],
  ['The job will take a list of tiles.', null],
  ['If nothing has been decided after 3 days, the request is closed.', null],
])('says of «%s» that it is %s', (prose, kind) => {
  expect(weighedKind(prose)).toBe(kind);
});
