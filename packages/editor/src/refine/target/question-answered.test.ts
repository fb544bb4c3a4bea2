import { describe, expect, it } from 'vitest';
import { draftOf } from '../draft.ts';
import { questionAnsweredBy } from './question-answered.ts';

const text = `# Kiln booking

## Requirements

- **FR-1:** Wardens MUST be able to lock the kiln.
- **FR-2:** The kiln MUST be locked in the evening.

## Open questions

- **Q-1:** What becomes of what belongs to it (FR-1): “Wardens can lock the kiln”?
- **Q-2:** Until when is this possible (FR-2): “The kiln is locked in the evening”?
`;
const draft = draftOf(text, {
  originalInput: '',
  previousOutput: text,
  feedback: '',
  audience: 'Senior Dev',
  context: 'Backend',
  format: 'Technical Spec',
  tone: 50,
});
const answeredBy = (statement: string) => {
  const question = questionAnsweredBy(draft, statement);
  return question && /Q-\d/u.exec(text.slice(question.start, question.end))?.[0];
};

describe('a question that quotes what it is about', () => {
  it.each([
    ['what belongs to wardens who lock the kiln is kept', 'Q-1'],
    ['the kiln is locked in the evening, at 23:00 at the latest', 'Q-2'],
  ])('is answered by what speaks of what it asks, or gives the value: %s', (statement, key) => {
    expect(answeredBy(statement)).toBe(key);
  });

  it.each(['managers can lock the kiln', 'wardens can lock the kiln and the glaze room'])(
    'is answered by nothing that only speaks of what it quotes: %s',
    (statement) => {
      expect(answeredBy(statement)).toBeNull();
    },
  );
});
