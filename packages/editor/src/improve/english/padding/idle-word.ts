import type { ProseRule } from '../../../correct/prose-rule.ts';
import { parse } from '../../../syntax/parse.ts';
import { sentenceBefore, sentenceBehind } from '../../sentence-around.ts';
import { isPadded } from './paddedness.ts';

/** "some kind of lock", "a new kind of hard drive": a kind that is one. */
const NAMES_A_KIND: ReadonlySet<string> = new Set([
  'DT',
  'PDT',
  'PRP$',
  'WDT',
  'JJ',
  'JJR',
  'JJS',
  'CD',
  'IN',
]);
const TOLD_SO: ReadonlySet<string> = new Set(['VB', 'VBZ', 'VBP', 'VBD', 'VBG', 'VBN', 'JJ', 'RB', 'MD']);

/** "basically", "kind of": where a sentence or a text is full of such words, they say nothing. */
export const idleWord: ProseRule = {
  id: 'improve/idle-word',
  category: 'style',
  message: 'This word says nothing here.',
  pattern:
    /(?<![\p{L}\p{N}'’-])(?:(?<kind>kind|sort) of |basically,? |literally |honestly |(?<=(?:am|is|are|was|were|be|been|not|['’](?:m|s|re)) )actually |(?<=(?:i|we) )just (?=(?:wanted|feel|think)\b)|(?<=was )just (?=wondering\b)|(?<=really )quite |super (?=urgent|important|critical))(?=[\p{L}\p{N}])/giu,
  replace: ({ 0: written, groups }, { prose, from }) => {
    if (!isPadded(prose, from)) return null;
    if (groups?.['kind'] === undefined) return '';
    return isAdverbial(prose, from, written.length) ? '' : null;
  },
  examples: [
    ['It is basically kind of slow, really.', 'It is slow, really.'],
    ['Maybe it sort of hangs, I guess.', 'Maybe it hangs, I guess.'],
    ['I just wanted to ask if it is actually done.', 'I wanted to ask if it is done.'],
  ],
  counterExamples: [
    'We basically have two options.',
    'It is kind of slow.',
    'Maybe some kind of lock is really held, I guess.',
    'Basically it is done.',
  ],
};

/** Whether "kind of" says how much something is so, by the parts of speech that stand beside each other without it. */
function isAdverbial(prose: string, from: number, length: number): boolean {
  const before = sentenceBefore(prose, from).trimStart();
  const tree = parse(before + sentenceBehind(prose, from + length));
  if (tree === null) return false;
  const at = tree.words.findIndex(({ start }) => start >= before.length);
  const [previous, next] = [tree.word(at - 1), tree.word(at)];
  if (previous === undefined || next === undefined) return false;
  return !NAMES_A_KIND.has(previous.tag) && TOLD_SO.has(next.tag);
}
