import { leadingKey } from '../document/keys.ts';
import { outlineOf } from '../document/outline.ts';
import { sentencesOf } from '../document/sentences.ts';
import { unitsOf } from '../document/units.ts';

/** How a document speaks; what every tone says alike (requirements, scenarios, tables, headings) is not counted. */
export interface ToneRates {
  /** Contractions and words for the reader, a thousand words. */
  readonly contractions: number;
  readonly secondPerson: number;
  /** Words of a sentence, on average. */
  readonly sentenceLength: number;
  readonly words: number;
}

const contraction =
  /(?<!\p{L})\p{L}+(?:n['’]t|['’](?:re|ve|ll|d|m))(?!\p{L})|(?<!\p{L})(?:it|that|there|here|what|who|he|she)['’]s(?!\p{L})/giu;
const reader = /(?<!\p{L})(?:you|your|yours|yourself)(?!\p{L})/giu;

/** Measures how an English document speaks. Pure; `markdown` may be any string. */
export function toneRates(markdown: string): ToneRates {
  const prose = unitsOf(outlineOf(markdown))
    .filter((unit) => unit.kind === 'paragraph' || unit.kind === 'item')
    .filter((unit) => leadingKey(unit.text) === null && !unit.ordered)
    .map((unit) => unit.prose);
  const words = prose.reduce((sum, text) => sum + wordsIn(text), 0);
  const sentences = prose.flatMap((text) => sentencesOf(text)).filter((sentence) => wordsIn(sentence) > 0);
  const rate = (pattern: RegExp) =>
    (1000 * prose.reduce((sum, text) => sum + (text.match(pattern)?.length ?? 0), 0)) / Math.max(1, words);
  return {
    contractions: rate(contraction),
    secondPerson: rate(reader),
    sentenceLength: words / Math.max(1, sentences.length),
    words,
  };
}

function wordsIn(text: string): number {
  return text.match(/[\p{L}\p{N}]+(?:['’]\p{L}+)?/gu)?.length ?? 0;
}
