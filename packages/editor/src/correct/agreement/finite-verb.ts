import { isBeforeVerb, pluralAuxiliary, singularAuxiliary } from '../lexicon/clause.ts';
import { irregularVerb, regularVerb } from '../lexicon/inflected.ts';
import { baseOfPast, isNoNoun } from '../lexicon/verbs.ts';
import { isVerbOnly } from '../lexicon/word-class.ts';
import { isAuxiliary, isPreposition } from './function-words.ts';
import { type GrammaticalNumber, numberOf } from './noun-number.ts';

/** What begins an object: it stands behind a verb and not behind a noun. */
const OBJECT: ReadonlySet<string> = new Set(
  'the a an it us them him her me any all our your its their his my every each some many these too null undefined'.split(
    ' ',
  ),
);

/** What stands behind "need" and "want" where they are verbs. */
const NEEDED: ReadonlySet<string> = new Set(
  'to a an the more some help access it this our their your its new better no two three one at'.split(' '),
);

/** "We hosts": who we are. */
const PERSONS = /(?:ers|ors|ists|ants|guests|hosts|friends)$/;

/** What stands before a verb: a pronoun, which nothing else follows; "that", "which" or "who"; or a noun. */
export type SubjectKind = 'pronoun' | 'relative' | 'noun';

/**
 * The form of a verb that agrees with a subject of `number`; undefined where it does, and for what may be no verb.
 *
 * @param after the words and marks behind it
 */
export function agreeingForm(
  verb: string,
  number: GrammaticalNumber,
  kind: SubjectKind,
  after: readonly string[],
): string | undefined {
  const auxiliary = number === 'one' ? singularAuxiliary(verb) : pluralAuxiliary(verb);
  if (auxiliary !== undefined || isAuxiliary(verb)) return auxiliary;
  const next = after[0]?.toLowerCase() ?? '';
  if (/^(?:need|want)s?$/.test(verb))
    return /s$/.test(verb) === (number === 'one') || !(kind === 'pronoun' || NEEDED.has(next))
      ? undefined
      : number === 'one'
        ? `${verb}s`
        : verb.slice(0, -1);
  const found = regularVerb(verb) ?? irregularVerb(verb);
  const isObserved = found?.observed === (number === 'one' ? 0 : 1);
  if (!found || !isObserved || baseOfPast(verb) !== undefined || NO_BASE.has(verb)) return undefined;
  if (kind !== 'pronoun' && /^(?:become|come|run)$/.test(verb)) return undefined;
  const isVerb =
    kind === 'pronoun'
      ? next !== 'and' && !PERSONS.test(verb)
      : isVerbBehindNoun(found.key, verb, kind, after);
  return isVerb ? (found.members[number === 'one' ? 1 : 0] ?? undefined) : undefined;
}

/** Their past is their base ("what it read the last time"), or they join: "every channel except one". */
const NO_BASE: ReadonlySet<string> = new Set(
  'read set put let cut split hit cost shut cast quit beat except further forward back total content'.split(
    ' ',
  ),
);

/** Behind "that" these begin a clause of its own. */
const OBJECT_OR_SUBJECT =
  /^(?:the|an?|it|they|we|you|he|she|there|this|these|all|our|your|every|each|no|some)$/;

const SAYING: ReadonlySet<string> = new Set(
  'show say mean know think notice report claim suggest prove indicate'.split(' '),
);

/** Verbs that are nouns where software is spoken of: "the server render". */
const ALSO_NOUN: ReadonlySet<string> = new Set(
  'render write submit install mention benefit concern remove create delete execute fetch rename confirm parse'.split(
    ' ',
  ),
);

/** Whether a word behind a noun is its verb and not another noun. */
function isVerbBehindNoun(key: string, verb: string, kind: SubjectKind, after: readonly string[]): boolean {
  const next = after[0]?.toLowerCase() ?? '';
  if (isBeforeVerb(` ${after.slice(0, 2).join(' ')}`)) return false;
  // "the remote write protocol"
  if ((isNoNoun(key) || isVerbOnly(key)) && !ALSO_NOUN.has(key))
    return verb !== key || !(/^(?:and|or|,|-)$/.test(next) || numberOf(next) === 'one');
  // "the logs show that it failed"
  const isSaid = next === 'that' && SAYING.has(key) && OBJECT_OR_SUBJECT.test(after[1] ?? '');
  // "the camera stop recording", "the light start only when it is dark"
  if (ASPECT.has(key) && /^[a-z]{3,}ing$/.test(next)) return true;
  if (next === 'only' && /^(?:when|if|after|once|until|on|at|in)$/.test(after[1] ?? '')) return true;
  if (isMannered(after) || (verb !== key && STANDING.has(key) && isPreposition(next))) return true;
  return (
    (OBJECT.has(next) || isSaid || (verb !== key && /^(?:very)$/.test(next))) &&
    (isSaid || kind === 'relative' || isOnlyVerb(after))
  );
}

/** Verbs with which something begins or ends that is done. */
const ASPECT: ReadonlySet<string> = new Set('stop start keep begin continue finish avoid'.split(' '));

/** What stands or lies somewhere and is not mostly a noun: "customers sits behind a proxy". */
const STANDING: ReadonlySet<string> = new Set('sit stand live stay remain lie go come belong'.split(' '));

/** "The page load slow.": how a clause's verb is done, with which the clause ends. */
const isMannered = ([next = '', end = '']: readonly string[]): boolean =>
  /^(?:slow|slowly|fast|quickly|fine|well|correctly|properly|badly)$/.test(next) &&
  (end === '' || CLAUSE_END.test(end));

/** Whether no word can be the verb among those that follow in a clause. */
export function isOnlyVerb(after: readonly string[]): boolean {
  for (const [at, word] of after.entries()) {
    if (word === '' || CLAUSE_END.test(word)) return true;
    const form = regularVerb(word)?.observed ?? irregularVerb(word)?.observed ?? 0;
    // "the two lines": nouns
    if (isAuxiliary(word) || /.ed$/.test(word) || /^(?:be|been)$/.test(word)) return false;
    if (form > 0 && !BEFORE_NOUN.test(after[at - 1] ?? '')) return false;
  }
  return true;
}

const BEFORE_NOUN =
  /^(?:the|an?|our|my|your|their|its|his|her|this|that|these|those|all|both|many|several|some|any|no|two|three|four|five|six|ten|\d.*|of|in|on|at|for|with|from|by|as|new|old|other)$/;

const CLAUSE_END =
  /^(?:[,.;:!?–—()]|and|but|or|so|because|when|whenever|if|while|until|unless|that|which|who|as|after|before|since)$/;
