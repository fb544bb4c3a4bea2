import type { Nodes, RootContent } from 'mdast';
import type { Item } from '../../document/items.ts';
import { endOf, startOf } from '../../document/outline.ts';
import type { Draft } from '../draft.ts';
import { bare, unquoted } from './phrase.ts';
import type { Target } from './target.ts';

const boldLabel = /^\*\*(?<name>[^*\n]+?):?\*\*:?$/u;
const plainLabel = /^(?<name>\p{Lu}[^:\n]{1,50}):$/u;
const blockNoun = / (?:block|list|part|bit|sub-?section|section|heading|label)s?$/iu;

/** The name a line gives the block below it: "**Goals**", and "Open points:" in a text without headings; undefined where it is no label. */
export function labelIn(draft: Draft, node: Nodes): string | undefined {
  if (node.type !== 'paragraph') return undefined;
  const line = draft.text.slice(startOf(node), endOf(node));
  const bold = boldLabel.exec(line)?.groups?.['name'];
  return bold ?? (draft.outline.sections.length === 0 ? plainLabel.exec(line)?.groups?.['name'] : undefined);
}

/** A name in small letters, without the endings of German cases: "den offenen Punkten". */
function inBaseForm(name: string): string {
  return name
    .toLowerCase()
    .replace(/(?<=\p{L}{3})e[nrsm]?(?= |$)/gu, 'e')
    .replace(/(?<=\p{L}{3}e)n$/u, '');
}

/** The name before a paragraph of a text without headings: "Upgrade notes: run the script first." */
function nameBefore(draft: Draft, node: Nodes): string | undefined {
  if (node.type !== 'paragraph' || draft.outline.sections.length > 0) return undefined;
  return /^(?<name>\p{Lu}[^:.!?\n]{1,40}): \S/u.exec(draft.text.slice(startOf(node), endOf(node)))?.groups?.[
    'name'
  ];
}

/** A label that stands above a block ("**Goals**") or before it, with that block; null where the phrase is none. */
export function labelledBlock(draft: Draft, phrase: string): Target | null {
  const words = bare(unquoted(phrase.trim()));
  const wanted = inBaseForm(words.replace(blockNoun, ''));
  // "the people list" is what stands under "People and dates"
  const isMeant = (name: string | undefined) =>
    name !== undefined &&
    (inBaseForm(name) === wanted ||
      (blockNoun.test(words) && wanted.length > 2 && inBaseForm(name).startsWith(`${wanted} `)));
  for (const { section, nodes } of groupsIn(draft)) {
    const named = nodes.map((node) => labelIn(draft, node) ?? nameBefore(draft, node));
    const at = named.findIndex(isMeant);
    const first = nodes[at];
    if (!first) continue;
    const block = nodes[at + 1];
    const isAbove = labelIn(draft, first) !== undefined && block && labelIn(draft, block) === undefined;
    const last = isAbove ? block : first;
    return {
      kind: 'block',
      start: startOf(first),
      end: endOf(last),
      name: `"${named[at]}"`,
      section,
    };
  }
  return null;
}

/** The top items of the list that stands under a label of a text without headings; none where no label has the name. */
export function itemsUnder(draft: Draft, name: string): readonly Item[] {
  const block = draft.outline.sections.length > 0 ? null : labelledBlock(draft, name);
  return block === null
    ? []
    : draft.items.filter(({ depth, start, end }) => depth === 1 && start >= block.start && end <= block.end);
}

/** The labels of a text without headings. */
export function plainLabels(draft: Draft): string[] {
  return draft.outline.sections.length > 0
    ? []
    : draft.outline.preface.flatMap((node) => labelIn(draft, node) ?? []);
}

function groupsIn({ outline }: Draft): { section: Target['section']; nodes: readonly RootContent[] }[] {
  return [
    { section: null, nodes: outline.preface },
    ...outline.sections.map((section) => ({ section, nodes: section.nodes })),
  ];
}
