import { toString as plainText } from 'mdast-util-to-string';
import { outlineOf } from '../../document/outline.ts';

/** The words of each section by heading, the document's own tree read anew. */
export function sections(markdown: string): Record<string, string> {
  return Object.fromEntries(
    outlineOf(markdown).sections.map((section) => [
      section.title,
      section.nodes.map((node) => plainText(node)).join('\n'),
    ]),
  );
}

/** The headings of level 2 in their order. */
export function order(markdown: string): string[] {
  return outlineOf(markdown)
    .sections.filter((section) => section.level === 2)
    .map((section) => section.title);
}
