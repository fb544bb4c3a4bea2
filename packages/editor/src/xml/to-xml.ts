import type { Audience, Context, Format } from '@faircopy/contract';
import { parseMarkdown } from '../read/markdown.ts';
import { frontMatter } from './blocks.ts';
import { structure, write } from './element.ts';
import { sections } from './sections.ts';
import { withSources } from './sources.ts';

/** The namespace of every element that `toXml` writes. */
const documentNamespace = 'urn:faircopy:document:1';

/** What a document was made for; written as attributes of the root element. */
export interface DocumentProperties {
  readonly format: Format;
  readonly audience: Audience;
  readonly context: Context;
  /** 0 conversational … 100 formal. */
  readonly tone: number;
  /** BCP 47, `und` where unknown. */
  readonly language: string;
}

/**
 * Writes a Markdown document as XML: sections nested by their headings, every other construct as an element of its
 * own. The result is well-formed for any string and valid against `documentSchema`. Nothing of the Markdown tree is
 * lost; white space stands only where the schema allows elements alone.
 *
 * @param input the text the document was made of: typed elements then say where in it they come from
 */
export function toXml(markdown: string, properties: DocumentProperties, input?: string): string {
  const nodes = parseMarkdown(markdown).children;
  const matter = nodes.map(frontMatter).filter((node) => node !== null);
  const { format, audience, context, tone, language } = properties;
  const root = structure(
    'document',
    { xmlns: documentNamespace, format, audience, context, tone, language },
    [...matter, ...sections(nodes.filter((node) => frontMatter(node) === null))],
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${write(input === undefined ? root : withSources(root, input))}\n`;
}
