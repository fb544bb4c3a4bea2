import type { Paragraph, RootContent } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import { contentWords } from '../../document/content-words.ts';
import { keysIn } from '../../document/keys.ts';
import { endOf, type Section, startOf } from '../../document/outline.ts';
import { areKin } from '../claims/kin.ts';
import { type Draft, draftOf } from '../draft.ts';
import { removedWithKey } from '../editing/removal.ts';
import { splice } from '../editing/splice.ts';
import { applied, type Outcome } from '../instruction.ts';
import { isGap, pointOfGap } from './gap.ts';
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
  const said = contentWords(words);
  const asked = contentWords(`${home.title} ${plainText(gap)}`);
  return said.some((word) => asked.some((other) => areKin(word, other)))
    ? filledGapOf(draft, home, words)
    : null;
}

/** As `filledGap`, for the section that is meant. */
export function filledGapOf(draft: Draft, home: Section, words: string): Outcome | null {
  const gap = gapOf(draft, home);
  if (!gap) return null;
  const open = plainText(gap);
  const sentence = asSentence(words);
  const filled = splice(draft.text, [{ start: startOf(gap), end: endOf(gap), text: sentence }]);
  const text = keysIn(open)
    .filter((key) => key.family === 'Q')
    .reduce(
      (left, key) =>
        withoutPoint(draftOf(left, draft.request), key.text, pointOfGap(draft.language, open.trim(), home)),
      filled,
    );
  return applied(draft, text, `Wrote "${sentence}" where "${home.title}" said that nothing is known.`);
}

/** The words of a section that the input says nothing of it; undefined where it says something. */
export function gapOf(draft: Draft, { nodes }: Section): Paragraph | undefined {
  return nodes.find(
    (node): node is Paragraph =>
      node.type === 'paragraph' &&
      isGap(draft.language, plainText(node).trim()) &&
      keysIn(plainText(node)).length > 0,
  );
}

/** The text without a question; one that other sections wait for, too, goes on asking for the rest. */
function withoutPoint(draft: Draft, key: string, point: string | null): string {
  const question = draft.items.find((item) => item.key?.text === key);
  const isShared = draft.outline.sections.some(
    (section) =>
      section !== question?.section && section.nodes.some((node) => isGapOf(draft.language, node, key)),
  );
  if (!question || !isShared) return withoutQuestion(draft, key);
  const asked = draft.text.slice(question.start, question.end);
  const at = point === null ? -1 : asked.indexOf(point);
  if (point === null || at < 0) return draft.text;
  const [before, after] = [asked.slice(0, at), asked.slice(at + point.length)];
  const rest = joint.test(before)
    ? before.replace(joint, '') + after
    : before + after.replace(/^\s?(?:[,、，]|\p{L}{1,3}(?= ))\s?/u, '');
  return splice(draft.text, [{ start: question.start, end: question.end, text: rest }]);
}

/** What joins a member of a list to the one before it. */
const joint = /(?:\s?[,、，]\s?|\s\p{L}{1,3}\s|[和と])$/u;

function isGapOf(language: string, node: RootContent, key: string): boolean {
  const words = node.type === 'paragraph' ? plainText(node).trim() : '';
  return isGap(language, words) && keysIn(words).some(({ text }) => text === key);
}

function withoutQuestion(draft: Draft, key: string): string {
  const question = draft.items.find((item) => item.key?.text === key);
  if (!question) return draft.text;
  const { start, end, section } = question;
  return removedWithKey(draft, { kind: 'item', start, end, name: key, section }, key);
}
