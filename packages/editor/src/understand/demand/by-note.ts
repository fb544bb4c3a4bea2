import { lowerWord } from '../lower-word.ts';
import { byOccasion, providedThing } from './by-thing.ts';
import { agreedIn } from './notes/agreed.ts';
import {
  boundedNounIn,
  boundIn,
  countIn,
  hoursIn,
  limitIn,
  namedLimitIn,
  rateIn,
  valuesIn,
} from './notes/limits.ts';
import { placeIn } from './notes/places.ts';
import {
  absenceIn,
  callIn,
  deadlineIn,
  givenFormIn,
  keptIn,
  mannerIn,
  meaningIn,
  needIn,
  originIn,
  possibilityIn,
  presetIn,
  scopeIn,
  sequenceIn,
  sourceIn,
  spanIn,
  stateIn,
  verbIn,
  writtenFormIn,
} from './notes/traits.ts';
import { hasVerb, isWhole, opensClause } from './notes/verbs.ts';
import { said } from './notes/words.ts';
import type { Parts } from './parts.ts';

/** What notes say in so many words; the first that reads one counts. */
const readers: readonly ((text: string) => Parts | null)[] = [
  ...[
    mannerIn,
    sequenceIn,
    deadlineIn,
    placeIn,
    keptIn,
    scopeIn,
    byOccasion,
    hoursIn,
    countIn,
    namedLimitIn,
    sourceIn,
    valuesIn,
    givenFormIn,
  ],
  ...[presetIn, needIn, verbIn, writtenFormIn, boundedNounIn, limitIn, rateIn, spanIn, boundIn, meaningIn],
  ...[absenceIn, stateIn],
];

/** A demand in note form, without a verb: "payload max 11 bytes", "no layout shift", "gallery with zoom". English only. */
export function byNote(note: string): Parts | null {
  const deed = callIn(note) ?? possibilityIn(note) ?? agreedIn(note);
  if (deed) return deed;
  const text = note.trim();
  for (const reader of readers) {
    const parts = reader(text);
    if (parts) return parts;
  }
  if (hasVerb(text)) return isWhole(text) ? said('The system', `ensure that ${lowerWord(text)}`) : null;
  const [, same = ''] = /^same (\p{L}+(?: \p{L}+)? (?:for|as|in|on|whether) \S.*)$/isu.exec(text) ?? [];
  if (same !== '' && !/^(?:for|as|in|on) /iu.test(same)) return said('There', `be the same ${same}`);
  const [, whom = ''] = /^same (?:goes )?for (\S.*)$/isu.exec(text) ?? [];
  if (whom !== '') return said('The same', `apply to ${whom}`);
  if (/^no (?!one(?!\p{L}))/iu.test(text)) return said('There', `be ${lowerWord(text)}`);
  return namesNothing(text) ? null : (originIn(text) ?? providedThing(text));
}

/** Whether a note says something of what is named elsewhere, or says too much to name one thing. */
function namesNothing(text: string): boolean {
  return (
    isDone.test(text) ||
    opensClause.test(text) ||
    opensState.test(text) ||
    opensParticiple.test(text) ||
    /^\S+ only (?:if|when|for|in|on|after)(?!\p{L})/iu.test(text) ||
    /^[\d\uE010][^,]{0,20}? (?:in|within|under|per)(?!\p{L})/iu.test(text) ||
    /[?→]|->/u.test(text) ||
    text.split(/\s+/u).length > mostWords
  );
}

/** Words of a note that names one thing. */
const mostWords = 16;

/** "Keys rotated", "legal informed": what has been done. */
const isDone = /^(?:\S+ ){1,3}\p{L}{3,}ed$/iu;

/** "Valid the whole day": said of something named before. */
const opensState =
  /^(?:anonymous|fine|ok|okay|good|enough|allowed|valid|available|reachable|visible|optional|mandatory|unique|sorted|encrypted)(?!\p{L})/iu;

/** "Closed by the worker", "called from main": what is said of something that is not named. */
const opensParticiple = /^\p{L}{3,}ed (?:from|by|with|in|to|at|as|after|on)(?!\p{L})/iu;
