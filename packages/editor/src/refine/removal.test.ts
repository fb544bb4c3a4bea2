import { describe, expect, it } from 'vitest';
import { draftOf } from './draft.ts';
import { withoutReferences } from './removal.ts';
import { exportSpec } from './samples/export-spec.ts';

function without(text: string, key: string) {
  const request = {
    originalInput: '',
    previousOutput: text,
    feedback: '',
    audience: 'SRE',
    context: 'DevOps',
    format: 'RFC',
    tone: 50,
  } as const;
  return withoutReferences(draftOf(text, request), key);
}

describe('withoutReferences', () => {
  it('takes a key out of rows of keys, brackets and "see" clauses', () => {
    expect(without('Covers FR-1, FR-2 and FR-3.\n', 'FR-2').text).toBe('Covers FR-1 and FR-3.\n');
    expect(without('It ends (FR-2). The input names none; see Q-5.\n', 'Q-5').text).toBe(
      'It ends (FR-2). The input names none.\n',
    );
    expect(without('It ends (FR-2).\n', 'FR-2').text).toBe('It ends.\n');
  });

  it('takes out the items that are about the key alone, and no longer key that begins like it', () => {
    const text = '- FR-1: a\n- FR-10: b\n- FR-1 and FR-2 together\n';
    expect(without(text, 'FR-1').text).toBe('- FR-10: b\n- FR-2 together\n');
  });

  it('counts the mentions within sentences, which only a person can reword', () => {
    expect(without('The worker of FR-2 waits.\n', 'FR-2')).toEqual({
      text: 'The worker of FR-2 waits.\n',
      left: 1,
    });
  });

  it('leaves a document that never mentions the key as it is', () => {
    expect(without(exportSpec, 'Q-77').text).toBe(exportSpec);
  });
});
