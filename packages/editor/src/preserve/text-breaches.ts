import { contentWords } from '../document/content-words.ts';
import { languageOf } from '../read/language.ts';
import { addedSentences } from './added-sentences.ts';
import { alteredParts } from './altered-parts.ts';
import { announcedText } from './announced-text.ts';
import { type Breach, breach } from './breach.ts';
import { chatOpening } from './chat-opening.ts';
import { lineBreaches } from './lines.ts';
import { lostParts } from './lost-parts.ts';
import { type MarkedText, paragraphsOf } from './marked-text.ts';
import { nearWords, shareIn } from './near-words.ts';
import { overcorrections } from './overcorrected.ts';
import { unrelatedText } from './related.ts';
import { replacedLines } from './replaced-lines.ts';

/**
 * Where an improved or corrected text breaks its promise: protected parts, lines and the order of numbers stay, nothing is
 * made up, and it says what its source says.
 */
export function textBreaches(
  source: MarkedText,
  answer: MarkedText,
  known: string,
  correctionsOnly: boolean,
): Breach[] {
  const lines = lineBreaches(source.text, answer.text);
  const isKnown = nearWords(contentWords(known));
  const found = [
    ...lostParts(source, answer.text, correctionsOnly),
    ...alteredParts(answer, source, `${source.text}\n${known}`, 'text'),
    ...chatOpening(source, answer.text),
    ...announcedText(source, answer, isKnown),
    ...addedSentences(source, answer, isKnown),
    ...otherLanguage(source, answer),
    ...lines,
  ];
  if (lines.length > 0) return [...found, ...unrelatedText(source, answer, isKnown, 'The answer')];
  const paragraphs = pairedParagraphs(source, answer);
  return [
    ...found,
    ...paragraphs.flatMap(([before, after]) => unrelatedText(before, after, isKnown, 'A paragraph')),
    ...replacedLines(source, answer, isKnown),
    ...paragraphs.flatMap(([before, after]) => swappedNumbers(before, after)),
    ...(correctionsOnly ? overcorrections(source.text, answer.text) : []),
  ];
}

/** Both texts have the same empty lines, unless one of them is not text at all. */
function pairedParagraphs(source: MarkedText, answer: MarkedText): (readonly [MarkedText, MarkedText])[] {
  const [before, after] = [paragraphsOf(source), paragraphsOf(answer)];
  return before.map((paragraph, index) => [paragraph, after[index] ?? answer] as const);
}

/** The same numbers in another order say something else. */
function swappedNumbers(source: MarkedText, answer: MarkedText): Breach[] {
  const numbersOf = ({ spans }: MarkedText) =>
    spans.flatMap((span) => (span.kind === 'number' || span.kind === 'version' ? [span.text] : []));
  const [before, after] = [numbersOf(source), numbersOf(answer)];
  const isSwapped =
    before.join('\n') !== after.join('\n') && before.toSorted().join('\n') === after.toSorted().join('\n');
  return isSwapped
    ? [breach('altered', `Keep these numbers in their order: ${before.join(', ').slice(0, 300)}`)]
    : [];
}

/** Less of a text's words is its source's when it was put into another language. */
const TRANSLATED = 0.6;

function otherLanguage(source: MarkedText, answer: MarkedText): Breach[] {
  // First, since telling a language takes far longer, and most answers keep their words.
  if (shareIn(answer.words, source.says) >= TRANSLATED) return [];
  const before = languageOf(source.text, source.spans);
  const after = languageOf(answer.text, answer.spans);
  if (!before.reliable || !after.reliable || before.language === after.language) return [];
  return [
    breach(
      'language',
      `The text is in the language "${before.language}" and the answer in "${after.language}"; keep the language.`,
    ),
  ];
}
