import { contentWords } from '../../document/content-words.ts';
import { areKin } from '../claims/kin.ts';
import { measuresIn } from '../claims/measure.ts';
import { demandedBy } from '../place/demanded.ts';

/** Who is bound to what, as the documents understand a sentence. */
export interface Matter {
  /** The sentence as the requirement that a translate would write for it, without its full stop. */
  readonly demand: string;
  /** In which case, and who or what is bound: a value in these says of whom the sentence is. */
  readonly who: string;
  /** Stemmed words for who or what is bound, with what tells which of them; empty where it is only "the system". */
  readonly doer: readonly string[];
  /** Those of them behind the name of who is bound: "in the valley". */
  readonly which: readonly string[];
  /** The verb, stemmed. */
  readonly deed: string;
  /** Stemmed words of what the deed is done to, with, for. */
  readonly thing: readonly string[];
  readonly isDenied: boolean;
}

const bound =
  /^(?<case>(?:(?:if|when|whenever|while|unless|once|after|before|as|for|on|in|at|during|until|with|without)(?!\p{L})[^,]{2,120}, ))?(?<doer>\S.{0,160}?) (?:MUST|SHOULD|MAY)(?<not> NOT)? (?:be able to |be allowed to |only )*(?:(?:be|get) (?=\p{L}+(?:ed|en|wn|lt|nt|ght|ne)(?!\p{L})))?(?<deed>\p{L}+)(?<thing>.*)$/su;
/** Verbs by which things only are or belong to somebody. */
const light = /^(?:be|have|get|give|see|provide|receive|need|show|use|support|contain|include)$/iu;
const generic = /^(?:the system|it|there|this|they|we|you|i|the change)$/iu;
/** What tells which of several is meant. */
const behindName =
  /\s(?:who|that|which|whose|with|without|under|over|above|below|older|younger|longer|shorter|larger|bigger|smaller|more|less|fewer|from|in|on|at|of|for|by|between)(?!\p{L}).*$/isu;
const stated = /(?<!\p{L})(?:MUST|SHOULD|MAY)(?!\p{L})/u;

/** "Every hour", "15 minutes", "weekly": when, how long and how much is nothing that a deed is done to. */
const withoutValues = (words: string) =>
  measuresIn(words, 0, words.length)
    .reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), words)
    .replace(times, ' ');
const times =
  /(?<!\p{L})(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|(?:hour|dai|week|month|year|night)ly)(?!\p{L})/giu;

/** What a sentence binds whom to; null where it binds nobody, or more than one thing is said. English. */
export function matterOf(words: string): Matter | null {
  const demand = (stated.test(words) ? words : demandedBy(words))?.replace(/[.]$/u, '') ?? null;
  const groups = bound.exec(demand ?? '')?.groups;
  const { case: condition = '', doer = '', not, deed = '', thing = '' } = groups ?? {};
  if (demand === null || groups === undefined) return null;
  return {
    demand,
    who: condition + doer,
    doer: generic.test(doer) ? [] : contentWords(doer),
    which: contentWords(behindName.exec(doer)?.[0] ?? ''),
    deed: light.test(deed) ? deed.toLowerCase() : (contentWords(deed)[0] ?? deed.toLowerCase()),
    thing: contentWords(withoutValues(thing)).filter((word) => !/\d/u.test(word)),
    isDenied: not !== undefined,
  };
}

/**
 * Whether two sentences bind the same to the same: what the one says takes the place of what the other does. Who is told apart by a word
 * ("patients under 16", "low-floor trams") is another.
 */
export function isSameMatter(one: Matter, other: Matter): boolean {
  if (!areKin(one.deed, other.deed) || !areAll(one.doer, other.doer)) return false;
  if (carries.test(one.demand)) return areAll(one.thing, other.thing);
  const shares = one.thing.some(holdsIn(other.thing));
  return (
    shares ||
    (one.doer.length > 0 && !light.test(one.deed) && (one.thing.length === 0 || other.thing.length === 0))
  );
}

/** A sentence that was not taken apart. */
const carries = / ensure that /u;

const holdsIn = (words: readonly string[]) => (word: string) => words.some((other) => areKin(word, other));
const areAll = (left: readonly string[], right: readonly string[]) =>
  left.every(holdsIn(right)) && right.every(holdsIn(left));
