import { keysIn } from '../../document/keys.ts';
import type { Span } from '../../read/source.ts';
import type { Draft } from '../draft.ts';
import { betweenKeys } from '../editing/relinked.ts';
import { type Splice, splice } from '../editing/splice.ts';
import { applied, type Instruction, noEffect, type Outcome } from '../instruction.ts';
import { findSection } from '../target/section.ts';

const pattern =
  /^(?:re-?number|fix (?:the )?(?:numbering|numbers|ids)|correct (?:the )?numbering|number)(?: (?<what>.{1,80}?))?(?: (?:again|properly|consecutively|correctly|in order|from (?:1|one)))*$|^(?:the )?(?:numbering|ids?|numbers) (?:is|are) (?:wrong|off|broken|not consecutive|out of order).{0,40}$/iu;
/** "Start with FR-10", "from 101", "in tens: FR-10, FR-20": the first number, and how far it is to the next. */
const counting = [
  /^(?:re-?number|number|start|begin|count)(?: (?:numbering|counting))?(?: (?:the )?(?:numbers|numbering|numbers of|numbering of|ids|ids of|count|keys|keys of))?(?: (?:of )?(?:the |our |all )?(?<what>[\p{L} -]{2,60}?))?,?(?: (?:so (?:that )?(?:it|they) )?(?:starts?|starting|begin(?:s|ning)?|counting|start|count))?(?: them| it)? (?:from|with|at|by)(?: number)? (?<first>(?:[A-Z]{1,8}-)?\d{1,5})(?: on(?:wards?)?| up(?:wards?)?)?(?: (?:instead|please))*$/iu,
  /^(?:the |our )?(?<what>[\p{L} -]{2,60}?) (?:should|must|shall|have to|need to|are to)? ?(?:start|begin|count)s? (?:from|with|at|by)(?: number)? (?<first>(?:[A-Z]{1,8}-)?\d{1,5})$/iu,
  /^(?:re-?number|number|count)(?: (?:the |our |all )?(?<what>[\p{L} -]{2,60}?))?(?: (?:again|anew))? (?:in|by) (?:steps of )?(?<step>tens|fives|hundreds|twos|\d{1,3})(?:\s?(?:[:,;(]|–)\s?(?:like |as in |e\.g\. |starting (?:with|at) )?(?<first>(?:[A-Z]{1,8}-)?\d{1,5}).{0,60})?$/iu,
];
const steps: Readonly<Record<string, number>> = { twos: 2, fives: 5, tens: 10, hundreds: 100 };

const families: readonly [RegExp, readonly string[]][] = [
  [/\bnon-?functional|nfrs?\b/iu, ['NFR']],
  [/\bfrs?\b|functional/iu, ['FR']],
  [/requirement|anforderung|exigence|requisito/iu, ['FR', 'NFR', 'REQ']],
  [/question|frage/iu, ['Q']],
  [/ticket|stories|tasks?/iu, ['T', 'TASK', 'US']],
  [/risk/iu, ['R', 'RISK']],
];

/** Numbers keys and numbered lists anew, references with them. */
export const renumber: Instruction = {
  meta: {
    id: 'renumber',
    does: 'Numbers the keys of a family from 1 in the order they are given, references with them, and numbered lists too.',
    examples: ['renumber the requirements', 'fix the numbering', 'the ids are out of order'],
  },
  parse(clause, draft) {
    const series = seriesIn(clause);
    if (series) return (now) => renumbered(now, series.what, series);
    const match = pattern.exec(clause);
    if (!match || /^number (?!the|all|it)/iu.test(clause)) return null;
    // what has no numbers yet is given some, which is another instruction
    if (/^number /iu.test(clause) && renumbered(draft, match.groups?.['what'] ?? '').status !== 'applied')
      return null;
    return (now) => renumbered(now, match.groups?.['what'] ?? '');
  },
};

/** How keys are numbered: the first number, and how far it is from one to the next. */
interface Series {
  readonly first: number;
  readonly step: number;
}

const inSequence: Series = { first: 1, step: 1 };

/** The numbers that a clause wants for what it names; null where it names none. */
function seriesIn(clause: string): (Series & { readonly what: string }) | null {
  for (const one of counting) {
    const { what = '', first, step: word } = one.exec(clause)?.groups ?? {};
    if (first === undefined && word === undefined) continue;
    const step = word === undefined ? 1 : (steps[word.toLowerCase()] ?? Number(word));
    const number = Number(/\d+$/u.exec(first ?? '')?.[0] ?? step);
    const family = /^[A-Z]+/u.exec(first ?? '')?.[0] ?? '';
    if (step > 0) return { what: `${what} ${family}`.trim(), first: number, step };
  }
  return null;
}

/** The draft with the keys that words name in the order they are given; `what` may end in the family itself. */
export function renumbered(draft: Draft, what: string, series = inSequence): Outcome {
  const family = /(?:^| )(?<key>[A-Z]{1,8})$/u.exec(what)?.groups?.['key'];
  const wanted =
    family === undefined
      ? (familiesOf(draft, what) ?? families.find(([pattern]) => pattern.test(what))?.[1] ?? null)
      : [family];
  if (series !== inSequence && wanted === null)
    return noEffect(draft, 'Say which keys are to be numbered like this, such as: requirements, tickets.');
  const fresh = freshKeys(draft, wanted, series);
  const whole = series === inSequence ? rangesOfAll(draft.text, fresh) : [];
  const keys: Splice[] = keysIn(draft.text).flatMap((key) => {
    if (whole.some((range) => key.start >= range.start && key.end <= range.end)) return [];
    const text = fresh.get(key.text);
    return text === undefined || text === key.text ? [] : [{ start: key.start, end: key.end, text }];
  });
  const lists: Splice[] = draft.items.flatMap((item) => {
    const number = item.list.ordered
      ? /^\d{1,9}/u.exec(draft.text.slice(item.start, item.start + 10))?.[0]
      : undefined;
    const expected = String((item.list.start ?? 1) + item.index);
    return number === undefined || number === expected
      ? []
      : [{ start: item.start, end: item.start + number.length, text: expected }];
  });
  const text = splice(draft.text, [...keys, ...lists]);
  const places = keys.length + lists.length;
  return text === draft.text
    ? noEffect(draft, series === inSequence ? 'The numbering has no gaps.' : 'The numbers are these already.')
    : applied(draft, text, `Numbered anew in ${places} ${places === 1 ? 'place' : 'places'}.`);
}

/** The families of the keys that stand under the heading that words name; null where there are none. */
function familiesOf(draft: Draft, what: string): readonly string[] | null {
  const section = what === '' ? null : findSection(draft, what);
  const found = draft.items.flatMap((item) =>
    item.key && item.section?.start === section?.start ? [item.key.family] : [],
  );
  return found.length > 0 ? [...new Set(found)] : null;
}

/** Ranges that name all keys of a family ("FR-1 to FR-8"): they do so in any order. */
function rangesOfAll(text: string, fresh: ReadonlyMap<string, string>): Span[] {
  const range = new RegExp(
    `(?<![\\p{L}\\p{N}-])(?<family>[A-Z]{1,8})-(?<first>\\d{1,6})(?:${betweenKeys})\\k<family>-(?<last>\\d{1,6})(?!\\d)`,
    'gu',
  );
  return [...text.matchAll(range)].flatMap(({ index, 0: whole, groups }) => {
    const own = [...fresh.keys()].flatMap((key) => {
      const [family, number] = key.split('-');
      return family === groups?.['family'] ? [Number(number)] : [];
    });
    const isAll =
      own.length > 0 &&
      Math.min(...own) === Number(groups?.['first']) &&
      Math.max(...own) === Number(groups?.['last']) &&
      Math.max(...own) === own.length;
    return isAll ? [{ start: index, end: index + whole.length }] : [];
  });
}

/** What each key becomes: the keys of a family in the order the document gives them. */
function freshKeys(
  draft: Draft,
  wanted: readonly string[] | null,
  { first, step }: Series,
): Map<string, string> {
  const given = [
    ...draft.outline.sections.map((section) => ({
      start: section.start,
      key: keysIn(section.title).find((key) => key.start === 0) ?? null,
    })),
    ...draft.items.map((item) => ({ start: item.start, key: item.key })),
    ...draft.units
      .filter((unit) => unit.kind === 'row' && !unit.header)
      .map((unit) => ({
        start: unit.start,
        key: keysIn(unit.cells[0] ?? '').find((key) => key.start === 0) ?? null,
      })),
  ].toSorted((left, right) => left.start - right.start);
  const fresh = new Map<string, string>();
  const counts = new Map<string, number>();
  for (const { key } of given) {
    if (
      !key ||
      fresh.has(key.text) ||
      (wanted && !wanted.includes(key.family)) ||
      draft.request.originalInput.includes(key.text)
    )
      continue;
    const before = counts.get(key.family) ?? 0;
    counts.set(key.family, before + 1);
    fresh.set(key.text, `${key.family}-${first + before * step}`);
  }
  return fresh;
}
