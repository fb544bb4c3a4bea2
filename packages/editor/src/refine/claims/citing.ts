import { keysIn } from '../../document/keys.ts';
import type { Draft } from '../draft.ts';
import type { Splice } from '../splice.ts';
import { type Measure, measuresIn } from './measure.ts';

/**
 * The splices for what follows a requirement whose value changes: a line that cites its key and gives the same value says
 * the same of it, whatever its words.
 */
export function alsoWhereCited(draft: Draft, splices: readonly Splice[]): Splice[] {
  const found = splices.flatMap((one): Splice[] => {
    const key = draft.items.find((item) => item.key && item.start <= one.start && item.end >= one.end)?.key;
    const old = measuresIn(draft.text, one.start, one.end)[0] ?? null;
    return key && old ? whereCited(draft, key.text, old, one.text) : [];
  });
  const fresh = found.filter(
    (one) => !splices.some((other) => one.start < other.end && other.start < one.end),
  );
  return [...splices, ...fresh];
}

function whereCited(draft: Draft, key: string, old: Measure, text: string): Splice[] {
  return draft.units
    .filter((unit) => unit.kind !== 'heading' && keysIn(unit.text).some((one) => one.text === key))
    .flatMap((unit) => measuresIn(draft.text, unit.start, unit.end))
    .filter((one) => one.text === old.text && one.kind === old.kind && old.kind !== 'count')
    .map(({ start, end }) => ({ start, end, text }));
}
