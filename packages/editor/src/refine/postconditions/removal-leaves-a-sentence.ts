import { parse } from '../../syntax/parse.ts';
import type { Tree } from '../../syntax/tree.ts';
import { type Postcondition, quoted } from './postcondition.ts';

/** What opens a line and is none of its words. */
const opening = /^\s*(?:[-*+>]|\d{1,3}[.)])?\s*(?:\*\*[^*]{1,40}\*\*:?\s*)?(?:\([A-Z]{1,4}-\d+\)\s*)?/u;
const tabular = /^\s*(?:\||```)|[{}[\]]/u;

/** A line of a script that declares a column. */
const column =
  /^\s{2,}[a-z_]\w* [a-z]\w*(?: ?\([\d, ]{1,12}\))?(?: (?:NOT NULL|UNIQUE|PRIMARY KEY|DEFAULT \S+|CHECK \(.*\)))*,?$/u;

/** One of several things goes with what joins it to the others. */
const joined = /^\s*(?:[,;]|(?:and|or)\s)|(?:[,;]|\s(?:and|or))\s*$/u;

/**
 * What stays of a line from which words were taken is a line still: it has words, and no verb or preposition of it waits for what went
 * ("We want with 3 workers", "-.").
 */
export const removalLeavesASentence: Postcondition = ({ before, changed: { gone, fresh } }) => {
  const torn = fresh.find((line) => {
    const was = gone.map((one) => ({ one, cut: cutOf(one, line) })).find(({ cut }) => cut !== null);
    if (!was?.cut || tabular.test(line) || column.test(line)) return false;
    const [said, left] = [was.one, line].map((one) => one.replace(opening, ''));
    if (!/[\p{L}\p{N}]/u.test(left ?? '')) return /[\p{L}\p{N}]/u.test(said ?? '') && /\S/u.test(left ?? '');
    return leavesDeterminer(was.one, was.cut) || (before.language === 'en' && leavesHole(was.one, was.cut));
  });
  return torn === undefined ? null : `left ${quoted(torn)}`;
};

interface Cut {
  readonly start: number;
  readonly end: number;
}

const isWithin = (line: string, at: number) => /[\p{L}\p{N}_-]{2}/u.test(line.slice(at - 1, at + 1));

/** Where words stood that a line lost; null where it lost nothing or got others: "beekeeper" gives way to "keeper". */
function cutOf(line: string, left: string): Cut | null {
  if (left.length >= line.length) return null;
  let start = 0;
  while (start < left.length && line[start] === left[start]) start += 1;
  let tail = 0;
  while (tail < left.length - start && line.at(-1 - tail) === left.at(-1 - tail)) tail += 1;
  if (start + tail !== left.length) return null;
  let end = line.length - tail;
  // what opens both words is of the one that went: "FR-1, " and not "1, FR-"
  while (start > 0 && isWithin(line, start) && line[start - 1] === line[end - 1]) {
    start -= 1;
    end -= 1;
  }
  return isWithin(line, start) || isWithin(line, end) ? null : { start, end };
}

/** What waits for a noun, and what no noun can come behind any more. */
const determiner =
  /(?<![\p{L}\p{N}])(?:the|an?|every|our|their|its|der|die|das|den|dem|des|eine?[mnrs]?|jede[mnrs]?|le|la|les|une?|chaque|el|los|las|una|cada|il|gli|uno|os|um|uma|het|een|(?:up to|at most|at least|maximum|max\.?|höchstens|mindestens|bis zu|au plus|jusqu['’]à|hasta) \d[\d.,]*)$/iu;
const closed =
  /^(?:[.,;:!?)]|$|(?:must|should|may|can|is|are|was|were|has|have|will|per|of|for|in|on|at|by|with|from|to|muss|müssen|soll|sollen|sollte|darf|dürfen|kann|können|ist|sind|wird|werden|hat|haben|pro|von|für|in|im|auf|mit|doit|doivent|devrait|peut|peuvent|est|sont|par|de|du|pour|dans|debe|deben|puede|pueden|es|son|por|para)(?!\p{L}))/iu;

/** What waits for a noun as well, but behind a verb that it belongs to: "stays as", "comes from". */
const preposition =
  /(?<![\p{L}\p{N}])(?:as|of|from|with|via|als|von|vom|mit|comme|avec|como|con|da|van|met|jako)$/iu;

/** Whether an article, a number or a preposition is left alone: "The MUST …", "up to 15 per invoice", "stays as for 4 weeks". */
function leavesDeterminer(line: string, { start, end }: Cut): boolean {
  const [left, right] = [line.slice(0, start).trimEnd(), line.slice(end).trimStart()];
  return (determiner.test(left) || preposition.test(left)) && closed.test(right);
}

/** Whether what was cut is all that a verb or a preposition beside it has. */
function leavesHole(line: string, { start, end }: Cut): boolean {
  const lead = opening.exec(line)?.[0].length ?? 0;
  const from = sentenceStart(line, Math.max(start, lead), lead);
  const to = from + (/^.*?[.!?](?=\s|$)/u.exec(line.slice(from))?.[0].length ?? line.length - from);
  if (start <= from || end > to || joined.test(line.slice(start, end))) return false;
  const tree = parse(line.slice(from, to));
  return tree !== null && isTorn(tree, { start: start - from, end: end - from });
}

function sentenceStart(line: string, at: number, lead: number): number {
  const ends = [...line.slice(lead, at).matchAll(/[.!?]\s+(?=\p{Lu})/gu)].at(-1);
  return ends ? lead + ends.index + ends[0].length : lead;
}

function isTorn(tree: Tree, cut: Cut): boolean {
  const isCut = (at: number) => {
    const word = tree.word(at);
    return word !== undefined && word.start < cut.end && word.end > cut.start;
  };
  return tree.words.some(
    ({ head, relation }, at) =>
      isCut(at) &&
      !isCut(head) &&
      relation === 'obj' &&
      tree.childrenOf(at, 'conj').every(isCut) &&
      tree.childrenOf(head, 'obj', 'ccomp', 'xcomp').every(isCut),
  );
}
