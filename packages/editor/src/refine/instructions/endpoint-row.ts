import { toString as plainText } from 'mdast-util-to-string';
import { contentWords } from '../../document/content-words.ts';
import { endOf } from '../../document/outline.ts';
import type { Draft } from '../draft.ts';
import { lineBreakOf, splice } from '../editing/splice.ts';
import { operationsIn } from '../endpoints/operations.ts';
import { applied, type Instruction, noEffect, type Outcome } from '../instruction.ts';

const call = /(?<method>GET|POST|PUT|PATCH|DELETE) `?(?<path>\/[^\s`,;:!?]*?)`?(?=\.?(?:[\s,;:!?]|$))/u;
const adding =
  /(?<!\p{L})(?:add|include|insert|needs?|missing|misses|lacks?|forgot|what about|how about|there (?:should|must) be|should have|must have|new)(?!\p{L})/iu;
/** Words that say where a call is to stand, and nothing of what it does. */
const placing = new Set(
  contentWords(
    'add include insert need missing lack forgot new also too endpoint endpoints route routes call calls table tables list interface interfaces api operation please row',
  ),
);
/** Other words than these that may stand beside a call, such as what it is of. */
const MOST_OTHERS = 2;

/** Adds a call to the table of the calls that a document lists. */
export const endpointRow: Instruction = {
  meta: {
    id: 'endpoint-row',
    does: 'Adds a call to the table that lists the calls of a document; what nobody said of it stays open.',
    examples: [],
  },
  parse(clause, draft) {
    // where operations have sections of their own, a call is more than a row
    if (operationsIn(draft).length > 0) return null;
    const found = call.exec(clause);
    const { method = '', path = '' } = found?.groups ?? {};
    if (!found || path === '' || call.test(clause.slice(found.index + found[0].length))) return null;
    const rest = clause.slice(0, found.index) + clause.slice(found.index + found[0].length);
    const others = contentWords(rest).filter((word) => !placing.has(word) && !path.includes(word));
    const isAdding = adding.test(rest) && others.length <= MOST_OTHERS && !/\bnot\b|n['’]t\b/iu.test(rest);
    return isAdding && tableOfCalls(draft) ? (now) => added(now, method, path) : null;
  },
};

/** The last table whose rows open with a method and a path, with the cells of its rows. */
function tableOfCalls(draft: Draft) {
  const tables = draft.outline.sections
    .flatMap((section) => section.nodes)
    .flatMap((node) => (node.type === 'table' ? [node] : []))
    .map((table) => ({
      table,
      rows: table.children.map((row) => row.children.map((cell) => plainText(cell))),
    }));
  return tables.findLast(({ rows }) =>
    rows.some(([method = '', path = '']) => /^[A-Z]{3,7}$/u.test(method) && path.startsWith('/')),
  );
}

function added(draft: Draft, method: string, path: string): Outcome {
  const found = tableOfCalls(draft);
  if (!found) return noEffect(draft, 'The document has no table of calls.');
  if (found.rows.some(([known, at]) => known === method && at === path))
    return noEffect(draft, `The document has ${method} ${path} already.`);
  const open = (found.rows[0] ?? []).slice(2).map(() => ' – |');
  const at = endOf(found.table);
  const row = `${lineBreakOf(draft.text)}| ${method} | \`${path}\` |${open.join('')}`;
  return {
    ...applied(
      draft,
      splice(draft.text, [{ start: at, end: at, text: row }]),
      `Added ${method} ${path} to the table of calls.`,
    ),
    focus: path,
  };
}
