import type { Code } from 'mdast';
import { type Endpoint, endpointsIn } from '../../document/endpoints.ts';
import { type Outline, outlineOf, sectionsOf, startOf } from '../../document/outline.ts';
import { phrasesOf } from '../../formats/phrases.ts';
import { callsIn } from '../../understand/api/endpoint.ts';
import type { Draft } from '../draft.ts';
import { composedAlone } from '../editing/composed-alone.ts';
import { cellSpans, plain } from '../entities/places.ts';
import { nextNumber } from '../place/insert.ts';
import { resourcesIn } from '../records/resource-record.ts';

/** An operation as the composer writes it. */
export interface ComposedOperation {
  /** Its details without the heading. */
  readonly body: string;
  readonly resource: string;
  /** The cell of its fields in a table of resources. */
  readonly fields: string;
  /** A question it leaves open; null where it leaves none. */
  readonly question: string | null;
  /** Its part of an OpenAPI document; empty where none was written. */
  readonly operation: Readonly<Record<string, unknown>>;
  /** The answers that it refers to. */
  readonly responses: Readonly<Record<string, unknown>>;
}

/**
 * What a document of its own would make of an operation: its parameters, request, answers and example. A resource that the
 * draft knows keeps its fields. Null where the composer finds no operation in the words.
 */
export function composedOperation(
  draft: Draft,
  { method, path }: Endpoint,
  does: string,
): ComposedOperation | null {
  const line = `- ${method} ${path}${does === '' ? '' : `: ${does}`}`;
  const text = composedAlone(draft, `${knownFields(draft)}\n\n${line}`, 'API Design');
  const outline = outlineOf(text);
  const wanted = endpointsIn(`${method} ${path}`)[0]?.key;
  const section = outline.sections.find((one) => endpointsIn(one.title).some(({ key }) => key === wanted));
  if (!section || callsIn(line).length !== 1) return null;
  const body = text.slice(section.headingEnd, section.bodyEnd);
  const row = resourceRow(draft, text, outline, `${method} ${path}`);
  const asked = /(?<![\p{L}\p{N}-])Q-\d{1,3}(?!\d)/u.exec(body)?.[0];
  return {
    body: withKeysOf(draft, body).trim(),
    ...row,
    question: asked === undefined ? null : questionOf(text, asked),
    ...fragmentOf(outline, method, path),
  };
}

/** The fields of the draft's resources as lines that a composer reads. */
function knownFields(draft: Draft): string {
  return resourcesIn(draft)
    .filter(({ fields }) => fields.length > 0)
    .map(({ name, fields }) => `${name}: ${fields.join(', ')}`)
    .join('\n');
}

/** The body with keys that are free in the draft; what points to questions of another document goes. */
function withKeysOf(draft: Draft, body: string): string {
  const next = nextNumber(draft, 'FR');
  const own: string[] = [];
  const numberOf = (key: string) => {
    if (!own.includes(key)) own.push(key);
    return next + own.indexOf(key);
  };
  return body
    .replace(/\s?\(FR-\d{1,3}\)/gu, '')
    .replace(/[,;]?\s\(?\p{L}+\s(?<!-)Q-\d{1,3}\)?/gu, '')
    .replace(/(?<![\p{L}\p{N}-])FR-\d{1,3}(?!\d)/gu, (key) => `FR-${numberOf(key)}`);
}

function questionOf(text: string, key: string): string | null {
  return new RegExp(`\\*\\*${key}:\\*\\*\\s(.+)`, 'u').exec(text)?.[1]?.trim() ?? null;
}

function resourceRow(
  { language }: Draft,
  text: string,
  outline: Outline,
  call: string,
): { resource: string; fields: string } {
  const [endpoints] = sectionsOf(outline, 'endpoints');
  const [resources] = sectionsOf(outline, 'resources');
  const listed = text.slice(endpoints?.start, endpoints?.bodyEnd).split('\n');
  const key = endpointsIn(call)[0]?.key;
  const own = listed.find((line) => endpointsIn(line).some((one) => one.key === key)) ?? '';
  const resource = plain(own.split('|').at(-2) ?? '');
  const row = text
    .slice(resources?.start, resources?.bodyEnd)
    .split('\n')
    .find((line) => plain(line.split('|')[1] ?? '') === resource);
  const cell = row === undefined ? undefined : cellSpans(row, 0, row.length).at(-1);
  const fields = cell ? (row ?? '').slice(cell.start, cell.end).trim() : '';
  return { resource, fields: fields === '' ? phrasesOf(language).notStated : fields };
}

function fragmentOf(
  outline: Outline,
  method: string,
  path: string,
): Pick<ComposedOperation, 'operation' | 'responses'> {
  const [code] = outline.sections
    .flatMap((section) => section.nodes)
    .filter((node): node is Code => node.type === 'code' && node.value.includes('"openapi"'))
    .toSorted((left, right) => startOf(left) - startOf(right));
  const { paths, components } = JSON.parse(code?.value ?? '{}') as {
    paths?: Record<string, Record<string, Record<string, unknown>>>;
    components?: { responses?: Record<string, unknown> };
  };
  return { operation: paths?.[path]?.[method.toLowerCase()] ?? {}, responses: components?.responses ?? {} };
}
