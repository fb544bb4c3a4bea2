import { contentWords } from '../../document/content-words.ts';
import type { Draft } from '../draft.ts';
import { applied, type Instruction, noEffect } from '../instruction.ts';
import { type Splice, splice } from '../splice.ts';
import { sentences } from '../target/ordinal.ts';
import { rowTargets } from '../target/parts.ts';
import { type Value, valuesIn } from '../values.ts';

const statement =
  /^(?<subject>.{3,160}?)\s(?:should|must|shall|has to|have to|needs? to|may|can|is|are|will)\s(?<rest>.{1,160})$/isu;
const range = /(?<![\p{L}\p{N}.,])\d{1,6}\s?(?:to|and|–|-|bis)\s?\d{1,6}(?![\p{L}\p{N}.,])/u;
const small = new Set([
  'must',
  'should',
  'shall',
  'now',
  'have',
  'only',
  'most',
  'least',
  'max',
  'maximum',
  'minimum',
  'everywhere',
]);

/** Gives a value that the draft states another amount, where feedback says the same with another value. */
export const restatedValue: Instruction = {
  meta: {
    id: 'restated-value',
    does: 'Where the feedback states what the document states with another value, the value changes wherever that stands.',
    examples: ['the export job should time out after 60 s', 'an export must finish within 3 minutes'],
  },
  parse(clause, draft) {
    if (!statement.test(clause) || splicesFor(draft, clause).length === 0) return null;
    return (now) => {
      const splices = splicesFor(now, clause);
      const [first] = splices;
      if (!first) return noEffect(now, 'The document gives no such value.');
      const places = `${splices.length} place${splices.length > 1 ? 's' : ''}`;
      return applied(
        now,
        splice(now.text, splices),
        `Changed ${now.text.slice(first.start, first.end)} to ${first.text} in ${places}.`,
      );
    };
  },
};

/** What would change: in sentences and rows that say all the words of the clause beside its value. */
function splicesFor(draft: Draft, clause: string): Splice[] {
  const fresh = onlyValue(clause);
  if (fresh === null) return [];
  const words = contentWords(clause.slice(0, fresh.start) + clause.slice(fresh.end)).filter(
    (word) => !small.has(word),
  );
  if (words.length < 2) return [];
  const places = [
    ...draft.units.filter((unit) => unit.kind === 'heading'),
    ...sentences(draft),
    ...rowTargets(draft),
  ].map((one) => ({
    ...one,
    held: new Set(contentWords(draft.text.slice(one.start, one.end)).flatMap(withKin)),
  }));
  const meant = places.filter(
    ({ held }) =>
      words.filter((word) => withKin(word).some((kin) => held.has(kin))).length / words.length >= 0.75,
  );
  const changes = meant.flatMap((one) => {
    const old = replaceable(draft, one.start, one.end, fresh);
    return old === null || old.text === fresh.text
      ? []
      : [{ start: old.start, end: old.end, text: fresh.text }];
  });
  const old = new Set(changes.map((one) => draft.text.slice(one.start, one.end)));
  return old.size === 1 ? changes : [];
}

/** "kept" and "keep" are one word here. */
function withKin(word: string): string[] {
  return /^(?:kept|slept|swept)$/u.test(word) ? [word, word.replace('ept', 'eep')] : [word];
}

/** The one value a clause has: a number with what it counts, or a range; null where it has none or more. */
function onlyValue(clause: string): Value | null {
  const span = range.exec(clause);
  if (span) return { text: span[0], kind: 'count', start: span.index, end: span.index + span[0].length };
  const [value, ...others] = valuesIn(clause, 0, clause.length);
  return value && others.length === 0 && value.kind !== 'count' ? value : null;
}

/** The value of a stretch of the draft that can take the fresh one's place: the only one that measures the same. */
function replaceable(
  draft: Draft,
  start: number,
  end: number,
  fresh: Value,
): Pick<Value, 'start' | 'end' | 'text'> | null {
  if (fresh.kind === 'count') {
    const found = range.exec(draft.text.slice(start, end));
    return found
      ? { start: start + found.index, end: start + found.index + found[0].length, text: found[0] }
      : null;
  }
  const fitting = valuesIn(draft.text, start, end).filter((one) => one.kind === fresh.kind);
  return fitting.length === 1 ? (fitting[0] ?? null) : null;
}
