import type { RootContent } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import type { OperationPlace } from './operations.ts';

/** The nodes of an operation between a label that stands alone ("**Request**") and the next; none where it has no such label. */
export function labelled({ section }: OperationPlace, label: string): readonly RootContent[] {
  const from = section.nodes.findIndex((node) => isLabel(node) && plainText(node).trim() === label);
  if (from < 0) return [];
  const rest = section.nodes.slice(from + 1);
  const end = rest.findIndex(isLabel);
  return end < 0 ? rest : rest.slice(0, end);
}

/** Whether a node is a paragraph of one strong word or two, which names what follows. */
export function isLabel(node: RootContent): boolean {
  return node.type === 'paragraph' && node.children.length === 1 && node.children[0]?.type === 'strong';
}
