import type { Table } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import { refusalName } from '../../compose/api/openapi.ts';
import { type Endpoint, endpointsIn } from '../../document/endpoints.ts';
import { endOf, type Section, sectionsOf } from '../../document/outline.ts';
import { phrasesOf } from '../../formats/phrases.ts';
import { type Draft, draftOf } from '../draft.ts';
import { withFragmentOperation } from '../editing/api-fragment.ts';
import { lineBreakOf, type Splice, splice } from '../editing/splice.ts';
import { applied, noEffect, type Outcome } from '../instruction.ts';
import { placeQuestion } from '../place/place-fact.ts';
import { asSentence } from '../place/sentence.ts';
import { resourcesIn } from '../records/resource-record.ts';
import { phrasesIn } from '../terms/phrases.ts';
import { type ComposedOperation, composedOperation } from './composed-operation.ts';

/**
 * Adds an operation to the table of endpoints, the details and the OpenAPI fragment. Where the details of the others are
 * written as the composer writes them, so are its own; else what is not said of it is an open question.
 */
export function withOperation(draft: Draft, call: Endpoint, said: string): Outcome {
  const does = asPurpose(said);
  const [home] = sectionsOf(draft.outline, 'endpoints');
  if (!home) return noEffect(draft, 'The document has no table of endpoints.');
  if (endpointsIn(draft.text.slice(home.start, home.end)).some((one) => one.key === call.key))
    return noEffect(draft, `${call.key} is there already.`);
  const composed = areComposed(draft) ? composedOperation(draft, call, does) : null;
  const newline = lineBreakOf(draft.text);
  const block = composed
    ? withSharedAnswers(draft, composed.body).replaceAll('\n', newline)
    : `${does === '' ? '' : `${asSentence(does)} `}${askedFor(draft, call)}`;
  const text = splice(draft.text, [
    rowOf(draft, home, call, does, composed),
    ...detailsOf(draft, call, block),
    ...resourceOf(draft, composed),
    ...withFragmentOperation(
      draft,
      call,
      does === '' ? '–' : asSentence(does),
      composed && withAllAnswers(draft, composed, block),
    ),
  ]);
  const question = composed ? composed.question : askedFor(draft, call);
  const asked = question === null ? text : placeQuestion(draftOf(text, draft.request), question).text;
  const note = composed ? '' : '; its parameters and answers are an open question';
  return applied(draft, asked, `Added ${call.method} ${call.path}${note}.`);
}

/** "Operators to mark a bike" names who may do what, and no field; a group alone is who it is for. */
function asPurpose(said: string): string {
  const { who, acts } =
    /^(?:the |our )?(?<who>\p{Ll}+s|people(?= can )|(?:an? )\p{Ll}+) (?:to|(?<=people )can) (?<acts>\p{Ll}{2,} .{2,300})$/u.exec(
      said,
    )?.groups ?? {};
  if (who !== undefined && acts !== undefined) return `lets ${who} ${acts}`;
  return /^(?:the |our )?\p{Ll}{3,}s(?: only)?$/u.test(said) ? `for ${said}` : said;
}

/** Whether the details of the other operations are written as the composer writes them. */
function areComposed(draft: Draft): boolean {
  const label = `**${phrasesOf(draft.language).responsesLabel}**`;
  return draft.outline.sections.some(
    (one) => endpointsIn(one.title).length > 0 && draft.text.slice(one.start, one.bodyEnd).includes(label),
  );
}

function askedFor(draft: Draft, { method, path }: Endpoint): string {
  return phrasesIn(draft.language).askFor(`\`${method} ${path}\``);
}

function rowOf(
  draft: Draft,
  home: Section,
  { method, path }: Endpoint,
  does: string,
  composed: ComposedOperation | null,
): Splice {
  const newline = lineBreakOf(draft.text);
  const table = home.nodes.find((node): node is Table => node.type === 'table');
  const purpose = does === '' ? '–' : asSentence(does);
  if (!table) {
    const at = home.headingEnd + draft.text.slice(home.headingEnd, home.bodyEnd).trimEnd().length;
    const said = does === '' ? '' : `: ${purpose}`;
    return { start: at, end: at, text: `${newline}${newline}- \`${method} ${path}\`${said}` };
  }
  const titles = table.children[0]?.children.map((cell) => plainText(cell).trim()) ?? [];
  const isOfResource = titles[2] === phrasesOf(draft.language).colResource && composed !== null;
  const third = isOfResource ? `\`${composed.resource}\`` : purpose;
  const cells = [method, `\`${path}\``, third, ...titles.slice(3).map(() => '–')].slice(
    0,
    Math.max(2, titles.length),
  );
  return { start: endOf(table), end: endOf(table), text: `${newline}| ${cells.join(' | ')} |` };
}

/** The details stand behind those of the last operation of the same path, else behind all. */
function detailsOf(draft: Draft, { method, path }: Endpoint, block: string): Splice[] {
  const [details] = sectionsOf(draft.outline, 'endpoint-details');
  if (!details) return [];
  const newline = lineBreakOf(draft.text);
  const sibling = draft.outline.sections.findLast(
    (one) =>
      one.start > details.start &&
      one.end <= details.end &&
      endpointsIn(one.title).some((other) => other.path === path),
  );
  const { start, end } = sibling ?? details;
  const at = start + draft.text.slice(start, end).trimEnd().length;
  const heading = `${'#'.repeat(details.level + 1)} \`${method} ${path}\``;
  return [{ start: at, end: at, text: ['', '', heading, '', block].join(newline) }];
}

/** A resource that the draft does not list yet gets its row. */
function resourceOf(draft: Draft, composed: ComposedOperation | null): Splice[] {
  const listed = resourcesIn(draft);
  const last = listed.at(-1);
  if (!composed || !last || listed.some((one) => one.name === composed.resource)) return [];
  const end = draft.text.indexOf('\n', last.cell.end);
  const at = end < 0 ? draft.text.length : draft.text.charAt(end - 1) === '\r' ? end - 1 : end;
  const row = `| \`${composed.resource}\` | ${composed.fields} |`;
  return [{ start: at, end: at, text: `${lineBreakOf(draft.text)}${row}` }];
}

/** The answers that every other operation gives, such as those to a caller without a key, this one gives too. */
function withSharedAnswers(draft: Draft, body: string): string {
  const rows = draft.outline.sections
    .filter((one) => endpointsIn(one.title).length > 0)
    .map((one): readonly string[] => draft.text.slice(one.start, one.bodyEnd).match(answer) ?? []);
  const shared = (rows[0] ?? []).filter((row) => rows.every((others) => others.includes(row)));
  const own = body.match(answer) ?? [];
  const [first] = own;
  if (first === undefined) return body;
  const codes = new Set(own.map(codeOf));
  const all = [...own, ...shared.filter((row) => !codes.has(codeOf(row)))];
  const table = all.toSorted((left, right) => codeOf(left) - codeOf(right)).join('\n');
  return body.replace(own.join('\n'), () => table);
}

const answer = /^\| [1-5]\d\d \|[^\r\n]*\|/gmu;

function codeOf(row: string): number {
  return Number(/\d{3}/u.exec(row)?.[0] ?? 0);
}

/** An operation whose part of the fragment refers to every answer that its details show, as others refer to it. */
function withAllAnswers(draft: Draft, composed: ComposedOperation, details: string): ComposedOperation {
  const responses = composed.operation['responses'] as Readonly<Record<string, unknown>> | undefined;
  if (!responses) return composed;
  const shared = (details.match(answer) ?? []).flatMap((row) => {
    const code = codeOf(row);
    const link = `#/components/responses/${refusalName(code)}`;
    return code < 400 || code in responses || !draft.text.includes(`"$ref": "${link}"`)
      ? []
      : [[String(code), { $ref: link }] as const];
  });
  return {
    ...composed,
    operation: { ...composed.operation, responses: { ...responses, ...Object.fromEntries(shared) } },
  };
}
