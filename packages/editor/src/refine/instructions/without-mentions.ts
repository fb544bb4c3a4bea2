import { contentWords } from '../../document/content-words.ts';
import type { Item } from '../../document/items.ts';
import type { Span } from '../../read/source.ts';
import { parse } from '../../syntax/parse.ts';
import type { Tree } from '../../syntax/tree.ts';
import { type Draft, draftOf } from '../draft.ts';
import { withoutWords } from '../editing/removal.ts';
import { splice } from '../editing/splice.ts';
import { isDemand, withoutPart } from '../editing/without-part.ts';
import { applied, type Change, type Outcome } from '../instruction.ts';
import { sentences } from '../target/ordinal.ts';
import { rowTargets } from '../target/parts.ts';
import { bare, wholeWords } from '../target/phrase.ts';
import type { Target } from '../target/target.ts';
import { reworded } from './reword-item.ts';

/** "All mentions of Postmark". */
const mentions =
  /^(?:(?:all|every|any|each|the) )?(?:of the )?(?:mentions?|references?|occurrences?|traces?|talk)(?: (?:of|to|about)) (?<term>.{2,60})$/iu;
/** Words of a name at most. */
const LONGEST_NAME = 3;
const MOST_ROUNDS = 60;
/** "… (FR-6).": what a sentence points at. */
const citing = /\s\([A-Z]{1,8}-\d{1,6}(?:, [A-Z]{1,8}-\d{1,6})*\)(?=[.!?]?$)/u;
const lead = /^[\s>*+-]*(?:\d{1,9}[.)])?\s*[*_`[(]{0,4}[A-Z]{1,8}-\d{1,6}[*_`\])]{0,4}:?[*_`]{0,3}\s*/u;

/**
 * The change that leaves a name standing nowhere: a sentence that has more to say loses the words around it ("… through Postmark"), any
 * other goes with what refers to it. Null where the phrase asks for none, or the draft has no such name.
 */
export function mentionsRemoved(phrase: string, draft: Draft): Change | null {
  const term = bare(mentions.exec(phrase.trim())?.groups?.['term'] ?? '');
  const isName = /\p{Lu}|\d|[_./-]/u.test(term) && term.split(' ').length <= LONGEST_NAME;
  return isName && wholeWords(term, 'i').test(draft.text) ? (now) => withoutMentions(now, term) : null;
}

function withoutMentions(draft: Draft, term: string): Outcome {
  const pattern = wholeWords(term, 'i');
  let now = draft;
  let count = 0;
  for (; count < MOST_ROUNDS; count += 1) {
    const text = withoutOne(now, pattern);
    if (text === null || text === now.text) break;
    now = draftOf(text, draft.request);
  }
  const left = now.text.match(wholeWords(term, 'gi'))?.length ?? 0;
  const note =
    left > 0
      ? ` It still stands in ${left} place${left > 1 ? 's' : ''}, which only other words could replace.`
      : '';
  return applied(draft, now.text, `Took out what mentions "${term}".${note}`);
}

/** The text without the first mention that can go; null where none can. */
function withoutOne(draft: Draft, pattern: RegExp): string | null {
  const says = ({ start, end }: Span) => pattern.test(draft.text.slice(start, end));
  const row = rowTargets(draft).find(says);
  if (row) return withoutPart(draft, row).text;
  for (const target of sentences(draft).filter(says)) {
    const item = draft.items.findLast(({ start, end }) => start <= target.start && target.end <= end);
    const isAsked = item?.key?.family === 'Q';
    const less = isAsked ? withinQuote(draft, target, pattern) : shorter(draft, target, item, pattern);
    return less ?? withoutPart(draft, isAsked ? itemTarget(item) : target).text;
  }
  return null;
}

const itemTarget = ({ start, end, key, section }: Item): Target => ({
  kind: 'item',
  start,
  end,
  name: key?.text ?? 'the item',
  section,
});

/** The text in which a question quotes less of what it asks of; null where it asks of the name itself. */
function withinQuote(draft: Draft, { start, end }: Target, pattern: RegExp): string | null {
  const raw = draft.text.slice(start, end);
  const quote = /“(?<words>[^“”]+)”/u.exec(raw);
  const words = quote?.groups?.['words'] ?? '';
  const rest = pattern.test(raw.replace(words, '')) ? null : withoutName(words, pattern);
  return rest === null ? null : splice(draft.text, [{ start, end, text: raw.replace(words, () => rest) }]);
}

/** Words without what holds a name; null where nothing would be left that they say. */
function withoutName(words: string, pattern: RegExp): string | null {
  const found = pattern.exec(words);
  const cut = found && cutIn(words, { start: found.index, end: found.index + found[0].length });
  return cut ? withoutWords(words, cut.start, cut.end).replace(/\s+(?=[.,;:!?])/gu, '') : null;
}

/** The text in which a sentence says the rest of it; null where nothing would be left that it says. */
function shorter(draft: Draft, target: Target, item: Item | undefined, pattern: RegExp): string | null {
  const raw = draft.text.slice(target.start, target.end);
  const from = lead.exec(raw)?.[0].length ?? 0;
  const cited = citing.exec(raw)?.[0] ?? '';
  const words = withoutName(raw.slice(from).replace(citing, ''), pattern);
  if (words === null) return null;
  const rest = words.replace(/(?=[.!?]?$)/u, () => cited);
  if (item?.key && isDemand(item.key.family) && item.start === draft.text.lastIndexOf('\n', target.start) + 1)
    return reworded(draft, itemTarget(item), restOf(draft, item, target, rest)).text;
  return splice(draft.text, [{ start: target.start + from, end: target.end, text: rest }]);
}

/** An item with one of its sentences in other words. */
function restOf(draft: Draft, { start, end }: Item, target: Target, fresh: string): string {
  return sentences(draft)
    .filter((one) => start <= one.start && one.end <= end)
    .map((one) =>
      one.start === target.start ? fresh : draft.text.slice(one.start, one.end).replace(lead, '').trim(),
    )
    .join(' ');
}

/** A sentence that loses words keeps at least so many. */
const FEWEST = 3;
/** What hangs on a word and can be left out: where, with what, and one of several. */
const loose: ReadonlySet<string> = new Set(['obl', 'nmod', 'appos', 'conj']);
const within: ReadonlySet<string> = new Set(['compound', 'amod', 'flat', 'nummod', 'nmod:poss']);

/** The words around a name that a sentence can do without: the phrase with its preposition, or the member of a list that holds it. */
function cutIn(sentence: string, name: Span): Span | null {
  const tree = parse(sentence);
  const at = tree?.words.findIndex(({ start, end }) => start < name.end && name.start < end) ?? -1;
  if (!tree || at < 0) return null;
  const top = topOf(tree, at);
  const word = tree.word(top);
  if (!word || !loose.has(word.relation)) return null;
  // what is done to it beside another thing goes as a whole: "and take its jobs from RabbitMQ"
  const deed = tree.word(word.head)?.relation === 'obj' ? (tree.word(word.head)?.head ?? top) : word.head;
  const isDeed =
    tree.word(deed)?.relation === 'conj' && tree.childrenOf(deed, 'nsubj', 'nsubj:pass').length === 0;
  const verb = word.relation !== 'conj' && isDeed ? deed : top;
  const { first, last } = tree.stretchOf(verb);
  const isJoined = tree.word(first)?.relation === 'cc';
  const isMember = tree.word(verb)?.relation === 'conj';
  const before = tree.word(first - 1);
  const opening = isMember && !isJoined && before?.text === ',' ? first - 1 : first;
  const [start, end] = [tree.word(opening)?.start, tree.word(last)?.end];
  if (start === undefined || end === undefined) return null;
  const left = `${sentence.slice(0, start)} ${sentence.slice(end)}`;
  return contentWords(left).length >= FEWEST ? { start, end } : null;
}

/** The word that a name hangs on as a whole: the last one that only names more closely what it is. */
function topOf(tree: Tree, at: number): number {
  let top = at;
  while (within.has(tree.word(top)?.relation ?? '')) top = tree.word(top)?.head ?? top;
  return top;
}
