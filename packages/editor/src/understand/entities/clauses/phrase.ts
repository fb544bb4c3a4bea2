import type { Tree } from '../../../syntax/tree.ts';
import { singularOf } from '../../api/nouns.ts';

/** How many of something a phrase speaks of: one, every single one, several, or what its noun's number says. */
type Count = 'one' | 'each' | 'several' | 'plain';

/** A noun with what counts and describes it, by places of words. */
export interface Phrase {
  readonly first: number;
  readonly last: number;
  readonly count: Count;
  readonly isPlural: boolean;
  /** The words of its name in small letters, the last one in the singular: "targeting rules" → targeting, rule. */
  readonly words: readonly string[];
  /** How many of them describe before the first noun: "new" of "new contract". */
  readonly described: number;
}

const several =
  /^(?:many|several|multiple|various|some|both|numerous|two|three|four|five|six|seven|eight|nine|ten)$/u;
const narrowing = /^(?:exactly|only|just|always|about|usually|maybe|optionally|possibly)$/u;
const definite = /^(?:the|its|their|his|her|our|my|your|this|that|these|those|any|all|no|which|whose|own)$/u;
const amount = /^(?:number|couple|list|set|bunch|series|lot|range|variety|batch|maximum|minimum)$/u;

/** What stands before a noun and says how many of it: where the noun begins, and the count. */
function counting(tree: Tree, at: number): { readonly at: number; readonly count: Count } {
  const word = (place: number) => tree.word(place)?.text.toLowerCase() ?? '';
  let count: Count = 'plain';
  let next = at;
  for (;;) {
    const said = word(next);
    if (
      narrowing.test(said) ||
      (count !== 'plain' && /^(?:or|and)$/u.test(said) && moreOf.test(word(next + 1)))
    ) {
      if (!narrowing.test(said)) count = 'several';
      next += narrowing.test(said) ? 1 : 2;
    } else if (said === 'at' && /^(?:most|least)$/u.test(word(next + 1))) next += 2;
    else if (said === 'more' && word(next + 1) === 'than' && word(next + 2) === 'one') {
      count = 'several';
      next += 3;
    } else if (said === 'up' && word(next + 1) === 'to') {
      count = 'several';
      next += 2;
    } else if (
      /^(?:an?|any|the|lots)$/u.test(said) &&
      word(next + 2) === 'of' &&
      amount.test(word(next + 1))
    ) {
      count = 'several';
      next += 3;
    } else if (/^(?:an?|one|single|1)$/u.test(said)) {
      count = 'one';
      next += 1;
    } else if (/^(?:each|every)$/u.test(said)) {
      count = 'each';
      next += 1;
    } else if (several.test(said) || /^\d{1,6}$/u.test(said)) {
      count = 'several';
      next += 1;
    } else if (definite.test(said)) next += 1;
    else return { at: next, count };
  }
}

const moreOf = /^(?:more|several|many|two)$/u;
const ofNoun = /^(?:NN|NNS|NNP|NNPS)$/u;
const before = /^(?:JJ|VBN|VBG|HYPH)$/u;

/** The noun phrase that begins at a word; null where none does. */
export function phraseAt(tree: Tree, at: number): Phrase | null {
  const start = counting(tree, at);
  let last = start.at;
  while (ofNoun.test(tree.word(last)?.tag ?? '') || before.test(tree.word(last)?.tag ?? '')) last += 1;
  last -= 1;
  // "A certificate issued to": a participle behind the noun is a verb.
  while (last >= start.at && !ofNoun.test(tree.word(last)?.tag ?? '')) last -= 1;
  if (last < start.at || last - start.at > longest) return null;
  const words = tree.words.slice(start.at, last + 1);
  const noun = words.at(-1)?.text.toLowerCase() ?? '';
  const own = words.findIndex(({ tag }) => ofNoun.test(tag));
  return {
    first: at,
    last,
    count: start.count,
    isPlural: singularOf(noun) !== noun,
    words: [...words.slice(0, -1).map(({ text }) => text.toLowerCase()), singularOf(noun)],
    described: own,
  };
}

/** Words of a name, at most, less one. */
const longest = 3;

/** Whether a phrase speaks of more than one. */
export function isSeveral({ count, isPlural }: Phrase): boolean {
  return count === 'several' || (count === 'plain' && isPlural);
}

/** The names a phrase may have in a model, the longest first: "long_work_order", "work_order", "order". */
export function namesOf({ words }: Phrase): string[] {
  return words.map((_, at) => words.slice(at).join('_').replaceAll('-', '_'));
}

/** The name of what nothing has described yet: its nouns, without what describes them. */
export function ownName({ words, described }: Phrase): string {
  return words.slice(described).join('_').replaceAll('-', '_');
}
