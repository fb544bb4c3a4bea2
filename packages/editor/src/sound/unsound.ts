import { isCountedNoun, isNounWithPlural } from '../correct/lexicon/word-class.ts';
import { singularOf } from '../understand/api/nouns.ts';
import { isBaseVerb } from '../understand/clause/verbs.ts';
import {
  determiners,
  finiteForms,
  hanging,
  interjections,
  modals,
  neverNamed,
  prepositions,
  several,
  subjectPronouns,
} from './closed-classes.ts';
import { type Words, wordsIn } from './words.ts';

/**
 * What makes a generated English sentence read as none, in words for whoever writes it; null where nothing does. Judges by the
 * closed classes of words alone, so it passes what it does not know: code, quotations and brackets are a noun or nothing.
 */
export function faultIn(sentence: string): string | null {
  const words = wordsIn(sentence);
  for (const [fault, isIn] of faults) if (isIn(words)) return fault;
  return null;
}

const faults: readonly (readonly [string, (words: Words) => boolean])[] = [
  ['it is empty', ({ all }) => all.every((word) => mark.test(word))],
  // "With passed = true" gives a value.
  [
    'an arrow stands in for words',
    ({ prose }) => /->|=>|→|⇒|\p{L} = (?!(?:true|false|null|none|\d+)(?![\p{L}\d]))/u.test(prose),
  ],
  ['it asks', ({ prose }) => prose.includes('?') || inverted.test(prose)],
  ['it ends before it is said', endsOpen],
  ['a word stands twice', ({ all }) => all.some((word, at) => isTwice(word, all[at + 1], all[at + 2]))],
  ['an article has no noun', ({ all }) => all.some((word, at) => isBare(word, all[at + 1]))],
  [
    'a preposition has no noun',
    ({ all }) => all.some((word, at) => opensClause(word, all[at + 1], all[at - 1])),
  ],
  ['it is said to somebody', isSpoken],
  ['a clause has no subject', ({ prose }) => headless.test(prose)],
  ['a verb does not fit its subject', ({ prose }) => disagrees.test(prose)],
  [
    'a noun does not fit its number',
    ({ all }) => all.some((_, at) => miscounts(all.slice(Math.max(0, at - 1), at + 3), at === 0)),
  ],
];

const mark = /^[,;:?!]$/u;

/** A question that became a part of a statement: "ensure that can we …", "in which case do they …". */
const inverted =
  /(?:^|(?<!\p{L})(?:that|then|if|when|provide|limited to)\s|[,;:]\s)(?:can|could|do|does|did|is|are|should|will|would|shall|may|must|have|has)\s(?:i|we|you|they|he|she)(?!\p{L})/iu;

/** "Ensure that is …", "Then must …": the verb comes where its subject should. */
const headless =
  /(?:^|(?<!\p{L})[Ee]nsure that\s|(?<!\p{L})(?:Given|When|Then)\s)(?:is|are|was|were|has|must|should|may|cannot|does|do)\s/u;

/** "They is", "it are", "the system are". */
const disagrees =
  /(?<!\p{L})(?:(?<!(?:and|or|of|than|as|to|for|with|by|on|in|from) )(?:they|we|these|those) (?:is|was|has|does)|(?<!(?:and|or) )it (?:are|were|have|do)|the system (?:are|have|do)|there (?:is|was) (?:several|many|two|three|four|five))(?!\p{L})/iu;

/** Says nothing more behind its last word, a comma or a colon. */
function endsOpen({ all, prose }: Words): boolean {
  const last = all.at(-1) ?? '';
  if (/[,;:]$/u.test(last) || /[:,;–-]\s*[.]?$/u.test(prose)) return true;
  if (last === 'that') return /^(?:ensure|so|such|says?|shows?|and|or)$/u.test(all.at(-2) ?? '');
  if (!hanging.has(last)) return false;
  // "As it is", "what those are", "where we are": a clause of its own may end in its verb.
  const before = all.slice(-6, -1);
  return !(
    /^(?:is|are|was|were|can|may|must|should|do|does)$/u.test(last) && before.some((word) => asked.test(word))
  );
}

const asked = /^(?:what|where|how|who|which|as|than|whether|when)$/u;

function isTwice(word: string, next = '', behind = ''): boolean {
  if (next === word && /^\p{L}{2,}$/u.test(word) && !/^(?:that|had|again|very)$/u.test(word)) return true;
  if (modals.has(word) && modals.has(next)) return true;
  if (modals.has(word) && next === 'not' && modals.has(behind)) return true;
  if (!determiners.has(word) || !determiners.has(next)) return false;
  return (
    !/^(?:this|that|these|those|no)$/u.test(word) &&
    !(/^(?:a|the)$/u.test(next) && /^(?:this|that)/u.test(word))
  );
}

/** "The up to 2 days", "a is", "the otherwise". */
function isBare(word: string, next = ''): boolean {
  if (!/^(?:the|an?|every)$/u.test(word)) return false;
  // "Zones: A, B": a letter that names something
  return neverNamed.has(next) || (word !== 'a' && mark.test(next));
}

/** "Limited to we can", "move to who": the other form of a pronoun, or the beginning of a clause. */
function opensClause(word: string, next = '', before = ''): boolean {
  if (!prepositions.has(word)) return false;
  // "The form they log in with", "the list we came from"
  return subjectPronouns.has(next) && !/^(?:log|sign|come|came|go|went|deal|work)s?$/u.test(before);
}

/** What only one who talks to another says: at the start, an answer anywhere, or a remark. */
function isSpoken({ all }: Words): boolean {
  return (
    (interjections.has(all[0] ?? '') &&
      !(/^(?:sure|right|well)$/u.test(all[0] ?? '') && /s$|^now$/u.test(all[1] ?? ''))) ||
    all.some((word, at) => isAnswer(word, all[at - 1], all[at + 1]) || isRemark(word))
  );
}

/** "Dry run yes", "Enforce no, use batches": yes and no where nobody is to choose between them. */
function isAnswer(word: string, before = '', behind = ''): boolean {
  if (/^(?:yes|yeah|yep|nope)$/u.test(word))
    return !/^(?:or|and|no|say|says|is|with|,)$/u.test(before) && !/^(?:or|and|no|,)$/u.test(behind);
  return word === 'no' && behind === ',' && !/^(?:or|yes)$/u.test(before);
}

function isRemark(word: string): boolean {
  return /^(?:whatever|lol|imo|imho|btw|idk|tbh|pls|plz)$/u.test(word);
}

/** "More than one statuse", "two permit": a number and a noun that is not of that number. */
function miscounts(around: readonly string[], isFirst: boolean): boolean {
  const [before = '', word = '', next = '', behind = ''] = isFirst ? ['', ...around] : around;
  if (word === 'one' && next === 'of') return false;
  const isEnd = behind === '' || mark.test(behind) || prepositions.has(behind) || finiteForms.has(behind);
  if (several.has(word)) return isEnd && isCountedNoun(next) && !isBaseVerb(next);
  if (!/^(?:an?|each|every|another)$/u.test(word) && !(word === 'one' && before === 'than')) return false;
  const one = singularOf(next);
  return isEnd && one !== next && !/(?:ss|us|is|ics|news|s['’])$/u.test(next) && isNounWithPlural(one);
}
