import { isIrregularParticiple } from '../../../correct/lexicon/participles.ts';
import { isCountedNoun, isNounWithPlural, singularOfCounted } from '../../../correct/lexicon/word-class.ts';
import { isFiniteClause } from '../../../sound/finite-clause.ts';
import { isNounToo } from '../../clause/verbs.ts';
import { lowerWord } from '../../lower-word.ts';
import { withCountedArticle } from '../by-thing.ts';
import { hasVerb, opensClause } from '../notes/verbs.ts';
import type { Parts } from '../parts.ts';
import { baseOfThird, isVerb, toldIn } from './finite.ts';

/** Words of a note that names a thing, with all that is said of it. */
const longest = 16;

/** What opens no name of a thing: a figure, a bound, a manner, a state. */
const opensOther =
  /^(?:[\d\uE010<>≤≥~≈=+-]|(?:no|not|never|none|nothing|nobody|only|just|always|all|any|some|every(?:one|body|thing)?|each|max(?:imum)?|min(?:imum)?|up|down|off|out|over|under|above|below|less|more|fewer|at|same|again|today|now|later|first|then|almost|about|around|between|one|two|three|four|five|six|seven|eight|nine|ten|half|most|least|free|back|perhaps|maybe|likewise|instead|otherwise)(?!\p{L}))/iu;

/** What makes a note more than the name of a thing: it bounds, denies, or goes on. */
const saysMore =
  /n['’]t(?!\p{L})|(?<!\p{L})(?:only|never|not|nothing|nobody|all|together|apart|currently|today|must|has to|have to|needs? to|could|should|may|can|will|would|every (?=[\d\uE010])|i|we|you|me|my|ok|fine|enough|instead|too|already|again|almost)(?!\p{L})| [-–—] |[;:?!<>=≤≥→]|->|[.] \p{Lu}|, [\d\uE010]/iu;

/** What may follow the noun of a note and tell more of it. */
const behindNoun =
  / (?:with|without|for|of|from|per|by|via|to|in|on|between|across|that|which|when|after|before|as|and|or|plus)(?!\p{L})|,|\s?\(/iu;

/**
 * A thing that a note names, with no verb: "config reload without restart", "CSV and xlsx", "webhooks for created and changed". It is
 * to be supported, which says nothing of how. Masked English prose; null where the note says more than what it is.
 */
export function thingIn(note: string): Parts | null {
  const bare = note.replaceAll(/\s?\([^()]*\)/gu, '');
  if (opensOther.test(note) || opensClause.test(note) || saysMore.test(bare)) return null;
  if (note.split(' ').length > longest || hasVerb(bare)) return null;
  if ([bare, ...bare.split(', ')].some((part) => isFiniteClause(part) || toldIn(part) !== null)) return null;
  const [named = ''] = bare.split(behindNoun);
  const words = named.split(' ');
  const head = words.at(-1) ?? '';
  // "Mind adding half days": an order, and what is to be done.
  if (isVerb(words[0]?.toLowerCase() ?? '') && /\p{L}{2,}ing$/u.test(note.split(' ')[1] ?? '')) return null;
  if (words.length > 5 || !isNoun(head, named) || words.slice(0, -1).some(isNoPart)) return null;
  // "Consent ends after 12 months": what may be a verb is one where a time or a case follows.
  const isVerbToo = words.length > 1 && baseOfThird(head) !== null;
  if (
    isVerbToo &&
    (ofTime.test(bare.slice(named.length)) || /^(?:the|its|our|their|an?|each|every)$/iu.test(words[0] ?? ''))
  )
    return null;
  const thing = withCountedArticle(lowerWord(note)).replace(/, no (?=\p{Ll}{2,})/gu, ' with no ');
  return { subject: 'The system', strength: null, isNegative: false, action: `support ${thing}` };
}

const ofTime = /^ (?:after|before|when|if|once|until|within|at|in (?:[\d\uE010]|an? ))/u;

/** "Refusals state the …", "small files overtake big ones": a plural, a participle or an article before the noun makes it more than one name. */
function isNoPart(word: string, at: number): boolean {
  return (
    isDone(word) ||
    (at > 0 && /^(?:the|an?|its|their|our)$/iu.test(word)) ||
    (/^\p{Ll}{3,}(?<![sui])s$/iu.test(word) &&
      !/^(?:sales|news|sports|always|series|ops|goods)$/iu.test(word))
  );
}

/** Whether a word is surely a noun: counted, a plural, an abbreviation or a name for an act. */
function isNoun(head: string, named: string): boolean {
  const lower = head.toLowerCase();
  if (/^\uE010[\uE100-\uF8FF]\uE011$/u.test(head)) return named !== head;
  if (/^\p{Lu}{2,5}$/u.test(head)) return true;
  if (isDone(head) || /(?:ly|able|ible|ful|less|ous|est)$/u.test(lower)) return false;
  return (
    isCountedNoun(lower) ||
    // "Config reload", "barcode scan": a verb behind a noun names what is done with that.
    (named !== head && (isNounToo(`${lower}s`) || namesDeed.test(lower))) ||
    singularOfCounted(lower) !== undefined ||
    isNounWithPlural(lower) ||
    isNounWithPlural(lower.replace(/s$/u, '')) ||
    /\p{L}{3,}(?:tion|sion|ment|ness|ity|ance|ence|ing|ware|graphy)s?$/u.test(lower)
  );
}

const namesDeed =
  /^(?:reload|refresh|reset|restart|rerun|scan|sync|override|undo|preview|lookup|redesign|rewrite)$/u;

/** "Found", "recorded": something was done to what stands before it. */
function isDone(word: string): boolean {
  return isIrregularParticiple(word.toLowerCase()) || /^\p{L}{2,}ed$/u.test(word);
}
