import { keysIn } from '../../document/keys.ts';
import type { Draft } from '../draft.ts';
import { isStranger, isUnrelated, namesSubject } from '../scope/unrelated.ts';
import { type Bearing, bearingOf, isElsewhere, type Likelihoods } from './bearing.ts';
import { type Vocabulary, vocabularyOf } from './vocabulary.ts';

/**
 * From here on a clause is taken for something else whatever orders could be read of it: two models agree that it orders nothing of a
 * document and speaks of another thing.
 */
const SURELY_ELSEWHERE = 0.94;
/** What names nothing that the document speaks of. */
const STRANGE_ELSEWHERE = 0.88;
/** What is asked for somebody and not for the text ("write me a poem") needs less to be sure of. */
const ASKED_FOR_SPEAKER = 0.75;
const forSpeaker =
  /^(?:(?:please|can you|could you|bitte|por favor) )*\p{L}+(?: (?:me|mir|uns)|-moi|me) (?:an?|some|something|the|ein(?:e[nm]?)?|une?|des|una?)(?!\p{L})/iu;

/** What is to be told of, as the document or its reader may be asked to. */
const asksToTell = /^(?:(?:please|can you|could you) )*(?:give|show|tell) /iu;

/** Whether a clause is surely about something else than the document; `ordersNothing` is how likely it orders nothing, 0..1. */
export function isSurelyElsewhere(clause: string, document: Draft, ordersNothing: number): boolean {
  const plain = clause.trim();
  if (asksToTell.test(plain) && namesSubject(plain, document)) return false;
  const least = forSpeaker.test(plain)
    ? ASKED_FOR_SPEAKER
    : isStranger(plain, document)
      ? STRANGE_ELSEWHERE
      : SURELY_ELSEWHERE;
  return (
    ordersNothing >= least &&
    ordersNothing * bearingOf(clause, document, 'none').elsewhere >= least &&
    !isOfDocument(clause, document)
  );
}

/** Whether a clause cites the document or handles a part of it: it is never about something else. */
function isOfDocument(clause: string, document: Draft): boolean {
  return cites(clause, vocabularyOf(document)) || handlesPart(clause, document);
}

/** What a clause is taken for: 'unclear' where it may be about something else and nothing it speaks of shows that. */
export type Taken = Bearing | 'unclear';

/** Judges the clauses of one feedback on a document, one after the other. */
export class Bearings {
  readonly #document: Draft;
  #before: Bearing | 'none' = 'none';

  constructor(document: Draft) {
    this.#document = document;
  }

  /** What the next clause is to the document. One that cites it is never about something else. */
  of(clause: string): Taken {
    const likely = bearingOf(clause, this.#document, this.#before);
    const isOut = isElsewhere(likely) && !isOfDocument(clause, this.#document);
    this.#before = isOut ? 'elsewhere' : mostOf(likely);
    return isOut && !isUnrelated(clause, this.#document, likely.elsewhere) ? 'unclear' : this.#before;
  }
}

/** What a clause about the document is. */
function mostOf({ wish, fact, question }: Likelihoods): Bearing {
  if (question >= Math.max(wish, fact)) return 'question';
  return fact > wish ? 'fact' : 'wish';
}

/** Whether a clause is a verb, the heading of a part, and what is to be done: "fix the error model", "expand the summary with …". */
function handlesPart(clause: string, { outline }: Draft): boolean {
  const named =
    /^(?:(?:please|pls|just|also|now|can you|could you) )*\p{L}+ (?:the |our )?(?<rest>.{3,300}?)[.!]*$/iu
      .exec(clause.trim())
      ?.groups?.['rest']?.toLowerCase();
  if (named === undefined) return false;
  return outline.sections.some(({ title, level }) => {
    const heading = title.toLowerCase();
    return level > 1 && named.startsWith(heading) && behindHeading.test(named.slice(heading.length));
  });
}

/** A word or two, or what introduces how: "the summary of a book" is another text. */
const behindHeading =
  /^(?: \p{L}+){0,2}$|^,? (?:a (?:bit|little)|with|by|so|to|into|as|and|but|because|if)(?!\p{L})/u;

/** Whether a clause names an item of the document by its key or quotes some words of it. */
function cites(clause: string, { keys, text }: Vocabulary): boolean {
  return (
    keysIn(clause).some((key) => keys.has(key.text)) ||
    [...clause.matchAll(/["“„«]([^"“”»\n]{8,300})["”“»]/gu)].some(([, words = '']) =>
      text.includes(words.toLowerCase()),
    )
  );
}
