import type { Paragraph } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import { contentWords } from '../../document/content-words.ts';
import { keysIn } from '../../document/keys.ts';
import { endOf, type Section, startOf } from '../../document/outline.ts';
import { areKin } from '../claims/kin.ts';
import { type Draft, draftOf } from '../draft.ts';
import { applied, type Outcome } from '../instruction.ts';
import { removedWithKey } from '../removal.ts';
import { splice } from '../splice.ts';
import { isGap } from './gap.ts';
import { homeOfFact, kindOfFact } from './home.ts';
import { asSentence } from './sentence.ts';

/**
 * Writes a statement over the words that the input says nothing of it ("… how versions are told apart; see Q-4"), and takes out the
 * question that stands for the gap; null where the section it belongs to has no gap that it speaks of.
 */
export function filledGap(draft: Draft, words: string): Outcome | null {
  if (kindOfFact(words) !== 'fact') return null;
  const home = homeOfFact(draft, words, 'fact');
  const gap = home ? gapOf(draft, home) : undefined;
  if (!home || !gap) return null;
  const open = plainText(gap);
  const said = contentWords(words);
  const asked = contentWords(`${home.title} ${open}`);
  if (!said.some((word) => asked.some((other) => areKin(word, other)))) return null;
  const sentence = asSentence(words);
  const filled = splice(draft.text, [{ start: startOf(gap), end: endOf(gap), text: sentence }]);
  const text = keysIn(open)
    .filter((key) => key.family === 'Q')
    .reduce((left, key) => withoutQuestion(draftOf(left, draft.request), key.text), filled);
  return applied(draft, text, `Wrote "${sentence}" where "${home.title}" said that nothing is known.`);
}

function gapOf(draft: Draft, { nodes }: Section): Paragraph | undefined {
  return nodes.find(
    (node): node is Paragraph =>
      node.type === 'paragraph' &&
      isGap(draft.language, plainText(node).trim()) &&
      keysIn(plainText(node)).length > 0,
  );
}

function withoutQuestion(draft: Draft, key: string): string {
  const question = draft.items.find((item) => item.key?.text === key);
  if (!question) return draft.text;
  const { start, end, section } = question;
  return removedWithKey(draft, { kind: 'item', start, end, name: key, section }, key);
}
