import { type ErrorDetail, pathFault } from '@faircopy/contract';

/** More faults than this help nobody; a body with thousands of bad paths must not grow the answer without bound. */
const MOST_FAULTS = 200;

/**
 * What is wrong with the paths of a list.
 *
 * @param list name of the list in the body, such as `files`
 */
export function pathFaults(list: string, items: readonly { readonly path: string }[]): ErrorDetail[] {
  const faults: ErrorDetail[] = [];
  for (const [index, { path }] of items.entries()) {
    const message = pathFault(path);
    if (message !== null) faults.push({ path: `/${list}/${index}/path`, message, rule: 'path' });
    if (faults.length === MOST_FAULTS) break;
  }
  return faults;
}
