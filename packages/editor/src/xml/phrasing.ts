import type { Nodes } from 'mdast';
import { phrase, type XmlNode } from './element.ts';

/** What stands within a line of text: emphasis, links, code spans and the like. Text nodes stay text. */
export function phrasing(nodes: readonly Nodes[]): XmlNode[] {
  return nodes.map(inline);
}

function inline(node: Nodes): XmlNode {
  switch (node.type) {
    case 'text':
      return node.value;
    case 'emphasis':
      return phrase('emphasis', {}, phrasing(node.children));
    case 'strong':
      return phrase('strong', {}, phrasing(node.children));
    case 'delete':
      return phrase('strike', {}, phrasing(node.children));
    case 'inlineCode':
      return phrase('inline-code', {}, [node.value]);
    case 'break':
      return phrase('break', {}, []);
    case 'html':
      return phrase('html', {}, [node.value]);
    case 'link':
      return phrase('link', { url: node.url, title: node.title }, phrasing(node.children));
    case 'image':
      return phrase('image', { url: node.url, title: node.title, alt: node.alt ?? '' }, []);
    case 'linkReference':
      return phrase('link-reference', reference(node), phrasing(node.children));
    case 'imageReference':
      return phrase('image-reference', { ...reference(node), alt: node.alt ?? '' }, []);
    case 'footnoteReference':
      return phrase('footnote-reference', { identifier: node.identifier, label: node.label }, []);
    default:
      throw new TypeError(`"${node.type}" cannot stand within a line`);
  }
}

function reference(node: { identifier: string; label?: string | null | undefined; referenceType: string }) {
  return { identifier: node.identifier, label: node.label, kind: node.referenceType };
}
