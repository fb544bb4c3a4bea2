import { isIrregularParticiple } from '../../../correct/lexicon/participles.ts';
import { regularBase } from '../../../correct/lexicon/word-class.ts';
import { baseOfParticiple } from '../../clause/verbs.ts';
import type { Parts } from '../parts.ts';
import { thingIn } from './thing.ts';

/** A thing, and what is done to it, with how often or whether at all. */
const done =
  /^((?:\p{L}[\p{L}-]*|\uE010[\uE100-\uF8FF]\uE011)(?: [\p{L}-]+){0,3}?) (?:(never|not|always|automatically) )?(\p{Ll}{3,})((?:,? .+)?)$/su;

/** Behind a participle, how, when, where and by whom. */
const circumstance =
  /^(?:$| (?:in|on|at|by|for|until|after|before|within|with|without|from|to|into|per|every|once|twice|daily|weekly|monthly|yearly|automatically|when|if|as|\d|\uE010))/u;

/** "Code never reused", "part numbers found in under two seconds": a note that leaves out the "is". Masked English prose. */
export function doneIn(note: string): Parts | null {
  const [, thing = '', adverb = '', verb = '', rest = ''] = done.exec(note) ?? [];
  if (
    thing === '' ||
    !(isDone(verb) || (adverb !== '' && verb.endsWith('ed'))) ||
    !circumstance.test(rest) ||
    (adverb === '' && thingIn(thing) === null)
  )
    return null;
  if (/[,;:] /u.test(rest)) return null;
  const isNegative = adverb === 'never' || adverb === 'not';
  return {
    subject: thing,
    strength: null,
    isNegative,
    action: `be ${isNegative || adverb === '' ? '' : `${adverb} `}${verb}${rest}`,
  };
}

function isDone(word: string): boolean {
  return (
    isIrregularParticiple(word) ||
    baseOfParticiple(word) !== null ||
    (/ed$/u.test(word) && regularBase(word.slice(0, -2)) !== undefined)
  );
}
