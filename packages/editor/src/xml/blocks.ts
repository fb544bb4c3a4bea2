import type { ListItem, Nodes, Root, RootContent, Table } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import { leadingKey } from '../document/keys.ts';
import { phrase, structure, type XmlElement } from './element.ts';
import { phrasing } from './phrasing.ts';

/** A block of a document other than a section: paragraphs, lists, code, tables, quotations and what else there is. */
export function block(node: Nodes): XmlElement {
  switch (node.type) {
    case 'paragraph':
      return phrase('paragraph', {}, phrasing(node.children));
    case 'heading':
      return phrase('heading', { level: node.depth }, phrasing(node.children));
    case 'list':
      return structure(
        'list',
        { ordered: node.ordered === true, start: node.start, loose: node.spread === true },
        node.children.map(item),
      );
    case 'blockquote':
      return structure('quote', {}, node.children.map(block));
    case 'code':
      return phrase('code', { language: node.lang, meta: node.meta }, [node.value]);
    case 'table':
      return table(node);
    case 'thematicBreak':
      return phrase('rule', {}, []);
    case 'html':
      return phrase('html', {}, [node.value]);
    case 'definition':
      return phrase(
        'definition',
        { identifier: node.identifier, label: node.label, url: node.url, title: node.title },
        [],
      );
    case 'footnoteDefinition':
      return structure(
        'footnote',
        { identifier: node.identifier, label: node.label },
        node.children.map(block),
      );
    default:
      throw new TypeError(`"${node.type}" is no block`);
  }
}

/** The front matter of a document; null for every other node. */
export function frontMatter(node: RootContent | Root['children'][number]): XmlElement | null {
  const { type } = node as { type: string };
  if (type !== 'yaml' && type !== 'toml') return null;
  return phrase('front-matter', { syntax: type }, ['value' in node ? node.value : '']);
}

/** What an item is whose key is of that family. */
const ITEM_NAMES: Readonly<Record<string, string>> = {
  FR: 'requirement',
  NFR: 'requirement',
  BR: 'requirement',
  Q: 'question',
  A: 'assumption',
  R: 'risk',
};

/** A list item; one that begins with a key is named by what the key stands for. */
function item(node: ListItem): XmlElement {
  const [first] = node.children;
  const key = first?.type === 'paragraph' ? leadingKey(plainText(first)) : null;
  const name = (key === null ? undefined : ITEM_NAMES[key.family]) ?? 'item';
  return structure(
    name,
    { key: key?.text, checked: node.checked, loose: node.spread === true },
    node.children.map(block),
  );
}

function table(node: Table): XmlElement {
  const rows = node.children.map((row, index) => {
    const [first] = row.children;
    const cells = row.children.map((cell, column) =>
      phrase('cell', { align: node.align?.[column] }, phrasing(cell.children)),
    );
    const key = first && index > 0 ? leadingKey(plainText(first)) : null;
    return structure('row', { header: index === 0, key: key?.text }, cells);
  });
  return structure('table', {}, rows);
}
