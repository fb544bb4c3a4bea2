import type { List, ListItem, Nodes } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import { type Key, leadingKey } from './keys.ts';
import { endOf, type Outline, type Section, startOf } from './outline.ts';

/** An item of a list with what surrounds it. */
export interface Item {
  readonly node: ListItem;
  readonly list: List;
  /** Place in its list, from 0. */
  readonly index: number;
  readonly section: Section | null;
  /** The words of the item, those nested in it included. */
  readonly text: string;
  readonly key: Key | null;
  readonly start: number;
  readonly end: number;
  /** Nesting, from 1. */
  readonly depth: number;
}

/** Every list item of a document, in reading order. */
export function itemsOf(outline: Outline): Item[] {
  const items: Item[] = [];
  for (const node of outline.preface) walk(node, null, 1);
  for (const section of outline.sections) for (const node of section.nodes) walk(node, section, 1);
  return items;

  function walk(node: Nodes, section: Section | null, depth: number): void {
    if (node.type === 'list') {
      node.children.forEach((child, index) => {
        const text = plainText(child).trim();
        items.push({
          node: child,
          list: node,
          index,
          section,
          text,
          key: leadingKey(text),
          start: startOf(child),
          end: endOf(child),
          depth,
        });
        for (const inner of child.children) walk(inner, section, depth + 1);
      });
    } else if ('children' in node) for (const child of node.children) walk(child, section, depth);
  }
}
