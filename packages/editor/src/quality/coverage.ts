import { contentWords, shareOf } from '../document/content-words.ts';
import type { Outline } from '../document/outline.ts';
import type { Unit } from '../document/units.ts';
import type { Sentence, Source } from '../read/source.ts';

/** Share of a sentence's content words that one unit must hold to say the same. */
const inUnit = 0.55;
/** Share that a section must hold where the sentence was spread over several units. */
const inSection = 0.75;

const courtesy =
  /^(?:hi|hello|hey|dear|thanks|thank you|cheers|best|regards|sincerely|good (?:morning|afternoon)|please (?:help|advise)|can (?:you|someone|anyone)|could (?:you|someone|anyone)|i (?:need|want|would like) you to|write (?:me |up )?(?:a|an|the|this)|hallo|liebe|danke|viele grüße|bonjour|merci|cordialement|hola|gracias|saludos)(?!\p{L})/iu;

/** Whether a sentence greets, thanks or asks for the document, and states nothing. */
export function isCourtesy(sentence: string): boolean {
  return courtesy.test(sentence.trim());
}

/** The sentences of an input that state something: no questions, no courtesies, nothing of fewer than three content words. */
export function statingSentences(input: Source): Sentence[] {
  return input.blocks
    .filter((block) => block.kind !== 'heading')
    .flatMap((block) => block.sentences)
    .filter((sentence) => !/[?？]["')\]]?\s*$/u.test(sentence.text) && !isCourtesy(sentence.text))
    .filter((sentence) => contentWords(sentence.text).length >= 3);
}

/** Tells whether a document says what a sentence says: its content words stand together in one unit or one section. */
export function coverageOf(units: readonly Unit[], document: Outline): (sentence: string) => boolean {
  const held = units.map((unit) => new Set(contentWords(unit.text)));
  const sections = [null, ...document.sections].map(
    (section) =>
      new Set(units.flatMap((unit, index) => (unit.section === section ? [...(held[index] ?? [])] : []))),
  );
  return (sentence) => {
    const wanted = [...new Set(contentWords(sentence))];
    return (
      held.some((words) => shareOf(wanted, words) >= inUnit) ||
      sections.some((words) => shareOf(wanted, words) >= inSection)
    );
  };
}
