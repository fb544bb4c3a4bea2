import { keysIn } from '../../document/keys.ts';
import type { Span } from '../../read/source.ts';
import type { Draft } from '../draft.ts';
import { applied, type Instruction, noEffect, type Outcome } from '../instruction.ts';
import { betweenKeys } from '../relinked.ts';
import { type Splice, splice } from '../splice.ts';

const pattern =
  /^(?:re-?number|fix (?:the )?(?:numbering|numbers|ids)|correct (?:the )?numbering|number)(?: (?<what>.{1,80}?))?(?: (?:again|properly|consecutively|correctly|in order|from (?:1|one)))*$|^(?:the )?(?:numbering|ids?|numbers) (?:is|are) (?:wrong|off|broken|not consecutive|out of order).{0,40}$/iu;
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
    const match = pattern.exec(clause);
    if (!match || /^number (?!the|all|it)/iu.test(clause)) return null;
    // what has no numbers yet is given some, which is another instruction
    if (/^number /iu.test(clause) && renumbered(draft, match.groups?.['what'] ?? '').status !== 'applied')
      return null;
    return (now) => renumbered(now, match.groups?.['what'] ?? '');
  },
};

function renumbered(draft: Draft, what: string): Outcome {
  const wanted = families.find(([pattern]) => pattern.test(what))?.[1] ?? null;
  const fresh = freshKeys(draft, wanted);
  const whole = rangesOfAll(draft.text, fresh);
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
  return text === draft.text
    ? noEffect(draft, 'The numbering has no gaps.')
    : applied(draft, text, `Numbered anew in ${keys.length + lists.length} places.`);
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
function freshKeys(draft: Draft, wanted: readonly string[] | null): Map<string, string> {
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
    const number = (counts.get(key.family) ?? 0) + 1;
    counts.set(key.family, number);
    fresh.set(key.text, `${key.family}-${number}`);
  }
  return fresh;
}
