import { expect, test } from 'vitest';
import { CHECK_NAMES, checkAt, faultsOf } from './checks.ts';
import { inputAt, KIND_COUNT } from './inputs.ts';

const ROUNDS = 1;

/** A sample of `npm run fuzz`: each kind of hostile text once to each operation. */
test.each(CHECK_NAMES)('hostile texts: %s throws nothing and loses nothing', async (check) => {
  for (let index = 0; index < ROUNDS * KIND_COUNT * CHECK_NAMES.length; index += 1) {
    if (checkAt(index, KIND_COUNT) !== check) continue;
    const input = inputAt(7, index);
    expect([index, input.kind, await faultsOf(check, input, index)]).toEqual([index, input.kind, []]);
  }
});

test('the same numbers make the same texts', () => {
  for (let index = 0; index < KIND_COUNT; index += 1) expect(inputAt(3, index)).toEqual(inputAt(3, index));
});
