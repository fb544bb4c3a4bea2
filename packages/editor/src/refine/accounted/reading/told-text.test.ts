import { describe, expect, it } from 'vitest';
import { toldText } from './told-text.ts';

const noun = /risks?|risiken/iu;
const told = (message: string) =>
  toldText(message, { noun, isOrder: (frame) => noun.test(frame) })?.text ?? null;

describe('words that a message brings along', () => {
  it.each([
    // behind a colon, whatever leads there, and up to what is said about them
    ['What I dream of: the dam breaks. It is not among the risks, so add it.', 'the dam breaks'],
    ['Mir fehlt bei den Risiken etwas: der Damm bricht. Nimm das bitte auf.', 'der Damm bricht'],
    // as somebody's words
    ['Ilse told us over lunch that the dam breaks, which is a risk to note', 'the dam breaks'],
    ['the list of risks ought to admit that the dam breaks', 'the dam breaks'],
    // in quotes
    ['A further risk, word for word: "the dam breaks"', 'the dam breaks'],
    // as the clause that neither orders nor gives a reason
    ['Given the flood in May, the dam breaks, and I want it listed as a risk', 'the dam breaks'],
  ])('%s', (message, text) => {
    expect(told(message)).toBe(text);
  });

  it('are none where all words order, or are set against others', () => {
    expect(told('please add the risks')).toBeNull();
    expect(told('the risks must be listed, not hidden away')).toBeNull();
  });
});
