import { isPreposition } from '../../agreement/function-words.ts';
import { englishWords } from '../../spelling/english-words.ts';
import type { CalledFor, Lead, Slot } from '../confusion-set.ts';
import type { Tokens } from '../tokens.ts';

const BASE = 0;

/** The participle among the forms of a verb: of regular ones it is the past, the third of four. */
const participleOf = ({ members }: Slot): number => (members.length === 4 ? 2 : 3);

/** Behind "is" a noun may stand as well; what is said of many is none in the singular. */
const RESERVE = { one: 2, many: 0.5 };

/** "Once the broker is back", "the errors are mine": what is a state or a pronoun as well. */
const STATE = /^(?:back|double|triple|mine)$/;

/** "Grey on grey": what has degrees. */
const isQuality = (word: string): boolean =>
  ['ness', 'est'].some((ending) => englishWords().isGeneral(word.replace(/e$/, '') + ending));

/** "The default is deny", "our backend is go", "grey on grey": what one thing is may be called by a verb. */
export function isSaidOfThing(words: readonly string[], { from, to, observed }: Slot): boolean {
  if (observed !== BASE || !/^(?:is|was|are|were|isn't|wasn't)$/.test(words[from - 1] ?? '')) return false;
  const word = words[from] ?? '';
  if (STATE.test(word) || isQuality(word)) return true;
  return words[from - 1] === 'is' && isAlone(words, to) && !isSubordinate(words, from);
}

/** "Small files are upload directly", "once a job is finish": behind a form of "be" stands the participle of a verb, and no base. */
export function participleBehindBe({ words }: Tokens, slot: Slot, lead: Lead): CalledFor | null {
  if (slot.observed !== BASE || !isEnd(words, slot.to) || STATE.test(words[slot.from] ?? '')) return null;
  let at = slot.from - 1;
  if (/^(?:not|already|also|always|never|still|only|just|now|then|being|been)$/.test(words[at] ?? ''))
    at -= 1;
  const be = words[at] ?? '';
  // "is block the default?": asked, a noun may follow
  if (
    !/^(?:is|are|was|were|isn't|aren't|wasn't|weren't|been|being)$/.test(be) ||
    (words[at - 1] ?? '') === ''
  )
    return null;
  const meant = participleOf(slot);
  if (slot.members[meant] == null || slot.members[meant] === slot.members[BASE]) return null;
  const isOfMany = /^(?:are|were|aren't|weren't)$/.test(be);
  return lead(meant) < 0
    ? null
    : { meant: [meant], isOnlyVerb: true, reserve: isOfMany ? RESERVE.many : RESERVE.one };
}

/** Whether what may be a verb is no part of a noun: "is block storage". */
function isEnd(words: readonly string[], at: number): boolean {
  const next = words[at] ?? '';
  // "they are connect, read, and write": names of what is done
  if (next === ',' && /^(?:,|and|or)$/.test(words[at + 2] ?? '')) return false;
  // "when a job is finish the worker sends it", and not "all you do is install the package"
  if (/^(?:the|an?|it|this|our)$/.test(next)) return isSubordinate(words, at);
  return (
    /^(?:|[.,;:!?)]|but|so|because|when|if|until|once|they|we|you|i|again|too|yet|now|first|[a-z]{3,}ly)$/.test(
      next,
    ) || isPreposition(next)
  );
}

/** Whether a clause ends or another begins behind a word, with nothing that says how, where or by whom something is done. */
const isAlone = (words: readonly string[], at: number): boolean =>
  /^(?:|[.;:!?)]|but|so|because|when|if|until|once)$/.test(words[at] ?? '');

const isSubordinate = (words: readonly string[], at: number): boolean =>
  SUBORDINATE.test(words[words.lastIndexOf('', at) + 1] ?? '');

const SUBORDINATE = /^(?:when|whenever|if|once|after|until|unless|while|because|since|as)$/;
