import { keysIn } from '../document/keys.ts';
import type { Span } from '../read/source.ts';
import type { XmlElement, XmlNode } from './element.ts';
import { SourceUnits } from './source-units.ts';

const KEYED: ReadonlySet<string> = new Set(['requirement', 'question', 'assumption', 'risk', 'row']);
const PARTS: ReadonlySet<string> = new Set(['paragraph', 'item', 'requirement', 'cell']);

/**
 * Adds to every typed element where the input says what it says: `source`, a list of `start-end` in UTF-16 offsets of
 * the input, the end excluded. A question or a risk that only points at other keys ("when FR-2 fails") has their
 * sources; what the document derived by itself has none.
 */
export function withSources(root: XmlElement, input: string): XmlElement {
  const units = new SourceUnits(input);
  const ofKey = new Map<string, readonly Span[]>();
  for (const element of elementsOf(root)) {
    const { key } = element.attributes;
    if (typeof key !== 'string' || !KEYED.has(element.name)) continue;
    const spans = units.saidBy(withoutKey(textOf(element), key));
    if (spans.length > 0 && !ofKey.has(key)) ofKey.set(key, spans);
  }
  return placed(root);

  function placed(element: XmlElement): XmlElement {
    const spans = sourcesOf(element);
    const children = element.children.map((child) => (typeof child === 'string' ? child : placed(child)));
    const source = spans.length > 0 ? written(spans) : undefined;
    return { ...element, attributes: { ...element.attributes, source }, children };
  }

  function sourcesOf({ name, attributes, ...element }: XmlElement): readonly Span[] {
    const { key, method, path, name: entity } = attributes;
    if (name === 'endpoint') return units.calling(String(method), String(path));
    if (name === 'entity') return units.naming(String(entity));
    if (typeof key !== 'string') return [];
    if (KEYED.has(name)) return ofKey.get(key) ?? mentioned({ name, attributes, ...element }, key);
    return name === 'ticket' ? partsSaid({ name, attributes, ...element }) : [];
  }

  /** The sources of the other keys an element names. */
  function mentioned(element: XmlElement, own: string): Span[] {
    return keysIn(textOf(element))
      .filter(({ text }) => text !== own)
      .flatMap(({ text }) => ofKey.get(text) ?? []);
  }

  /** What the lines of a ticket say. */
  function partsSaid(element: XmlElement): Span[] {
    return elementsOf(element)
      .filter(({ name }) => PARTS.has(name))
      .filter(({ children }) => children.some((child) => typeof child === 'string' || !PARTS.has(child.name)))
      .flatMap((one) => units.saidBy(textOf(one)));
  }
}

function elementsOf(element: XmlElement): XmlElement[] {
  return [
    element,
    ...element.children.flatMap((child) => (typeof child === 'string' ? [] : elementsOf(child))),
  ];
}

/** The text of an element, what stands in elements of their own parted by a space. */
function textOf(node: XmlNode): string {
  if (typeof node === 'string') return node;
  return node.children.map(textOf).join(node.structural ? ' ' : '');
}

function withoutKey(text: string, key: string): string {
  return text.replace(key, ' ').replace(/(?<!\p{L})(?:MUST|SHOULD|MAY)(?: NOT)?(?!\p{L})/gu, ' ');
}

function written(spans: readonly Span[]): string {
  const sorted = [...spans].sort((left, right) => left.start - right.start || left.end - right.end);
  return [...new Set(sorted.map(({ start, end }) => `${start}-${end}`))].join(' ');
}
