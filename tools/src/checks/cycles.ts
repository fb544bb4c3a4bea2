import type { Repository } from '../source/repository.ts';
import { resolve } from '../source/resolve.ts';
import type { SourceFile } from '../source/source-file.ts';
import { type Check, failure } from './check.ts';

/** Import cycles between files. An import of types counts too: the files still cannot be read one by one. */
export const cycles: Check = {
  name: 'import cycles',
  run(repository) {
    const components = stronglyConnected(importGraph(repository));
    const findings = components.map((paths) =>
      failure(paths[0] ?? '', `in a cycle of ${paths.length}: ${paths.join(' , ')}`),
    );
    return { measured: `${components.length} cycles`, findings };
  },
};

type Graph = ReadonlyMap<string, readonly string[]>;

function importGraph({ sources, entries }: Repository): Graph {
  const known = new Set(sources.map((file) => file.path));
  const targets = (file: SourceFile): string[] =>
    file.imports
      .map((entry) => resolve(file.path, entry.specifier, entries))
      .map((target) => (target.kind === 'outside' ? null : target.path))
      .filter((path) => path !== null)
      .filter((path) => known.has(path));
  return new Map(sources.map((file) => [file.path, targets(file)]));
}

/**
 * The components of more than one file, and files that import themselves, paths sorted.
 * Tarjan, "Depth-first search and linear graph algorithms", SIAM Journal on Computing 1 (1972).
 */
function stronglyConnected(graph: Graph): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const onStack = new Set<string>();
  const components: string[][] = [];

  const visit = (path: string): number => {
    const index = order.size;
    order.set(path, index);
    stack.push(path);
    onStack.add(path);
    let low = index;
    for (const next of graph.get(path) ?? []) {
      const seen = order.get(next);
      if (seen === undefined) low = Math.min(low, visit(next));
      else if (onStack.has(next)) low = Math.min(low, seen);
    }
    lowest.set(path, low);
    if (low === index) {
      const component = stack.splice(stack.indexOf(path));
      for (const member of component) onStack.delete(member);
      if (component.length > 1 || graph.get(path)?.includes(path)) components.push(component.sort());
    }
    return low;
  };
  for (const path of graph.keys()) if (!order.has(path)) visit(path);
  return components;
}
