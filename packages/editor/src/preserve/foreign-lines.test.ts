import { describe, expect, it } from 'vitest';
import { foreignLines } from './foreign-lines.ts';
import { markedText } from './marked-text.ts';
import { nearWords } from './near-words.ts';

const SOURCE = markedText(
  'The billing service restarts every night and takes about 40 s. Ask the ops team before you change the timeout.',
  [],
);
const isOwned = nearWords(SOURCE.words);
const breachesOf = (answer: string) => foreignLines(markedText(answer, []), isOwned).map(({ kind }) => kind);

describe('a first or last line that says nothing of the source', () => {
  it.each([
    '以下是修改后的文本：\n\nThe billing service restarts every night.',
    'Oto krótkie podsumowanie podanego tekstu:\nThe billing service restarts every night.',
    'The billing service restarts every night.\n\nViel Erfolg mit dem neuen Projekt morgen früh!',
    'The billing service restarts every night.\n\nBlue whales sing\nligula\n\nnulla',
    'Thinking hard, the best way to put it would be as follows.  The billing service restarts every night.',
    '以下是修改后的文本：  The billing service restarts every night.',
  ])('is found in whatever language: %j', (answer) => {
    expect(breachesOf(answer)).toEqual(['chat']);
  });

  it.each([
    'The billing service restarts every night.\nAsk the ops team before changing the timeout.',
    'The billing service restarts every night. Check with ops first.',
    'Summary\n\nThe billing service restarts every night.',
    'Oto krótkie podsumowanie podanego tekstu',
  ])('is not seen in what the source says, in a label, or where there is but one: %j', (answer) => {
    expect(breachesOf(answer)).toEqual([]);
  });
});
