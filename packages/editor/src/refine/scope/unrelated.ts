import { contentWords } from '../../document/content-words.ts';
import { particularity } from '../bearing/particularity.ts';
import { scopeSigns } from '../bearing/scope-signs.ts';
import { hasVerb, isQuestion, isVerdict } from '../clauses/statement.ts';
import { opensWithVerb } from '../clauses/verbs.ts';
import type { Draft } from '../draft.ts';
import { plainClause } from '../message/plain-clause.ts';
import { readOnce } from '../per-draft.ts';
import { everydayWords } from './everyday-life.ts';
import { isForSpeaker } from './of-speaker.ts';
import { asksAboutWorld } from './of-world.ts';
import { isOffTopic } from './off-topic.ts';
import { knownText, subjectsOf } from './subjects.ts';
import { speaksOfText, speaksOfTrade } from './trade.ts';

/** How sure training is that a clause is about something else, from which on only clear signs of the document speak against it. */
const DOUBTFUL = 0.9;
/** From here on none does. */
const BEYOND_DOUBT = 0.97;
/** So much of what a clause speaks of has to be what the document speaks of, where it would seem to be about something else. */
const HALF = 0.5;

/** Groups and people, whom every company has. */
const people =
  /(?<!\p{L})(?:teams?|owners?|colleagues?|people|guys|folks|departments?|users?|customers?)(?!\p{L})/giu;

/** Words that ask, first in a clause, with what may stand before them; without accents. */
const asking =
  /^(?:(?:and|but|so|also|hey|und|aber|et|mais|y|pero)[, ]+)*(?:who|what|when|where|why|how|which|whose|wer|was|wann|wo|wie|welche[rsnm]?|warum|wieso|womit|wohin|qui|que|quoi|quand|ou|comment|combien|pourquoi|quel(?:le)?s?|est-ce|¿?(?:quien(?:es)?|cuando|donde|como|cuant[oa]s?|cual(?:es)?|por que)|chi|cosa|quando|dove|come|quanto|perche|quem|onde|wat|waar|wanneer|hoe|waarom|kto|co|kiedy|gdzie|jak|ile|dlaczego)(?!\p{L})/iu;
/** What asks what becomes of a thing that is only named, or of a case: "what about minors", "what happens offline". */
const asksOf =
  /^(?:(?:and|but|so|ok|hmm|okay),? )*(?:(?:what|how) about (?!you(?!\p{L}))|what (?:happens|if)(?!\p{L}))|^(?:und )?(?:was (?:ist|passiert) (?:mit|bei|wenn)|was, wenn)(?!\p{L})|^(?:et|und|and|y|e|en|quid d[eu']s?|(?:et )?si|qu['’]en est-il d[eu']s?|que se passe-t-il|qué (?:hay|pasa) (?:con|de|si))(?!\p{L}).{2,60}[?？]$/iu;
/** A thing that is to be taken in as well: "also Android", "garmin too". */
const oneMore =
  /^(?:also|auch|aussi|también|anche|também|ook|też|plus) .{2,60}$|^.{2,60} (?:too|as well|auch|aussi|también|anche|também|ook)[.!]*$/iu;
/** What is said of one thing in the place of another goes on with what was said of that. */
const goesOn =
  /(?<!\p{L})(?:instead|either|rather than that|stattdessen|à la place|plutôt|en su lugar)[.!?]*$/iu;
/** What somebody misses in what they read, or what it does to them. */
const finds =
  /(?<!\p{L})(?:convinces?|persuades?|bothers?|confuses?|annoys?|helps?|pleases?|satisf(?:y|ies)|disappoints?) (?:me|us)(?!\p{L})|(?<!\p{L})not (?:convinced|happy|satisfied|sold|there yet)(?!\p{L})|(?<!\p{L})(?:(?:da|mir|uns|hier) fehlt|fehlt (?:mir|uns|da|hier)|überzeugt (?:mich|uns)|il (?:me |nous )?manque|me falta|no me convence|ne me convainc)(?!\p{L})/iu;
/** Longer clauses say more than a name; one of whose words the document speaks of half may have more. */
const NAMED = 4;
const NAMED_IN_FULL = 8;

/** "The marketing team wants a new logo." */
const othersNeed =
  /^(?:the |our )?\p{L}+ (?:team|department|office|people|folks|guys) (?:wants?|needs?|asks?|ha(?:s|ve)|is|are)(?!\p{L})/iu;

/** What says so little of a subject everybody uses of everything. */
const PARTICULAR = 8;
/** What few speak of. */
const TELLING = 9;
/** In no list of words. */
const UNHEARD = 16;
/** So many words of another subject make a question, an order or what others need one about it. */
const STRANGE_POINTED = 2;
/** What states something of so many words that the document lacks states nothing of it. */
const STRANGE_STATED = 4;

/**
 * Whether a clause that training takes rather for something else than the document is about something else, by what it speaks of and how.
 * A name alone, a question that goes on with the document, and what shares a word with it or the trade are not.
 *
 * @param elsewhere how likely training has it about something else, 0..1
 */
export function isUnrelated(clause: string, draft: Draft, elsewhere: number): boolean {
  const plain = plainClause(clause);
  const isHeld = heldBy(draft);
  const words = subjectsOf(plain);
  const held = words.filter(isHeld).length;
  const isHalf = held > 0 && held / words.length >= HALF;
  if (elsewhere < DOUBTFUL && (goesOn.test(plain) || asksOf.test(plain) || finds.test(plain)))
    return scopeSigns.today.test(plain);
  if (everydayWords(plain).some((word) => !isHeld(word)) || asksAboutWorld(plain, isHeld)) return true;
  if (asksOf.test(plain) || onlyNames(plain, isHalf)) return scopeSigns.today.test(plain);
  if (elsewhere >= BEYOND_DOUBT || (isForSpeaker(plain) && !(isHalf && elsewhere < HALF))) return true;
  if (elsewhere >= DOUBTFUL) return !(isHalf && held > 1);
  if (held > 0 || isVerdict(plain) || speaksOfText(plain)) return false;
  return isStrange(plain, draft);
}

/** Whether a clause speaks of parts of a text, or of what the document speaks of in words that few others do, and of nothing else. */
export function namesSubject(clause: string, draft: Draft): boolean {
  const isHeld = heldBy(draft);
  if (everydayWords(clause).some((word) => !isHeld(word)) || isOffTopic(clause, draft)) return false;
  return speaksOfText(clause) || particularIn(clause, draft, TELLING).some(isHeld);
}

/** Whether a clause speaks of a subject, and in no word of the document, the trade or a text. */
export function isStranger(clause: string, draft: Draft): boolean {
  return (
    strangeIn(clause, draft) > 0 &&
    !subjectsOf(clause).some(heldBy(draft)) &&
    !speaksOfText(clause) &&
    !speaksOfTrade(clause)
  );
}

/** Whether a clause that names nothing of the document says too much of another subject to be about it. */
function isStrange(plain: string, draft: Draft): boolean {
  const asks = isQuestion(plain) || asking.test(plain.normalize('NFD').replace(/\p{M}+/gu, ''));
  if (speaksOfTrade(plain.replace(people, ' '))) return false;
  if (!asks && /["“„«`]/u.test(plain)) return false;
  if (scopeSigns.we.test(plain) && !/^on (?!\p{L}+e?ra(?!\p{L}))/iu.test(plain)) return false;
  if (!asks && isGibberish(plain, draft)) return true;
  const isPointed = asks || opensWithVerb(plain) || othersNeed.test(plain);
  return strangeIn(plain, draft) >= (isPointed ? STRANGE_POINTED : STRANGE_STATED);
}

/** Whether a clause names a thing and says nothing of it: nobody sends that of another subject. */
function onlyNames(plain: string, isHalf: boolean): boolean {
  const isShort = plain.split(/\s+/u).length <= (isHalf ? NAMED_IN_FULL : NAMED);
  return (
    isShort && (oneMore.test(plain) || (/[?？]$/u.test(plain) && !asking.test(plain) && !hasVerb(plain)))
  );
}

/** Whether words are two or more of which no list knows any. */
function isGibberish(plain: string, { language }: Draft): boolean {
  const words = plain.toLowerCase().match(/\p{L}{2,}/gu) ?? [];
  return words.length > 1 && words.every((word) => particularity(word, language) >= UNHEARD);
}

/** So many first letters make words of one stem where words have many endings or are joined, and in English. */
const FIRST = 5;
const FIRST_ENGLISH = 7;

/** Tells whether a document or its input speaks of a stemmed word, in any of its forms or as a part of another. */
const heldBy = readOnce((draft: Draft): ((word: string) => boolean) => {
  const text = knownText(draft);
  const known = new Set(contentWords(text));
  const length = draft.language === 'en' ? FIRST_ENGLISH : FIRST;
  const first = new Set(
    [...known].filter((word) => word.length >= length).map((word) => word.slice(0, length)),
  );
  const isJoining = draft.language === 'de' || draft.language === 'nl';
  return (word) =>
    known.has(word) ||
    (word.length >= length && first.has(word.slice(0, length))) ||
    (isJoining && word.length >= FIRST && text.includes(word));
});

/** How many words of a clause say something of a subject. */
export function strangeIn(plain: string, draft: Draft): number {
  return particularIn(plain, draft, PARTICULAR).length;
}

/** The words of a clause that say at least so much of a subject, stemmed. */
function particularIn(plain: string, { language }: Draft, least: number): string[] {
  const words = plain.toLowerCase().match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? [];
  return subjectsOf(
    words.filter((word) => !/n['’]t$/u.test(word) && particularity(word, language) >= least).join(' '),
  );
}
