import { endOf, startOf } from '../../document/outline.ts';
import type { Draft } from '../draft.ts';
import { bare, unquoted } from './phrase.ts';
import type { Target } from './target.ts';

const label = /^\*\*(?<name>[^*\n]+?):?\*\*:?$/u;
const blockNoun = / (?:block|list|part|bit|sub-?section|section|heading|label)s?$/iu;

/** A label in bold that stands above a block of its section ("**Goals**"), with that block; null where the phrase is none. */
export function labelledBlock(draft: Draft, phrase: string): Target | null {
  const words = bare(unquoted(phrase.trim()));
  const wanted = words.replace(blockNoun, '').toLowerCase();
  // "the people list" is what stands under "People and dates"
  const isMeant = (name: string | undefined) =>
    name !== undefined &&
    (name.toLowerCase() === wanted ||
      (blockNoun.test(words) && wanted.length > 2 && name.toLowerCase().startsWith(`${wanted} `)));
  for (const section of draft.outline.sections) {
    const nodes = section.nodes.map((node) => ({
      node,
      name: label.exec(draft.text.slice(startOf(node), endOf(node)))?.groups?.['name'],
    }));
    const at = nodes.findIndex(({ name }) => isMeant(name));
    const first = nodes[at];
    const block = nodes[at + 1];
    if (!first?.name) continue;
    const last = block && block.name === undefined ? block : first;
    return {
      kind: 'block',
      start: startOf(first.node),
      end: endOf(last.node),
      name: `"${first.name}"`,
      section,
    };
  }
  return null;
}
