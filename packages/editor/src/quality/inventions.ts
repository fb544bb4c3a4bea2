import { sectionsOf } from '../document/outline.ts';
import type { Unit } from '../document/units.ts';
import { onceAsked } from '../once-asked.ts';
import { isGeneratedWord } from './generated-words.ts';
import { namesIn } from './names.ts';
import { numbersIn } from './numbers.ts';
import type { Subject } from './rule.ts';

/** A number, date or name that a document has and nothing gave. */
export interface Invention {
  readonly kind: 'number' | 'name';
  readonly text: string;
  /** The last unit it stands in. */
  readonly unit: Unit;
  readonly message: string;
}

/** What a document says that neither its input nor its context gives, assumptions apart. */
export function inventionsIn(subject: Subject): Invention[] {
  const assumed = sectionsOf(subject.document, 'assumptions');
  const units = subject.units.filter((unit) => unit.section === null || !assumed.includes(unit.section));
  return [...inventedNumbers(units, subject), ...inventedNames(units, subject)];
}

function inventedNumbers(units: readonly Unit[], subject: Subject): Invention[] {
  const known = onceAsked(() => new Set(numbersIn(subject.known).map((number) => number.value)));
  const found = new Map<string, Unit>();
  for (const unit of units) {
    for (const number of numbersIn(unit.prose || unit.text, unit)) {
      if (!known().has(number.value) && !isGenerated(number.value, unit, subject))
        found.set(number.text, unit);
    }
  }
  return [...found].map(([text, unit]) => invention('number', text, unit));
}

/** Numbers a document gives itself: statuses of an API, estimates and counts of its own parts. */
function isGenerated(value: string, unit: Unit, subject: Subject): boolean {
  if (/^[1-5]\d\d$/u.test(value) && (subject.format === 'API Design' || /\bHTTP\b/u.test(unit.text)))
    return true;
  if (subject.format !== 'Jira Tickets') return false;
  const isCriterion =
    /^[1-7]$/u.test(value) && new RegExp(`[(（]\\p{L}+ ?${value}[)）][.。]?$`, 'u').test(unit.text);
  return isCriterion || ['1', '2', '3', '5', '8'].includes(value);
}

function inventedNames(units: readonly Unit[], subject: Subject): Invention[] {
  const known = onceAsked(() => new Set(wordsOf(subject.known)));
  const ordinary = onceAsked(() => new Set(ordinaryWords(subject)));
  const isKnown = (plain: string) => known().has(plain) || isGeneratedWord(plain, subject.language);
  const isGiven = (word: string) => {
    const plain = word.toLowerCase();
    return ordinary().has(plain) || isKnown(plain) || (plain.endsWith('s') && isKnown(plain.slice(0, -1)));
  };
  const found = new Map<string, Unit>();
  for (const unit of units.filter((one) => one.kind !== 'heading' && !one.header)) {
    for (const name of namesIn(unit.prose, subject.language, isGiven)) found.set(name, unit);
  }
  return [...found].map(([name, unit]) => invention('name', name, unit));
}

/** Words; what is in Latin letters also by itself, since scripts without spaces put it between their own. */
function wordsOf(text: string): string[] {
  const small = text.toLowerCase();
  const latin = /[^\p{Script=Latin}\p{N}\p{P}\p{Z}]/u.test(small)
    ? (small.match(/[\p{Script=Latin}\p{N}]+/gu) ?? [])
    : [];
  return [...(small.match(/[\p{L}\p{N}]+/gu) ?? []), ...latin];
}

/** Words the document itself writes in lower case, or as part of its headings and column titles. */
function ordinaryWords(subject: Subject): string[] {
  const lower = subject.units.flatMap(
    (unit) => unit.prose.match(/(?<![\p{L}\p{N}])\p{Ll}[\p{L}]{1,40}/gu) ?? [],
  );
  const titles = subject.units
    .filter((unit) => unit.kind === 'heading' || unit.header)
    .flatMap((unit) => wordsOf(unit.text));
  return [...lower, ...titles];
}

function invention(kind: Invention['kind'], text: string, unit: Unit): Invention {
  const message = `The ${kind} "${text}" (${placeOf(unit)}) is not in the input; remove it or list it under Assumptions.`;
  return { kind, text, unit, message };
}

function placeOf(unit: Unit): string {
  return unit.section ? `under "${unit.section.title}"` : 'before the first heading';
}
