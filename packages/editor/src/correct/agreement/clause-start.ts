import { WISHING } from '../lexicon/clause.ts';
import { thirdPersonBase } from '../lexicon/inflected.ts';
import { baseOfPastForm } from '../lexicon/participles.ts';
import { isNoNoun } from '../lexicon/verbs.ts';
import { isCountedNoun, isVerbOnly, singularOfCounted } from '../lexicon/word-class.ts';
import { isAuxiliary, isMiddleAdverb, isPreposition } from './function-words.ts';
import { numberOf } from './noun-number.ts';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Behind these a clause begins, with its subject. */
const OPENERS = setOf(
  'because but when whenever if since while although though so where once unless whether until why how then now here hopefully currently sometimes maybe perhaps probably also btw anyway plus however means mean think thinks know knows say says said sure guess believe hope noticed note ensures ensure therefore thus hence',
);
const WISHES = new RegExp(`^(?:${WISHING})`);

/** A clause or a phrase before the main clause: a comma elsewhere may be that of a list. */
const LEADING = setOf(
  'if when whenever because since after before once while although though in on at for with by to from as until unless during without however also currently today now then here finally first second usually sometimes instead over under within between across through like unlike given depending using yesterday otherwise thus therefore',
);

const SUBORDINATORS = setOf('if when whenever because since while although though once unless until where');

const isDetermining = (word: string): boolean =>
  /^(?:the|an?|our|your|my|each|every|this|these|those|it|he|she|they|we)$/.test(word);

/** Whether the article of another noun stands right behind a noun, which then begins what is said of that: "the port the server is on". */
export function followsNoun(words: readonly string[], at: number): boolean {
  const noun = words[at - 1] ?? '';
  if (/^(?:the|our|your|my|this|each|every)$/.test(words[at] ?? '') && isBehindPhrase(words, at)) return true;
  return (
    /^(?:the|an?|our|your|each|every)$/.test(words[at] ?? '') &&
    !isTime(words, at + 1) &&
    !isPreposition(noun) &&
    !/^(?:let|make|help|have|see|watch|hear)$/.test(noun) &&
    thirdPersonBase(noun) === undefined &&
    // "set the level lower": one thing without an article is an order
    !(isBare(words, at - 1) && numberOf(noun) !== 'many') &&
    (isCountedNoun(noun) || singularOfCounted(noun) !== undefined)
  );
}

/** "Twenty calls a week": how often, or when, and what nothing is said of, where an article or the like stands before it. */
export function isTime(words: readonly string[], at: number): boolean {
  return (
    /^(?:an?|each|every|this|last|next|per)$/.test(words[at - 1]?.toLowerCase() ?? '') &&
    /^(?:second|minute|hour|day|night|morning|evening|week|weekend|month|quarter|season|year|time)$/.test(
      words[at] ?? '',
    )
  );
}

/** Whether nothing stands before a word that could make it the end of a noun phrase. */
const isBare = (words: readonly string[], at: number): boolean =>
  at === 0 || /^(?:[,;:–—(]|and|or|but|then|please)$/.test(words[at - 1] ?? '');

/** Whether a clause begins at a word. */
export function opensClause(words: readonly string[], at: number): boolean {
  const last = words[at - 1]?.toLowerCase();
  if (last === undefined || /^[:;–—(]$/.test(last)) return true;
  if (OPENERS.has(last)) return !isJoining(words, at - 1);
  // "… and each member": of each one what follows is said
  if (last === 'and' && /^(?:each|every)$/.test(words[at] ?? '')) return at > 2 && !words.includes('both');
  if (last === 'and' && /^(?:every|some|no)(?:one|body|thing)$/.test(words[at] ?? '')) return at > 3;
  if (last === 'and') return isDetermining(words[at] ?? '') && isBehindClause(words, at - 1);
  // "to control which files are read"
  if (last === 'what' || last === 'which')
    return !isPreposition(words[at - 2] ?? '') && !isVerbForm(words[at] ?? '');
  // "the port the server is on"
  if (followsNoun(words, at)) return true;
  // "all code that prints it": no clause with a subject of its own
  if (last === 'that')
    return (
      !isVerbForm(words[at] ?? '') &&
      !WISHES.test(words[at - 2] ?? '') &&
      !/^(?:the|a|of|and|or|so|,)$/.test(words[at - 2] ?? '')
    );
  // "after the update all tests were green"
  if (words[at] === 'all' && LEADING.has(words[0]?.toLowerCase() ?? '')) return !isPreposition(last);
  if (last !== ',') return false;
  // "it is cached, this makes it fast"
  if (/^(?:it|he|she|they|we|this)$/.test(words[at] ?? '') && isBehindClause(words, at - 1)) return true;
  const first = words[0]?.toLowerCase() ?? '';
  return (
    LEADING.has(first) || /.ly$/.test(first) || words.slice(0, at).some((word) => SUBORDINATORS.has(word))
  );
}

/** Whether a word that can begin a clause joins something else here: "nothing but the logs", "any edits since the release". */
function isJoining(words: readonly string[], at: number): boolean {
  const last = words[at - 1] ?? '';
  if (words[at] === 'but') return /^(?:nothing|anything|everything|none|all|anyone|one)$/i.test(last);
  if (words[at] === 'then') return last === 'and' && !/^an?$/.test(words[at + 1] ?? '');
  return (
    /^(?:since|until|once)$/.test(words[at] ?? '') &&
    at > 0 &&
    !/^(?:,|and)$/.test(last) &&
    !hasVerb(words, at)
  );
}

/** Whether a word behind "that" may be its verb. */
export function isVerbForm(word: string): boolean {
  return (
    isAuxiliary(word) ||
    isMiddleAdverb(word) ||
    isVerbOnly(word) ||
    isNoNoun(word) ||
    thirdPersonBase(word) !== undefined ||
    (/.[aeiou][^aeious]+es$/.test(word) && numberOf(word) === null)
  );
}

/** Whether a verb that can be nothing else stands before a word. */
function hasVerb(words: readonly string[], at: number): boolean {
  return words
    .slice(0, at)
    .some((word) => isAuxiliary(word) || (/ed$/.test(word) && baseOfPastForm(word) !== undefined));
}

/** Whether a clause with its verb ends before a word, so that "and" begins another one: "the client is old and the server has". */
function isBehindClause(words: readonly string[], at: number): boolean {
  // "…, and the client": the comma belongs to the "and"
  const last = words[at - 1] === ',' ? at - 2 : at - 1;
  for (let before = last; before >= 0; before -= 1) {
    const word = words[before] ?? '';
    if (isAuxiliary(word)) return before < last;
    if (OPENERS.has(word) || /^(?:that|which|who|what|,|;|:|and|or)$/.test(word)) return false;
    // "the query returns the row and the client …"
    if (before < last && numberOf(words[before - 1] ?? '') === 'one' && thirdPersonBase(word) !== undefined)
      return isDetermining(words[before + 1] ?? '');
  }
  return false;
}

/** Whether a phrase with a preposition that opens its sentence ends right before a word: "since the last update the app". */
function isBehindPhrase(words: readonly string[], at: number): boolean {
  if (numberOf(words[at - 1] ?? '') === null) return false;
  for (let from = at - 2; from >= Math.max(0, at - PHRASE); from -= 1) {
    const word = words[from]?.toLowerCase() ?? '';
    if (PHRASE_OPENERS.has(word))
      return (
        (from === 0 || words[from - 1] === ',') &&
        /^(?:the|an?|this|that|our|my|your|each|every|last|next)$/.test(words[from + 1] ?? '')
      );
    if (isPreposition(word) || isAuxiliary(word) || thirdPersonBase(word) !== undefined) return false;
  }
  return false;
}

/** How many words such a phrase has at most. */
const PHRASE = 5;

const PHRASE_OPENERS = setOf('since after before during in on at with without under for from');
