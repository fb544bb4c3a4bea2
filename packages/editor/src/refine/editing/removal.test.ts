import { describe, expect, it } from 'vitest';
import { draftOf } from '../draft.ts';
import { exportSpec } from '../samples/export-spec.ts';
import { withoutReferences } from './removal.ts';

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

  it('draws in the ends of a range, to the next key that is left', () => {
    const items = '- **R-2:** a\n- **R-3:** b\n- **R-5:** c\n';
    const shortened: [string, string, string][] = [
      ['R-1', 'Covers R-1 to R-5.', 'Covers R-2 to R-5.'],
      ['R-6', 'Umfasst R-2 bis R-6.', 'Umfasst R-2 bis R-5.'],
      ['R-4', '行うこと：R-2～R-4。', '行うこと：R-2～R-3。'],
      ['R-4', '要做的事：R-3 至 R-4。', '要做的事：R-3。'],
      ['R-1', 'Copre R-2 a R-5.', 'Copre R-2 a R-5.'],
    ];
    for (const [key, before, after] of shortened)
      expect(without(`${items}\n${before}\n`, key).text).toBe(`${items}\n${after}\n`);
  });

  it('takes out the test that tests nothing else, and keeps the risk that cites a question', () => {
    const text =
      '## Test plan\n\n- **T-1** (FR-4) Given a badge, when FR-4 runs, then the door opens.\n- **T-2** (FR-4, FR-5) Given rain.\n\n## Risks\n\n- **R-1** (FR-4) The door jams.\n';
    expect(without(text, 'FR-4').text).toBe(
      '## Test plan\n\n- **T-2** (FR-5) Given rain.\n\n## Risks\n\n- **R-1** The door jams.\n',
    );
  });

  it('takes a key out of rows and hints of other languages', () => {
    expect(without('R-1、R-2、R-3を確認する。\n', 'R-2').text).toBe('R-1、R-3を確認する。\n');
    expect(without('ゲートはR-2と連携する。\n', 'R-2').left).toBe(1);
    expect(without('Dotyczy R-1, R-2 i R-3.\n', 'R-3').text).toBe('Dotyczy R-1, R-2.\n');
    expect(without('Il testo non indica alcun costo; vedi Q-5.\n', 'Q-5').text).toBe(
      'Il testo non indica alcun costo.\n',
    );
    expect(without('費用の記述がありません。Q-5 を参照してください。\n', 'Q-5').text).toBe(
      '費用の記述がありません。\n',
    );
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
