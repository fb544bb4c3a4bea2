import { outlineOf } from '../document/outline.ts';
import { unitsOf } from '../document/units.ts';
import { missingProtected } from '../read/missing-protected.ts';
import { read } from '../read/read.ts';
import { coverageOf, statingSentences } from './coverage.ts';
import { numbersIn } from './numbers.ts';

export { type ToneRates, toneRates } from './tone-rates.ts';

/** What can be counted of a document beside the rules it keeps. */
export interface DocumentFigures {
  /** Sentences of the input that state something, and how many of them the document covers. */
  readonly stated: number;
  readonly covered: number;
  /** Protected spans of the input that the document lacks. */
  readonly lost: readonly string[];
  /** Numbers with more than one digit that neither the input nor the numbering of the document gives. */
  readonly invented: readonly string[];
  /** What the document says for certain: its demands, and the protected spans of the input that it holds. */
  readonly facts: readonly string[];
}

/** Counts what a document keeps, loses and adds of its input. */
export function figuresOf(input: string, document: string): DocumentFigures {
  const source = read(input);
  const outline = outlineOf(document);
  const covers = coverageOf(unitsOf(outline), outline);
  const sentences = statingSentences(source);
  const known = new Set(numbersIn(input).map(({ value }) => value));
  const held = source.protectedSpans.map(({ text }) => text).filter((text) => document.includes(text));
  const demands = document.match(/^\s{0,4}[-*] \*\*N?FR-\d+:\*\* .+$/gmu) ?? [];
  return {
    stated: sentences.length,
    covered: sentences.filter((sentence) => covers(sentence.text)).length,
    lost: missingProtected(input, document).map(({ text }) => text),
    invented: numbersIn(prose(document))
      .filter(({ value }) => value.length > 1 && !known.has(value))
      .map(({ text }) => text),
    facts: [...new Set([...demands.map((line) => line.trim()), ...held])].sort(),
  };
}

/** Without code, statuses of HTTP, set levels and the keys a document numbers itself. */
function prose(document: string): string {
  return document
    .replace(/^(```|~~~)[\s\S]*?^\1/gmu, ' ')
    .replace(/^\s{0,8}\d{1,3}\.\s/gmu, ' ')
    .replace(/(?<!\p{L})[A-Z]{1,4}-\d+/gu, ' ')
    .replace(/^\|\s?[1-5]\d\d\s?\|/gmu, '|');
}
