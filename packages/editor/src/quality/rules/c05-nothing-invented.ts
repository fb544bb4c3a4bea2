import { Format } from '@faircopy/contract';
import { sectionsOf } from '../../document/outline.ts';
import type { Unit } from '../../document/units.ts';
import { generatedVocabulary } from '../data/vocabulary.ts';
import { numbersIn } from '../numbers.ts';
import type { Rule, Subject } from '../rule.ts';

/** C5: no number, date or name that neither the input nor its context gives, except under Assumptions. */
export const nothingInvented: Rule = {
  meta: {
    id: 'C5',
    title: 'No number, date or name is new, except under Assumptions.',
    source: 'the service contract',
    formats: Format.enum,
  },
  check(subject) {
    const assumed = sectionsOf(subject.document, 'assumptions');
    const units = subject.units.filter((unit) => unit.section === null || !assumed.includes(unit.section));
    return [...inventedNumbers(units, subject), ...inventedNames(units, subject)];
  },
};

function inventedNumbers(units: readonly Unit[], subject: Subject): string[] {
  const known = new Set(numbersIn(subject.known).map((number) => number.value));
  const found = new Map<string, Unit>();
  for (const unit of units) {
    for (const number of numbersIn(unit.prose || unit.text, unit)) {
      if (!known.has(number.value) && !isGenerated(number.value, unit, subject)) found.set(number.text, unit);
    }
  }
  return [...found].map(
    ([text, unit]) =>
      `The number "${text}" (${placeOf(unit)}) is not in the input; remove it or list it under Assumptions.`,
  );
}

/** Numbers a document gives itself: statuses of an API, estimates and counts of its own parts. */
function isGenerated(value: string, unit: Unit, subject: Subject): boolean {
  if (/^[1-5]\d\d$/u.test(value) && (subject.format === 'API Design' || /\bHTTP\b/u.test(unit.text)))
    return true;
  return subject.format === 'Jira Tickets' && ['1', '2', '3', '5', '8'].includes(value);
}

function inventedNames(units: readonly Unit[], subject: Subject): string[] {
  if (subject.language !== 'en' || subject.input.language !== 'en') return [];
  const known = new Set(wordsOf(subject.known));
  const ordinary = new Set(ordinaryWords(subject));
  const found = new Map<string, Unit>();
  for (const unit of units.filter((one) => one.kind !== 'heading' && !one.header)) {
    for (const name of namesIn(unit.prose)) {
      const plain = name.toLowerCase();
      if (known.has(plain) || ordinary.has(plain) || generatedVocabulary.has(plain)) continue;
      if (
        plain.endsWith('s') &&
        (known.has(plain.slice(0, -1)) || generatedVocabulary.has(plain.slice(0, -1)))
      )
        continue;
      found.set(name, unit);
    }
  }
  return [...found].map(
    ([name, unit]) =>
      `The name "${name}" (${placeOf(unit)}) is not in the input; remove it or list it under Assumptions.`,
  );
}

/** Capitalised words within a sentence; its first word may be any word. */
function namesIn(prose: string): string[] {
  return [...prose.matchAll(/(?<=[\p{Ll}\p{N},;] )\p{Lu}[\p{L}\p{N}]{1,40}/gu)].map((match) => match[0]);
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
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

function placeOf(unit: Unit): string {
  return unit.section ? `under "${unit.section.title}"` : 'before the first heading';
}
