import { describe, expect, it } from 'vitest';
import { clausesOf } from './clauses/clauses.ts';
import { revise } from './samples/revise.ts';

const spec = `# 会員登録

## 要件

### 機能要件

- **FR-1:** （必須）コードの有効期限は10分とする。

## リスク

- **R-1:** 電話番号が古い。
`;

describe('feedback in another language than English', () => {
  it.each([
    ['Voeg een eis toe: de run start elke nacht. Verander 8 workers in 12 workers.'],
    ['Dodaj ryzyko: kalendarz spóźnia się o 10 minut. Zmień 30 dni na 60 dni.'],
    ['Aggiungi un requisito: il link scade dopo 7 giorni. I firmatari sono al massimo 6, non 4.'],
  ])('takes the order behind what is to be added for one of its own: %s', (feedback) => {
    expect(clausesOf(feedback)).toHaveLength(2);
  });

  it('keeps a second sentence that orders nothing with what is to be added', () => {
    expect(clausesOf('Dodaj ryzyko: kalendarz się spóźnia. Widać to rano.')).toHaveLength(1);
  });

  it('finds a value within words that no space parts from it', async () => {
    const { output } = await revise(spec, '10分を15分に変更してください。', 'Technical Spec', '');
    expect(output).toContain('コードの有効期限は15分とする。');
  });

  it('adds a risk where it is told to stand', async () => {
    const { output } = await revise(
      spec,
      'リスクに「費用が増える可能性がある」を追加してください。',
      'Technical Spec',
      '',
    );
    expect(output).toContain('費用が増える可能性がある');
    expect(output.indexOf('費用が増える')).toBeGreaterThan(output.indexOf('## リスク'));
  });
});
