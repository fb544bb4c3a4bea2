import type { NamedValue, TrialDocument } from '../documents/trial-document.ts';
import { strays } from '../judging/strays.ts';
import { about, naming } from '../judging/touched.ts';
import type { Filling, Operation } from '../operation.ts';
import { itemsOf, MENTION, mentionsIn, requirementsOf } from '../reading/items.ts';
import { type Unit, unitsOf } from '../reading/units.ts';
import { says, wordsOf } from '../reading/words.ts';
import type { Revision } from '../revision.ts';
import { slot } from '../slots.ts';

/** Numbers that people change: with a unit, and no dates, statuses or names. */
const NUMBER =
  /(?<![\w.,:-])\d[\d,.]*\d?\s?(?:%|(?:MB|GB|ms|seconds?|minutes?|hours?|days|weeks?|months|years|times|EUR|entries|tickets|requests|attempts|workspaces|words|findings|million orders|Stück|Pakete|Sekunden|secondes|minutes|réservations|hojas|segundos)\b)/gu;

/** A number that stands for one thing, named by itself. */
export const changeNumber: Operation = {
  name: 'change-number',
  excused: ['C4', 'C5', 'C13'],
  fillings: (document) =>
    loneNumbers(document).map((number) => ({ slots: { n: number, m: otherThan(number) } })),
  faults: (revision) => valueFaults(revision, slot(revision.slots, 'n'), slot(revision.slots, 'm')),
};

/** A value named by what it is the value of. */
export const changeValueOf: Operation = {
  name: 'change-value-of',
  excused: ['C4', 'C5', 'C13'],
  fillings: ({ annotations }) => valued(annotations.values, 'm'),
  faults: (revision) => valueFaults(revision, slot(revision.slots, 'is'), slot(revision.slots, 'm')),
};

/** The date of something that has one already. */
export const setDate: Operation = {
  name: 'set-date',
  excused: ['C4', 'C5', 'C13'],
  fillings: ({ annotations }) => valued(annotations.dates, 'date'),
  faults: (revision) => valueFaults(revision, slot(revision.slots, 'is'), slot(revision.slots, 'date')),
};

/** A number for a requirement that has none, in the place of the vague word or beside it. */
export const giveNumber: Operation = {
  name: 'give-number',
  excused: ['C5', 'C13'],
  fillings: ({ annotations }) =>
    (annotations.vague ?? []).map(({ topic, says: begins, word, number }) => ({
      slots: { topic, m: number, says: begins, word },
    })),
  faults: (revision) => {
    const { before, after, slots } = revision;
    const [number, word, topic] = [slot(slots, 'm'), slot(slots, 'word'), slot(slots, 'topic')];
    const vague = itemsOf(before).find(({ text }) => text.startsWith(slot(slots, 'says')));
    if (!vague) return ['the requirement was not there before'];
    const now = requirementsOf(after).filter(({ text }) => says(text, topic) && says(text, number));
    const names = naming(now.map(({ id }) => id));
    const isMeant = about(revision, vague);
    return [
      ...(now.length === 1 ? [] : [`${now.length} requirements on ${topic} have ${number}`]),
      ...requirementsOf(after)
        .filter(({ text }) => says(text, topic) && says(text, word) && !says(text, number))
        .map(({ text }) => `still vague: ${text}`),
      ...unitsOf(after)
        .filter(({ text }) => text.includes(`“${word}”`))
        .map(({ text }) => `still asked: ${text}`),
      ...strays(revision, (unit) => isMeant(unit) || names(unit) || unit.text.includes(`“${word}”`)),
    ];
  },
};

function valueFaults(revision: Revision, old: string, other: string): string[] {
  const { before, after } = revision.aligned;
  const stood = unitsOf(before).filter(({ text }) => contains(text, old));
  const ids = stood.flatMap(({ text }) => mentionsIn(text));
  const names = naming(ids);
  const digits = wordsOf(old)[0] ?? old;
  const derived = (unit: Unit) =>
    names(unit) && contains(unit.text.replace(MENTION, ' '), digits) && digits !== wordsOf(other)[0];
  const expected = stood.map(({ text }) => wordsOf(replacing(text, old, other)).join(' '));
  const there = unitsOf(after).map(({ text }) => wordsOf(text).join(' '));
  return [
    ...unitsOf(after)
      .filter((unit) => contains(unit.text, old) || derived(unit))
      .map(({ text }) => `still ${old}: ${text}`),
    ...expected.filter((text) => !there.includes(text)).map((text) => `not there: ${text}`),
    ...strays(
      revision,
      (unit) => contains(unit.text, old) || contains(unit.text, other) || (names(unit) && ids.length > 0),
    ),
  ];
}

function valued(values: readonly NamedValue[] = [], name: string): Filling[] {
  return values.map(({ topic, is, other }) => ({ slots: { topic, is, [name]: other } }));
}

/** Numbers with a unit that one sentence has, or those only that tell the same requirement. */
function loneNumbers({ text }: TrialDocument): string[] {
  const units = unitsOf(text).filter(({ text: one }) => !/^[#{|"]/u.test(one));
  const found = new Set(
    units.flatMap(({ text: one }) => [...one.matchAll(NUMBER)].map(([number]) => number)),
  );
  return [...found].filter((number) => {
    const having = units.filter(({ text: one }) => contains(one, number));
    const ids = new Set(having.map(({ text: one }) => mentionsIn(one).find((id) => /FR/u.test(id)) ?? one));
    return ids.size === 1;
  });
}

/** Another number with the same unit: twice as much, or two more of a few. */
function otherThan(number: string): string {
  return number.replace(/\d[\d,.]*/u, (digits) => {
    const value = Number(digits.replaceAll(',', ''));
    return (value < 10 ? value + 2 : value * 2)
      .toLocaleString('en-US')
      .replaceAll(/,(?=\d{3}\b)/gu, digits.includes(',') ? ',' : '');
  });
}

function contains(text: string, value: string): boolean {
  return patternOf(value).test(text);
}

function replacing(text: string, old: string, other: string): string {
  return text.replace(new RegExp(patternOf(old).source, 'gu'), other);
}

function patternOf(value: string): RegExp {
  const escaped = value.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}.,:])${escaped}(?![\\p{L}\\p{N}]|[.,:]\\p{N})`, 'u');
}
