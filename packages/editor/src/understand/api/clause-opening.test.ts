import { describe, expect, it } from 'vitest';
import { deedByClause } from './clause-opening.ts';

const from = (text: string) => {
  const at = deedByClause(text);
  return at === null ? null : text.slice(at);
};

describe('deedByClause', () => {
  it('finds who does something behind what the sentence opens with', () => {
    expect(from('An admin of an organisation creates a key with a name.')).toBe('creates a key with a name.');
    expect(from('At the counter the caretaker uploads a photo.')).toBe('uploads a photo.');
  });

  it.each([
    'The migration of the data creates a table.',
    'A missing translation shows the English text.',
    'The admin of a team never deletes a key.',
    'We create a key for a customer.',
  ])('finds nobody in "%s"', (text) => {
    expect(from(text)).toBeNull();
  });
});
