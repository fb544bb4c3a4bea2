import type { Heading, RootContent } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import { endpointsIn } from '../document/endpoints.ts';
import { keysIn } from '../document/keys.ts';
import { sectionIdsOf } from '../formats/headings.ts';
import { block } from './blocks.ts';
import { structure, type XmlElement } from './element.ts';

/**
 * Nests blocks under the headings before them. A heading of level n holds everything up to the next heading of
 * level n or above, so a skipped level loses nothing. Ids are those GitHub gives to headings, unique in the document.
 */
export function sections(
  nodes: readonly RootContent[],
  slugs = new Map<string, number>(),
  parent = '',
): XmlElement[] {
  const result: XmlElement[] = [];
  let index = 0;
  while (index < nodes.length) {
    const node = nodes[index];
    if (node?.type !== 'heading') {
      if (node) result.push(block(node));
      index += 1;
      continue;
    }
    const closing = nodes.findIndex(
      (later, at) => at > index && later.type === 'heading' && later.depth <= node.depth,
    );
    const end = closing < 0 ? nodes.length : closing;
    const open = openSection(node, slugs, parent);
    const inside = nodes.slice(index + 1, end);
    result.push(
      structure(open.name, open.attributes, [
        block(node),
        ...sections(inside, slugs, plainText(node).trim()),
      ]),
    );
    index = end;
  }
  return result;
}

/** What a heading opens: a ticket, an endpoint, under the tables of fields an entity, else a plain section. */
function openSection(
  node: Heading,
  slugs: Map<string, number>,
  parent: string,
): Pick<XmlElement, 'name' | 'attributes'> {
  const title = plainText(node).trim();
  const shared = { id: slugOf(title, slugs), level: node.depth };
  const [endpoint] = endpointsIn(title);
  if (endpoint && title.startsWith(endpoint.method)) {
    return { name: 'endpoint', attributes: { ...shared, method: endpoint.method, path: endpoint.path } };
  }
  if (sectionIdsOf(parent).includes('field-tables')) {
    return { name: 'entity', attributes: { ...shared, name: title } };
  }
  const [key] = keysIn(title);
  const leading = key?.start === 0 ? key : undefined;
  return {
    name: leading && ['T', 'TASK', 'US'].includes(leading.family) ? 'ticket' : 'section',
    attributes: { ...shared, key: leading?.text },
  };
}

function slugOf(title: string, slugs: Map<string, number>): string {
  const base =
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-') || 'section';
  let count = slugs.get(base) ?? 0;
  let slug = count === 0 ? base : `${base}-${count}`;
  while (count > 0 && slugs.has(slug)) slug = `${base}-${++count}`;
  slugs.set(base, count + 1);
  if (slug !== base) slugs.set(slug, 1);
  return slug;
}
