import { keysIn } from '../../document/keys.ts';
import type { Draft } from '../draft.ts';
import { heldBy } from '../scope/held.ts';
import { namesOneMore } from '../scope/leanings.ts';
import { subjectsOf } from '../scope/subjects.ts';
import { type Bearing, bearingOf, type Likelihoods } from './bearing.ts';
import { scopeSigns } from './scope-signs.ts';
import { type Vocabulary, vocabularyOf } from './vocabulary.ts';

/** From here on a clause is taken for something else, where no order was read of it. */
export const ELSEWHERE = 0.4;
/** From here on it is not clear whether it is about the document. */
const UNCLEAR = 0.3;
/** From here on it is about something else whatever orders could be read of it, where another model has it order nothing as well. */
const SURELY_ELSEWHERE = 0.75;

/** Whether a clause is surely about something else than the document; `ordersNothing` is how likely it orders nothing, 0..1. */
export function isSurelyElsewhere(clause: string, document: Draft, ordersNothing: number): boolean {
  return ordersNothing >= SURELY_ELSEWHERE && isElsewhereFrom(SURELY_ELSEWHERE, clause, document);
}

/** Whether words that nothing could be made of are about something else, rather than about the document. */
export function isRatherElsewhere(words: string, document: Draft): boolean {
  return isElsewhereFrom(leastFor(words), words, document);
}

/** From here on a message that nothing could be made of is about something else, whatever orders were read of it in vain. */
const IN_VAIN = 0.6;

/** Whether a message whose orders all came to nothing is about something else. */
export function isElsewhereInVain(message: string, document: Draft): boolean {
  return isElsewhereFrom(namesOneMore(message) ? 1 : IN_VAIN, message, document);
}

/** Whether words are about something else by at least so much, and nothing in them is of the document. */
function isElsewhereFrom(least: number, words: string, document: Draft): boolean {
  return bearingOf(words, document, 'none').elsewhere >= least && !isOfDocument(words, document);
}

/** Orders to write a statement down, in the languages of documents: what it states is to be of the document. */
const writesDown =
  /^(?:(?:please|bitte|also|auch|and|und),? )*(?:(?:mention|add|note|write(?: down)?|say|state|include|point out)(?: also| there| somewhere)? that|(?:erwähn|ergänz|notier|schreib|vermerk|füg)\p{L}*(?: (?:noch|auch|bitte|dazu|hinzu|rein|mal))*,? dass|(?:mentionne|ajoute|note|précise|indique)[rz]? (?:aussi |bien )?qu(?:e |['’])|(?:menciona|añade|agrega|indica|anota|escribe)\p{L}* (?:también )?que|(?:menziona|aggiungi|annota|scrivi)\p{L}* che|(?:menciona|adiciona|acrescenta|anota|escreve)\p{L}* que|(?:vermeld|voeg toe|noteer|schrijf)\p{L}*(?: op)? dat|(?:wspomnij|dodaj|zapisz|zanotuj), że)(?!\p{L})/iu;

/** Whether a clause cites the document, handles a part of it or names one by its heading: it is never about something else. */
function isOfDocument(clause: string, document: Draft): boolean {
  return (
    writesDown.test(clause.trim()) ||
    cites(clause, vocabularyOf(document)) ||
    handlesPart(clause, document) ||
    namesHeading(clause, document) ||
    speaksOfNothingElse(clause, document)
  );
}

/** Whether a clause speaks of several things, and the document of each of them. */
function speaksOfNothingElse(clause: string, document: Draft): boolean {
  const words = subjectsOf(clause);
  return words.length > 1 && words.every(heldBy(document));
}

/** How likely a clause has to be about something else: what speaks of a text, only names one more thing, or asks what becomes of it, may be of any subject. */
function leastFor(clause: string): number {
  return namesOneMore(clause) || scopeSigns.textWord.test(clause) ? SURELY_ELSEWHERE : ELSEWHERE;
}

/** Shorter headings may be said of anything: "a test plan". */
const LONG_HEADING = 3;

/** Whether a clause has a heading of several words in it: "Rollout and rollback". */
function namesHeading(clause: string, { outline }: Draft): boolean {
  const words = ` ${clause.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
  return outline.sections.some(({ title, level }) => {
    const heading = title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
    return level > 1 && heading.split(' ').length >= LONG_HEADING && words.includes(` ${heading} `);
  });
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
    const { elsewhere } = likely;
    const isOut = elsewhere >= UNCLEAR && !isOfDocument(clause, this.#document);
    const isAway = isOut && elsewhere >= leastFor(clause);
    this.#before = isAway ? 'elsewhere' : mostOf(likely);
    return isOut && !isAway ? 'unclear' : this.#before;
  }
}

/** What a clause about the document is. */
function mostOf({ wish, fact, question }: Likelihoods): Bearing {
  if (question >= Math.max(wish, fact)) return 'question';
  return FACTS * fact > wish ? 'fact' : 'wish';
}

/** Training has so many more wishes than facts, for what it learns of orders; of what orders nothing most are facts. */
const FACTS = 3;

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

/** A variable as prompts mark it. */
const placeholder = /\{\{\w+\}\}/u;

/** Whether a clause names an item of the document by its key, has variables as the document has, or quotes some words of it. */
function cites(clause: string, { keys, text }: Vocabulary): boolean {
  return (
    keysIn(clause).some((key) => keys.has(key.text)) ||
    (placeholder.test(clause) && placeholder.test(text)) ||
    [...clause.matchAll(/["“„«]([^"“”»\n]{8,300})["”“»]/gu)].some(([, words = '']) =>
      text.includes(words.toLowerCase()),
    )
  );
}
