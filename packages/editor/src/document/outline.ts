import type { Heading, Nodes, Root, RootContent } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import type { SectionId } from '../formats/headings/table.ts';
import { sectionIdsOf } from '../formats/headings.ts';
import { parseMarkdown } from '../read/markdown.ts';

/** A heading with what stands under it. Offsets are UTF-16 offsets into the document's text. */
export interface Section {
  /** The section ids whose heading this is, in any language; more than one where two share their words. */
  readonly ids: readonly SectionId[];
  readonly title: string;
  readonly level: number;
  readonly heading: Heading;
  /** What stands between this heading and the next one of any level. */
  readonly nodes: readonly RootContent[];
  readonly start: number;
  /** Where the heading's own line ends. */
  readonly headingEnd: number;
  /** Where the section's own nodes end: the start of the next heading, or the end of the text. */
  readonly bodyEnd: number;
  /** Where the section ends with its subsections: the start of the next heading of its level or above. */
  readonly end: number;
}

/** A Markdown document with its tree and sections, in reading order. */
export interface Outline {
  readonly text: string;
  readonly tree: Root;
  /** What stands before the first heading. */
  readonly preface: readonly RootContent[];
  readonly sections: readonly Section[];
}

/**
 * Reads a Markdown text into its sections. Only top-level headings open a section; text without one has none.
 *
 * @param tree the text's own, where it is at hand
 */
export function outlineOf(text: string, tree: Root = parseMarkdown(text)): Outline {
  const at = tree.children.flatMap((node, index) => (node.type === 'heading' ? [{ node, index }] : []));
  const sections = at.map(({ node, index }, position): Section => {
    const next = at[position + 1];
    const closing = at.slice(position + 1).find((later) => later.node.depth <= node.depth);
    const title = plainText(node).trim();
    return {
      ids: sectionIdsOf(title),
      title,
      level: node.depth,
      heading: node,
      nodes: tree.children.slice(index + 1, next?.index),
      start: startOf(node),
      headingEnd: endOf(node),
      bodyEnd: next ? startOf(next.node) : text.length,
      end: closing ? startOf(closing.node) : text.length,
    };
  });
  return { text, tree, preface: tree.children.slice(0, at[0]?.index ?? tree.children.length), sections };
}

/** Where a node begins in the text it was parsed from. */
export function startOf(node: Nodes): number {
  return node.position?.start.offset ?? 0;
}

/** Where a node ends in the text it was parsed from. */
export function endOf(node: Nodes): number {
  return node.position?.end.offset ?? 0;
}

/** The sections that carry the given id. */
export function sectionsOf(outline: Outline, ...ids: SectionId[]): Section[] {
  return outline.sections.filter((section) => ids.some((id) => section.ids.includes(id)));
}

/** A section and everything nested under it. */
export function withSubsections(outline: Outline, section: Section): Section[] {
  return outline.sections.filter((other) => other.start >= section.start && other.start < section.end);
}
