import type { Table } from 'mdast';
import { endOf, startOf } from '../../document/outline.ts';
import { phrasesOf } from '../../formats/phrases.ts';
import type { Draft } from '../draft.ts';
import { changedOperation } from '../editing/api-fragment.ts';
import { lineBreakOf, type Splice } from '../editing/splice.ts';
import { plain } from '../entities/places.ts';
import { isLabel, labelled } from './labels.ts';
import type { OperationPlace } from './operations.ts';

/** A parameter as feedback describes it. */
export interface WishedParameter {
  readonly name: string;
  readonly place: 'path' | 'query' | 'header';
  readonly isRequired: boolean;
  /** What else is said of it, in the words of the feedback; empty where nothing is. */
  readonly note: string;
  readonly values: readonly string[];
  readonly schema: Readonly<Record<string, unknown>>;
}

/** The names of the parameters that an operation has. */
export function parametersOf(draft: Draft, operation: OperationPlace): string[] {
  const table = parameterTable(draft, operation);
  return (table?.children ?? []).slice(1).map((row) => {
    const cell = row.children[0];
    return cell ? plain(draft.text.slice(startOf(cell), endOf(cell)).replace(/^\s*\||\|\s*$/gu, '')) : '';
  });
}

/** The table of the parameters of an operation. */
export function parameterTable(draft: Draft, operation: OperationPlace): Table | undefined {
  return labelled(operation, phrasesOf(draft.language).parametersLabel).find(
    (node): node is Table => node.type === 'table',
  );
}

/** The splices that add parameters to an operation: rows of its table, and the OpenAPI fragment. */
export function withParameters(
  draft: Draft,
  operation: OperationPlace,
  wished: readonly WishedParameter[],
): Splice[] {
  const words = phrasesOf(draft.language);
  const places = { path: words.inPath, query: words.inQuery, header: words.inHeader };
  const table = parameterTable(draft, operation);
  const newline = lineBreakOf(draft.text);
  const width = table?.children[0]?.children.length ?? 3;
  const isDescribed = wished.some((one) => describedAs(one) !== '');
  // a fourth column says what the first three have no room for
  const widens = isDescribed && width === 3;
  const rows = wished.map((one) => {
    const told = width > 3 || widens ? [describedAs(one) || words.noneCell] : [];
    const cells = [`\`${one.name}\``, places[one.place], one.isRequired ? words.yes : words.no, ...told];
    while (cells.length < width) cells.push(words.noneCell);
    return `| ${cells.join(' | ')} |`;
  });
  const fragment = changedOperation(
    draft,
    operation.endpoint,
    ({ operationId, parameters = [], ...rest }) => ({
      operationId,
      parameters: [
        ...(parameters as unknown[]),
        ...wished.map((one) => ({
          name: one.name,
          in: one.place,
          required: one.isRequired,
          schema: one.schema,
        })),
      ],
      ...rest,
    }),
  );
  if (table) {
    const wider = widens ? widened(draft, table, words.colDescription, words.noneCell) : [];
    const end = endOf(table);
    return [...wider, { start: end, end, text: rows.map((row) => newline + row).join('') }, ...fragment];
  }
  const header = [words.colName, words.colIn, words.colRequired, ...(widens ? [words.colDescription] : [])];
  const block = [
    `**${words.parametersLabel}**`,
    '',
    `| ${header.join(' | ')} |`,
    `| ${header.map(() => '---').join(' | ')} |`,
    ...rows,
  ].join(newline);
  const next = operation.section.nodes.find(isLabel);
  const last = operation.section.nodes.at(-1);
  const at = next ? startOf(next) : last ? endOf(last) : operation.section.headingEnd;
  const text = next ? block + newline + newline : newline + newline + block;
  return [{ start: at, end: at, text }, ...fragment];
}

function describedAs({ values, note }: WishedParameter): string {
  const listed = values.map((value) => `\`${value}\``).join(', ');
  return [listed, note.replaceAll('|', '\\|')].filter((one) => one !== '').join('; ');
}

/** One more column at the end of each row. */
export function widened(draft: Draft, table: Table, title: string, none: string): Splice[] {
  const lines = draft.text.slice(startOf(table), endOf(table)).split('\n');
  let at = startOf(table);
  return lines.map((line, index) => {
    const end = at + line.replace(/\r$/u, '').length;
    at += line.length + 1;
    return { start: end, end, text: index === 0 ? ` ${title} |` : index === 1 ? ' --- |' : ` ${none} |` };
  });
}
