import { variables } from './variables.ts';

const PREFIX = 'FAIRCOPY_';
const NEAR = 2;

/** One sentence for each variable whose name is a slip away from one the service reads. */
export function nearMisses(environment: NodeJS.ProcessEnv): string[] {
  const known = Object.keys(variables);
  return Object.keys(environment)
    .filter((name) => name.startsWith(PREFIX) && !known.includes(name) && name.length < 80)
    .flatMap((name) => {
      const meant = known.find((candidate) => distance(name, candidate) <= NEAR);
      return meant === undefined
        ? []
        : [`${name} is not a setting and has no effect; did you mean ${meant}?`];
    });
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
