import type { Table } from 'mdast';
import { endpointsIn } from '../../document/endpoints.ts';
import { endOf, startOf } from '../../document/outline.ts';
import { phrasesOf } from '../../formats/phrases.ts';
import type { Span } from '../../read/source.ts';
import type { Draft } from '../draft.ts';
import { changedFragment, type Fragment } from '../editing/api-fragment.ts';
import { type Splice, wholeLines } from '../editing/splice.ts';
import { cellSpans, plain } from '../entities/places.ts';
import { readOnce } from '../per-draft.ts';
import { type OperationPlace, operationsIn } from './operations.ts';
import { parameterTable, widened } from './parameters.ts';

/** A parameter as the table of its operation shows it. */
export interface ParameterPlace {
  readonly operation: OperationPlace;
  readonly name: string;
  readonly cells: readonly Span[];
  readonly row: Span;
  readonly table: Table;
}

/** What becomes of a parameter; what is absent stays. */
export interface ParameterChange {
  readonly name?: string;
  readonly isRequired?: boolean;
  readonly place?: 'path' | 'query' | 'header';
  /** What its description is to say; parts of the old one that say the same kind of thing give way. */
  readonly notes: readonly ParameterNote[];
  readonly schema: (old: Json) => Json;
}

/** A part of a description, and how a part it replaces begins. */
export interface ParameterNote {
  readonly text: string;
  readonly replaces: RegExp;
}

type Json = Readonly<Record<string, unknown>>;

/** The parameters that the operations of a draft show. */
export const parametersIn = readOnce((draft: Draft): readonly ParameterPlace[] =>
  operationsIn(draft).flatMap((operation) => {
    const table = parameterTable(draft, operation);
    return (table?.children ?? []).slice(1).flatMap((row): ParameterPlace[] => {
      const span = { start: startOf(row), end: endOf(row) };
      const cells = cellSpans(draft.text, span.start, span.end);
      const [first] = cells;
      return first && table
        ? [{ operation, name: plain(draft.text.slice(first.start, first.end)), cells, row: span, table }]
        : [];
    });
  }),
);

/** The splices that take parameters out: their rows, a table that is left empty with its label, and the OpenAPI fragment. */
export function withoutParameters(draft: Draft, gone: readonly ParameterPlace[]): Splice[] {
  const tables = new Map<Table, ParameterPlace[]>();
  for (const one of gone) tables.set(one.table, [...(tables.get(one.table) ?? []), one]);
  const rows = [...tables].flatMap(([table, places]): Splice[] => {
    const [place] = places;
    if (!place || table.children.length - 1 > places.length)
      return places.map(({ row }) => wholeLines(draft.text, row.start, row.end));
    const { nodes } = place.operation.section;
    const at = nodes.indexOf(table);
    const label = nodes[at - 1];
    const next = nodes[at + 1];
    const end = next ? startOf(next) : endOf(table);
    return [{ start: label ? startOf(label) : startOf(table), end, text: '' }];
  });
  return [...rows, ...inFragment(draft, gone, () => null)];
}

/** The splices that change parameters wherever their operations show them. */
export function withChangedParameters(
  draft: Draft,
  meant: readonly ParameterPlace[],
  change: ParameterChange,
): Splice[] {
  const words = phrasesOf(draft.language);
  const places = { path: words.inPath, query: words.inQuery, header: words.inHeader };
  const wide = new Set<Table>();
  const isRowMeant = (at: number) => meant.some(({ row }) => at > row.start && at <= row.end);
  const cells = meant.flatMap(({ cells: [name, place, required, told], table }): Splice[] => {
    const splices: Splice[] = [];
    if (name && change.name !== undefined) splices.push({ ...name, text: `\`${change.name}\`` });
    if (place && change.place !== undefined) splices.push({ ...place, text: places[change.place] });
    if (required && change.isRequired !== undefined)
      splices.push({ ...required, text: change.isRequired ? words.yes : words.no });
    if (change.notes.length === 0) return splices;
    if (told) {
      const old = draft.text.slice(told.start, told.end);
      const parts = old === words.noneCell ? [] : old.split(/[,;] /u);
      const kept = parts.filter((part) => !change.notes.some(({ replaces }) => replaces.test(part)));
      const fresh = [...kept, ...change.notes.map(({ text }) => text)].filter((one) => one !== '');
      splices.push({ ...told, text: fresh.join(', ') || words.noneCell });
    } else if (change.notes.some(({ text }) => text !== '')) {
      const text = change.notes
        .map((one) => one.text)
        .filter((one) => one !== '')
        .join(', ');
      for (const one of wide.has(table) ? [] : widened(draft, table, words.colDescription, words.noneCell))
        splices.push(isRowMeant(one.end) ? { ...one, text: ` ${text} |` } : one);
      wide.add(table);
    }
    return splices;
  });
  const fragment = inFragment(draft, meant, (old) => ({
    ...old,
    ...(change.name === undefined ? {} : { name: change.name }),
    ...(change.place === undefined ? {} : { in: change.place }),
    ...(change.isRequired === undefined ? {} : { required: change.isRequired }),
    schema: change.schema((old['schema'] as Json | undefined) ?? { type: 'string' }),
  }));
  return [...cells, ...fragment];
}

/** The fragment with other parameters in the operations that are meant; null takes one out. */
function inFragment(
  draft: Draft,
  meant: readonly ParameterPlace[],
  change: (old: Json) => Json | null,
): Splice[] {
  const isMeant = (key: string | undefined, name: unknown) =>
    meant.some((one) => one.operation.endpoint.key === key && one.name === name);
  return changedFragment(draft, (fragment): Fragment => {
    const paths = Object.entries(fragment.paths ?? {}).map(([path, calls]) => [
      path,
      Object.fromEntries(
        Object.entries(calls).map(([method, call]) => {
          const key = endpointsIn(`${method.toUpperCase()} ${path}`)[0]?.key;
          const { parameters, ...rest } = call as Json & { parameters?: readonly Json[] };
          if (!parameters) return [method, call];
          const kept = parameters.flatMap((one) => {
            const fresh = isMeant(key, one['name']) ? change(one) : one;
            return fresh ? [fresh] : [];
          });
          const all = Object.entries(call as Json).map(([name, value]) => [
            name,
            name === 'parameters' ? kept : value,
          ]);
          return [method, kept.length > 0 ? Object.fromEntries(all) : rest];
        }),
      ),
    ]);
    return { ...fragment, paths: Object.fromEntries(paths) as NonNullable<Fragment['paths']> };
  });
}
