import { englishWords } from '../../correct/spelling/english-words.ts';
import { isPersonName } from '../../correct/spelling/person-names.ts';
import { stopWords } from '../../document/stop-words.ts';
import { withCapital } from '../../first-letter.ts';
import { baseOfThirdPerson, isBaseVerb, isNounToo } from '../clause/verbs.ts';
import type { Kind, Statement } from '../statement.ts';

/** Kinds whose sentences are about the subject itself. */
const ofSubject: ReadonlySet<Kind> = new Set([
  ...([
    'goal',
    'problem',
    'requirement',
    'quality',
    'decision',
    'design',
    'failure',
    'definition',
    'risk',
  ] as const),
]);

/** Words that name a time, a measure or anybody: every text has them. */
const everywhere =
  /^(?:days?|weeks?|months?|years?|hours?|minutes?|seconds?|morning|evening|night|today|yesterday|time|times|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|january|february|march|april|may|june|july|august|september|october|november|december|people|person|somebody|someone|nobody|everybody|everyone|things?|something|ways?|lots?|number|list|part|half|rest|end|case|reason|problem|issue|euros?|dollars?|percent|twice|once|first|second|third|next|last|new|old|small|big|good|bad|same|other|still|also|only|just|never|always|again|already|really|quite|hand|line|kind|sort|right|left|done|made|gets?|goes|comes|takes?|gives?|says?|sees?|wants?|needs?|keeps?|stays?|works?|looks?|team|work|day-to-day|max|min|least|most|late|early|long|short|fine|nice|ready|open|free|able|wrong|sure|true|without|within|under|over|above|below|before|after|since|until|during|between|against|through|because|instead|maybe|however|exactly|about|around|every|each|both|all|one|two|three|four|five|six|ten)$/u;

interface Phrase {
  /** As it is first written. */
  readonly text: string;
  readonly first: number;
  count: number;
}

/** Uses of a phrase that make it what a text is about. */
const fewest = 2;

/**
 * What an English text speaks of most, in two words of its own: "feature flags"; the subject it has otherwise where nothing comes
 * often enough.
 *
 * @param subject what the sentence is about that would else be the title; null where it names nothing
 */
export function keyPhrase(statements: readonly Statement[], subject: string | null): string | null {
  const pairs = new Map<string, Phrase>();
  let at = 0;
  for (const { kind, masked } of statements) {
    if (!ofSubject.has(kind)) continue;
    for (const run of runsOf(masked.text)) {
      run.forEach((word, index) => {
        at += 1;
        const next = run[index + 1];
        if (next !== undefined) note(pairs, `${word} ${next}`, at);
      });
    }
  }
  const pair = best([...pairs.values()]);
  if (pair !== null && (pair.count > fewest || subject === null) && pair.count >= fewest)
    return withCapital(pair.text);
  return subject;
}

function note(all: Map<string, Phrase>, text: string, at: number): void {
  const key = text.split(' ').map(stemOf).join(' ');
  const known = all.get(key);
  if (known) known.count += 1;
  else all.set(key, { text, first: at, count: 1 });
}

/** The one used most, the earlier of equals; null where there is none. */
function best(all: readonly Phrase[]): Phrase | null {
  return all.toSorted((a, b) => b.count - a.count || a.first - b.first)[0] ?? null;
}

/** Runs of words that may be nouns, each in small letters. */
function runsOf(prose: string): string[][] {
  const runs: string[][] = [[]];
  const tokens = prose.match(/[\p{L}][\p{L}'’-]*|[^\s\p{L}]/gu) ?? [];
  tokens.forEach((token, index) => {
    const before = tokens[index - 1] ?? '';
    if (isNounLike(token, before)) runs.at(-1)?.push(token.toLowerCase());
    else runs.push([]);
  });
  return runs.filter((run) => run.length > 0);
}

/** What stands before a verb and seldom before a noun. */
const beforeVerb =
  /^(?:to|we|they|i|you|he|she|it|can|must|should|will|would|could|may|might|not|who|that|which|and|then|so|please|never|always|users?|customers?|people|cannot|don['’]t|doesn['’]t|can['’]t)$/iu;

function isNounLike(token: string, before: string): boolean {
  const word = token.toLowerCase();
  if (!/^\p{L}[\p{L}-]{2,24}$/u.test(word) || stopWords.has(word) || everywhere.test(word)) return false;
  if (isPersonName(token) && /^\p{Lu}/u.test(token)) return false;
  if (/(?:ly|ed|ful|less|ous|able|ible)$/u.test(word)) return false;
  if (/ing$/u.test(word) && !/^(?:the|an?|our|of|for|in)$/iu.test(before)) return false;
  if (baseOfThirdPerson(word) !== null && !isNounToo(word)) return false;
  if (isBaseVerb(word) && (beforeVerb.test(before) || before === '' || /[,;:.(]/u.test(before))) return false;
  return englishWords().frequency(word) > 0;
}

function stemOf(word: string): string {
  return word
    .replace(/ies$/u, 'y')
    .replace(/(?<=(?:s|x|ch|sh))es$/u, '')
    .replace(/(?<=[^s])s$/u, '');
}
