import type { ManagedModel } from './managed-model.ts';
import { variables } from './variables.ts';

const PREFIX = 'FAIRCOPY_';

/** What the companion reads, and what the tests do. */
const ELSEWHERE = /^FAIRCOPY_(?:API_KEY|SERVICE|TEST_\w+)$/;

/** What Kubernetes and Docker's links put beside every program for services whose name begins with ours. */
const OF_LINKS = /_SERVICE_(?:HOST|PORT)|_PORT_\d+_(?:TCP|UDP)/;

/** Slips that leave a name recognisable, in any case and with any prefix. */
const SLIPS = 2;

/** The longest name that is looked at. */
const LONGEST = 80;

/**
 * One sentence for each variable that looks as if it were meant for the service, which does not read it. That is no fault: a newer or
 * an older version may read it, and all of them share one environment file.
 */
export function unknownNames(environment: NodeJS.ProcessEnv, models: readonly ManagedModel[]): string[] {
  const keys = new Set(models.map(({ apiKeyVariable }) => apiKeyVariable));
  return Object.entries(environment).flatMap(([name, value = '']) => {
    if (name in variables || keys.has(name) || name.length > LONGEST || value.trim() === '') return [];
    if (ELSEWHERE.test(name) || OF_LINKS.test(name) || value.startsWith('tcp://')) return [];
    const { nearest, slips } = nearestTo(name.toUpperCase());
    if (!name.startsWith(PREFIX) && slips > SLIPS) return [];
    const isMeant = slips <= SLIPS || slips <= (nearest.length - PREFIX.length) / 4;
    const advice = isMeant ? `did you mean ${nearest}?` : '"faircopy config" lists those there are.';
    return [`${name} is not a setting and has no effect; ${advice}`];
  });
}

function nearestTo(name: string): { readonly nearest: string; readonly slips: number } {
  let best = { nearest: '', slips: Number.POSITIVE_INFINITY };
  for (const nearest of Object.keys(variables)) {
    const slips = distance(name, nearest);
    if (slips < best.slips) best = { nearest, slips };
  }
  return best;
}

/** Levenshtein's distance, one row at a time. */
function distance(left: string, right: string): number {
  let previous = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= right.length; column += 1) {
      const replaced = (previous[column - 1] ?? 0) + (left[row - 1] === right[column - 1] ? 0 : 1);
      current.push(Math.min(replaced, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1));
    }
    previous = current;
  }
  return previous[right.length] ?? 0;
}
