import type { SectionId } from '../../../formats/headings/table.ts';
import { derivedPhrasesOf } from '../../../formats/phrases/derived/by-language.ts';
import type { DerivedPhrases } from '../../../formats/phrases/derived/phrases.ts';
import { fill } from '../../../formats/phrases/phrase.ts';
import type { Statement } from '../../../understand/statement.ts';
import type { Composition } from '../../composition.ts';
import type { Requirement } from '../../requirement.ts';

/** What the input says of what is to be built: a demand with its number, or a sentence that was taken for none. */
export interface Told {
  readonly statement: Statement;
  readonly requirement: Requirement | null;
}

/** A question that what is told of a certain kind leaves open. */
export interface Opening {
  /** One question of a kind is asked of a document: of the first sentence that leaves it open. */
  readonly kind: string;
  /** Higher is asked first. */
  readonly weight: number;
  /** The sections that lead to it where they hold nothing of their own. */
  readonly sections: readonly SectionId[];
  /** The question, or null where it does not arise. */
  asks(told: Told, composition: Composition): string | null;
}

/** Characters of a quotation in a question at most. */
const longest = 110;

/**
 * The words of a demand as a question quotes them: all of it, or the part around `cue` that stands between marks of punctuation. Null
 * where neither is short enough.
 */
export function quotedFrom(text: string, cue: RegExp): string | null {
  const whole = inShort(text);
  if (whole.length <= longest) return whole;
  const found = cue.exec(whole);
  if (!found) return null;
  const parts = whole.split(/(?<=[,;:])\s|\s(?=[(–—-]\s?\p{L})/u);
  let at = 0;
  for (const part of parts) {
    const start = whole.indexOf(part, at);
    at = start + part.length;
    if (found.index >= start && found.index < at) {
      const bare = part.replace(/[,;:]$/u, '');
      return bare.length >= shortest && bare.length <= longest && !/[()`]/u.test(bare) ? bare : null;
    }
  }
  return null;
}

/** Characters that a part of a sentence needs to tell what it is about. */
const shortest = 20;

/** A sentence as it is quoted in a question: without its last mark and without marks of quotation. */
export function inShort(text: string): string {
  return text.replace(/[.!。]+$/u, '').replaceAll(/["“”„«»]/gu, '');
}

/** A set question about what is told, which it quotes around `cue`; null where that cannot be quoted. */
export function questionOn(
  ask: keyof DerivedPhrases,
  told: Told,
  composition: Composition,
  cue: RegExp,
): string | null {
  const text = quotedFrom(told.statement.text, cue);
  return text === null ? null : asked(ask, told, composition, { text });
}

/** A set question with its values and the number of the demand that it is about, where it is about one. */
export function asked(
  ask: keyof DerivedPhrases,
  { requirement }: Told,
  { language }: Composition,
  values: Readonly<Record<string, string>>,
): string {
  const phrase = derivedPhrasesOf(language)[ask];
  return requirement === null
    ? fill(phrase.replace(/\s?[(（]\{id\}[)）]/u, ''), values)
    : fill(phrase, { id: requirement.id, ...values });
}

/** What the input says besides a sentence. */
export function besides({ statement }: Told, { understanding }: Composition): string {
  return understanding.statements
    .filter((one) => one !== statement)
    .map(({ text }) => text)
    .join('\n');
}

/** An opening that the words of a demand show, and that words of the input settle. */
export interface Shown extends Omit<Opening, 'asks'> {
  readonly ask: keyof DerivedPhrases;
  /** What in a demand raises the question. */
  readonly cue: RegExp;
  /** What in the same demand says that it does not arise. */
  readonly unless?: RegExp;
  /** Whether a ban raises it as well. */
  readonly isOfBans?: boolean;
  /** Whether only a demand raises it, and no other sentence. */
  readonly isOfDemands?: boolean;
  /** What in any sentence of the input answers it. */
  readonly settled?: RegExp;
}

/** The opening of a row of such words. */
export function shown({ ask, cue, unless, settled, isOfDemands, isOfBans, ...opening }: Shown): Opening {
  return {
    ...opening,
    asks(told, composition) {
      const { text, topics } = told.statement;
      if (isOfDemands === true && told.requirement === null) return null;
      if (!cue.test(text) || unless?.test(text) || (topics.has('prohibition') && !isOfBans)) return null;
      return settled?.test(`${text}\n${besides(told, composition)}`)
        ? null
        : questionOn(ask, told, composition, cue);
    },
  };
}
