import fc from 'fast-check';
import { expect, test } from 'vitest';
import { examine, inspect, repair } from '../../src/models/embedded/worker.ts';
import { guardedAnswer } from '../../src/writing/guard/guarded-answer.ts';
import type { TextWork } from '../../src/writing/text-work.ts';
import { fakeModel } from '../harness/fake-model.ts';
import { GOOD_CASES, type GoodCase } from './cases.ts';
import { brokenPromises } from './promise-kept.ts';
import { spoilt } from './spoilt.ts';

/** `TEST_GUARANTEE_CASES=1000` for all of them, which takes a minute. */
const CASES = Number(process.env['TEST_GUARANTEE_CASES'] ?? 80);

const text: Pick<TextWork, 'inspect' | 'examine' | 'repair'> = {
  inspect,
  examine: (promise, answer) => examine({ promise, answer }),
  repair: (promise, examination) => repair({ promise, examination }),
};

/** The guard's answer where a model answers so, first and when it is asked again. */
function guarded({ request, answer }: GoodCase, answers: readonly string[]) {
  const embedded = fakeModel({ id: 'embedded', answers: [answer], deterministic: true });
  const guarding = { text: text as TextWork, catalogue: { embedded }, timeoutMs: 60_000 };
  return guardedAnswer(fakeModel({ answers }), request, guarding);
}

test.each(GOOD_CASES)('a good answer to $request.stage is passed on as it is', async (good) => {
  const { output, guard } = await guarded(good, [good.answer]);
  expect({ output, guard }).toEqual({ output: good.answer, guard: { status: 'clean', restored: 0 } });
  expect(brokenPromises(good, output)).toEqual([]);
});

test('no output breaks a promise, whatever a model answers', async () => {
  const cases = fc.constantFrom(...GOOD_CASES);
  await fc.assert(
    fc.asyncProperty(cases, spoilt, spoilt, async (good, first, second) => {
      const { output } = await guarded(good, [first(good.answer), second(good.answer)]);
      expect({ output, broken: brokenPromises(good, output) }).toEqual({ output, broken: [] });
    }),
    { numRuns: CASES },
  );
}, 300_000);
