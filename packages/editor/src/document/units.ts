import type { Nodes, PhrasingContent, RootContent } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import { eachNode } from '../read/each-node.ts';
import { endOf, type Outline, type Section, startOf } from './outline.ts';

type UnitKind = 'heading' | 'paragraph' | 'item' | 'row' | 'quote';

/** The prose a reader takes in at once: a heading, a paragraph, the first line of a list item, a table row. */
export interface Unit {
  readonly kind: UnitKind;
  readonly node: Nodes;
  /** All its words, code spans included. */
  readonly text: string;
  /** Its words without code spans. */
  readonly prose: string;
  /** The cells of a row; one entry for every other kind. */
  readonly cells: readonly string[];
  /** True for the header row of a table. */
  readonly header: boolean;
  /** True within a numbered list. */
  readonly ordered: boolean;
  readonly section: Section | null;
  readonly start: number;
  readonly end: number;
}

/** Every unit of prose of a document, in reading order. Code blocks, HTML and front matter are not prose. */
export function unitsOf(outline: Outline): Unit[] {
  const units = outline.preface.flatMap((node) => unitsIn(node, null));
  for (const section of outline.sections) {
    units.push(unit('heading', section.heading, section.heading.children, section));
    for (const node of section.nodes) units.push(...unitsIn(node, section));
  }
  return units;
}

function unitsIn(node: RootContent, section: Section | null): Unit[] {
  const units: Unit[] = [];
  walk(node, { quoted: false, ordered: false, item: false });
  return units;

  function walk(at: Nodes, place: { quoted: boolean; ordered: boolean; item: boolean }): void {
    if (at.type === 'paragraph' || at.type === 'heading') {
      const kind =
        at.type === 'heading' ? 'heading' : place.quoted ? 'quote' : place.item ? 'item' : 'paragraph';
      units.push({ ...unit(kind, at, at.children, section), ordered: place.ordered });
    } else if (at.type === 'table') {
      at.children.forEach((row, index) => {
        const cells = row.children.map((cell) => plainText(cell).trim());
        units.push({
          ...unit(
            'row',
            row,
            row.children.flatMap((cell) => cell.children),
            section,
          ),
          text: cells.join(' | '),
          prose: row.children.map((cell) => proseOf(cell.children)).join(' | '),
          cells,
          header: index === 0,
        });
      });
    } else if ('children' in at) {
      const inside = {
        quoted: place.quoted || at.type === 'blockquote',
        ordered: at.type === 'list' ? at.ordered === true : place.ordered,
        item: place.item || at.type === 'listItem',
      };
      for (const child of at.children) walk(child, inside);
    }
  }
}

function unit(
  kind: UnitKind,
  node: Nodes,
  children: readonly PhrasingContent[],
  section: Section | null,
): Unit {
  const text = plainText(node).trim();
  return {
    kind,
    node,
    text,
    prose: proseOf(children),
    cells: [text],
    header: false,
    ordered: false,
    section,
    start: startOf(node),
    end: endOf(node),
  };
}

function proseOf(children: readonly PhrasingContent[]): string {
  const parts: string[] = [];
  for (const child of children) {
    eachNode(child, (node) => {
      if (node.type === 'text') parts.push(node.value);
      else if (node.type === 'inlineCode') parts.push(' ');
      else if (node.type === 'break') parts.push('\n');
    });
  }
  return parts.join('').trim();
}
