import type { Nodes } from 'mdast';

/**
 * Calls `see` with a node and all that it holds, in reading order. In place of `unist-util-visit` for what happens with every text: that
 * makes a function for each node, with a name, for the stack traces of its visitors.
 */
export function eachNode(node: Nodes, see: (node: Nodes) => void): void {
  see(node);
  if (!('children' in node)) return;
  for (const child of node.children) eachNode(child, see);
}
