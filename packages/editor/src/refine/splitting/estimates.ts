import type { Draft } from '../draft.ts';
import { lineOf, type Ticket } from '../tickets/board.ts';

/** What teams estimate with. */
const scale = [1, 2, 3, 5, 8, 13, 21];

/**
 * The estimate of a ticket divided among its parts by their weight, in numbers that teams estimate with where those add up to it.
 * None where it has none that can be divided.
 */
export function estimatesOf(draft: Draft, ticket: Ticket, weights: readonly number[]): (string | null)[] {
  const line = lineOf(ticket, 'estimate');
  const whole = line ? Number(draft.text.slice(line.value.start, line.value.end).trim()) : Number.NaN;
  if (!Number.isInteger(whole) || whole < weights.length)
    return weights.map(() => (line ? draft.text.slice(line.value.start, line.value.end) : null));
  const found = divided(whole, weights) ?? evenly(whole, weights.length);
  return found.map(String);
}

/** Numbers of the scale that add up to the whole, as near to the weights as any. */
function divided(whole: number, weights: readonly number[]): number[] | null {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  let best: { readonly numbers: number[]; readonly off: number } | null = null;
  const tryFrom = (numbers: readonly number[], left: number): void => {
    if (numbers.length === weights.length) {
      if (left !== 0) return;
      const off = numbers.reduce(
        (sum, one, at) => sum + Math.abs(one - (whole * (weights[at] ?? 0)) / all),
        0,
      );
      if (best === null || off <= best.off) best = { numbers: [...numbers], off };
      return;
    }
    for (const one of scale) if (one <= left) tryFrom([...numbers, one], left - one);
  };
  if (weights.length <= 4) tryFrom([], whole);
  return (best as { readonly numbers: number[] } | null)?.numbers ?? null;
}

function evenly(whole: number, count: number): number[] {
  return Array.from({ length: count }, (_, at) => Math.floor(whole / count) + (at < whole % count ? 1 : 0));
}
