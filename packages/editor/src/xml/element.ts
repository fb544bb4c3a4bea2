import { escapeAttribute, escapeText, hasForbidden, spellOut } from './characters.ts';

/** A node of the XML to be written: an element, or text as it was read. */
export type XmlNode = XmlElement | string;

/** An element. Attributes of null are left out. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string | number | boolean | null | undefined>>;
  readonly children: readonly XmlNode[];
  /** True where the content is elements only, so that white space between them says nothing. */
  readonly structural: boolean;
}

type Attributes = XmlElement['attributes'];

/** An element whose content is other elements only; it is written with each on a line of its own. */
export function structure(name: string, attributes: Attributes, children: readonly XmlNode[]): XmlElement {
  return { name, attributes, children, structural: true };
}

/** An element with text in it; its content is written without any white space of ours. */
export function phrase(name: string, attributes: Attributes, children: readonly XmlNode[]): XmlElement {
  return { name, attributes, children, structural: false };
}

/** Readers such as libxml2 refuse elements nested deeper than 256. */
const deepest = 200;

/**
 * Writes a tree of elements as XML. Any string may stand in it; the result is well-formed. Past a depth that no
 * person writes, marks of a line give way to their text, and blocks within blocks to a paragraph of theirs.
 */
export function write(node: XmlNode, depth = 0): string {
  if (typeof node === 'string') return escapeText(node);
  if (depth >= deepest && !isPart(node)) {
    return node.structural
      ? write(phrase('paragraph', {}, [textOf(node)]), depth - 1)
      : escapeText(textOf(node));
  }
  const open = `${node.name}${writeAttributes(node.attributes)}`;
  if (node.children.length === 0) return `<${open}/>`;
  if (!node.structural) {
    return `<${open}>${node.children.map((child) => write(child, depth + 1)).join('')}</${node.name}>`;
  }
  const indent = '  '.repeat(depth);
  const lines = node.children.map((child) => `${indent}  ${write(child, depth + 1)}\n`);
  return `<${open}>\n${lines.join('')}${indent}</${node.name}>`;
}

const PARTS: ReadonlySet<string> = new Set([
  ...['item', 'requirement', 'question', 'assumption', 'risk'],
  ...['row', 'cell', 'paragraph', 'heading', 'code'],
]);

/** Items and rows have no other place than their list and table; a paragraph holds no other blocks. */
function isPart(node: XmlElement): boolean {
  return PARTS.has(node.name);
}

function textOf(node: XmlNode): string {
  return typeof node === 'string' ? node : node.children.map(textOf).join('');
}

function writeAttributes(attributes: Attributes): string {
  const given = Object.entries(attributes).flatMap(([name, value]) =>
    value === null || value === undefined ? [] : [{ name, value: String(value) }],
  );
  const spelled = given.filter(({ value }) => hasForbidden(value)).map(({ name }) => name);
  const all = spelled.length === 0 ? given : [...given, { name: 'spelled-out', value: spelled.join(' ') }];
  return all
    .map(
      ({ name, value }) => ` ${name}="${escapeAttribute(spelled.includes(name) ? spellOut(value) : value)}"`,
    )
    .join('');
}
