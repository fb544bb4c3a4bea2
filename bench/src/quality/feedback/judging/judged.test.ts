import { describe, expect, it } from 'vitest';
import { addNonGoal } from '../operations/adding-entries.ts';
import { borderline, outOfScope } from '../operations/scope.ts';
import { revisionOf } from '../revision.ts';
import { SPEC } from '../samples/spec.ts';
import { judged } from './judged.ts';

const QUALITY = { checks: 1, failed: [] };
const SLOTS = { thing: 'a realtime feed' };
const told = { instruction: '', status: 'applied', message: '' } as const;
const answer = { isOutOfScope: false, applied: [told], quality: QUALITY };

describe('a judgement', () => {
  const unchanged = revisionOf(SPEC, SPEC, SLOTS);
  const right = revisionOf(
    SPEC,
    SPEC.replace('- A print view.', '- A print view.\n- A realtime feed.'),
    SLOTS,
  );

  it('tells what was done from what was done otherwise', () => {
    expect(judged(addNonGoal, right, answer, QUALITY).outcome).toBe('done');
    const failing = { checks: 1, failed: [{ rule: 'C9', message: 'no' }] };
    expect(judged(addNonGoal, right, { ...answer, quality: failing }, QUALITY)).toEqual({
      outcome: 'wrong',
      faults: ['C9: no'],
    });
  });

  it('tells what was refused from what was said to be done', () => {
    expect(judged(addNonGoal, unchanged, answer, QUALITY).outcome).toBe('silent');
    const refused = { ...answer, applied: [{ ...told, status: 'not-understood' } as const] };
    expect(judged(addNonGoal, unchanged, refused, QUALITY).outcome).toBe('refused');
  });

  it('tells what was taken for something else', () => {
    const outside = { ...answer, isOutOfScope: true };
    expect(judged(addNonGoal, unchanged, outside, QUALITY).outcome).toBe('scope');
    expect(judged(outOfScope, unchanged, outside, QUALITY).outcome).toBe('done');
    expect(judged(outOfScope, unchanged, answer, QUALITY).outcome).toBe('scope');
    expect(judged(outOfScope, right, answer, QUALITY).outcome).toBe('wrong');
    expect(judged(borderline, right, answer, QUALITY).outcome).toBe('done');
    expect(judged(borderline, unchanged, outside, QUALITY).outcome).toBe('scope');
  });
});
