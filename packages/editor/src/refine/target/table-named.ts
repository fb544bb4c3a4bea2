import type { Nodes, Table } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import { contentWords } from '../../document/content-words.ts';
import { endOf, type Section, startOf } from '../../document/outline.ts';
import { areKin } from '../claims/kin.ts';
import type { Draft } from '../draft.ts';
import type { Target } from './target.ts';

const named =
  /^(?:the |that |this |our )?(?:(?<before>[\p{L}\p{N}][^,;:]{1,60}?) table|table (?:of|with|for|on|about|that (?:lists|shows)|listing|showing) (?:the |all |our )*(?<behind>[^,;:]{2,60}?))(?: (?:in|of|under) (?:the )?(?<place>[^,;:]{2,60}?))?(?: section)?$/iu;

/** The only table whose columns, or whose heading, a phrase names: "the components table", "the table with the owners". */
export function tableNamed(draft: Draft, phrase: string): Target | null {
  const { before, behind = before, place = '' } = named.exec(phrase.trim())?.groups ?? {};
  const wanted = contentWords(`${behind ?? ''} ${place}`);
  if (behind === undefined || wanted.length === 0) return null;
  const [only, ...others] = tablesIn(draft).filter(({ words }) =>
    wanted.every((word) => words.some((other) => areKin(word, other))),
  );
  return only && others.length === 0 ? only.target : null;
}

interface NamedTable {
  readonly target: Target;
  /** The words of its header and of the heading above it. */
  readonly words: readonly string[];
}

function tablesIn(draft: Draft): NamedTable[] {
  const places: (readonly [Section | null, readonly Nodes[]])[] = [
    [null, draft.outline.preface],
    ...draft.outline.sections.map((section) => [section, section.nodes] as const),
  ];
  return places.flatMap(([section, nodes]) =>
    nodes
      .filter((node): node is Table => node.type === 'table')
      .map((node) => ({
        target: {
          kind: 'block' as const,
          start: startOf(node),
          end: endOf(node),
          name: `the table "${headerOf(node).join(' | ')}"`,
          section,
        },
        words: contentWords([...headerOf(node), section?.title ?? ''].join(' ')),
      })),
  );
}

const headerOf = (node: Table) => node.children[0]?.children.map((cell) => plainText(cell)) ?? [];
