import type { Code, Table } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import { endpointsIn } from '../../document/endpoints.ts';
import { endOf, type Section, startOf } from '../../document/outline.ts';
import { phrasesOf } from '../../formats/phrases.ts';
import type { Draft } from '../draft.ts';
import { applied, type Instruction, noEffect, type Outcome } from '../instruction.ts';
import { asSentence } from '../place/sentence.ts';
import { lineBreakOf, type Splice, splice } from '../splice.ts';

const call =
  '[`"]?(?<method>GET|POST|PUT|PATCH|DELETE)\\s(?<path>/[^\\s`",;]{0,200})[`"]?(?: endpoint| route)?';
const start = '^(?:add|include|insert|document)(?: an?| another| the)?(?: new)?';
const named =
  '[`"]?(?<name>[\\p{L}_][\\p{L}\\p{N}_.\\[\\]-]{0,60})[`"]?(?<spec>\\s?\\(.{1,300}?\\)|,? .{1,300}?)?';
const parameter = new RegExp(
  `${start} (?:(?<place>query|path|header|url) )?(?:string )?param(?:eter)?:? ${named} (?:to|for|on|in) (?:the )?${call}$`,
  'isu',
);
const bodyField = new RegExp(
  `${start} (?:request |body |json |response )?(?:field|property|attribute|key):? ${named} (?:to|for|on|in) (?:the )?(?:body of |request of |request body of )?${call}$`,
  'isu',
);
const response = new RegExp(
  `${start} (?:response |status |error )?(?:code )?(?<status>[1-5]\\d\\d)(?: \\p{L}[\\p{L} ]{2,30})?(?: response| error| status)?(?: code)? (?:to|for|on|in) (?:the )?${call}(?:,? (?<meaning>(?:when|if|for|which|that|:).{2,300}))?$`,
  'isu',
);
const gives =
  /^(?:the )?[`"]?(?<method>GET|POST|PUT|PATCH|DELETE)(?:\s(?<path>\/[^\s`",;]{0,200}))?[`"]?(?: endpoint| route)? (?:should|must|can|may) (?:also )?(?:return|answer(?: with)?|respond with|give) (?:an? )?(?<status>[1-5]\d\d)(?: \p{L}[\p{L} ]{2,30})?(?:,? (?<meaning>(?:when|if|for|while|as long as|unless|until|once|in case|after|before).{2,300}))?$/isu;

/** Adds parameters, fields and answers to an operation of an API design. */
export const operationPart: Instruction = {
  meta: {
    id: 'operation-part',
    does: 'Adds a parameter, a field of the request or a status to the details of an operation.',
    examples: [
      'add a query parameter status to GET /v1/files',
      'add a field note (string, optional) to POST /v1/files',
      'add a 409 response to POST /v1/files when the file exists',
    ],
  },
  parse(clause, draft) {
    for (const pattern of [parameter, bodyField, response, gives]) {
      const groups = pattern.exec(clause)?.groups;
      const { method, path } = groups ?? {};
      if (!groups || method === undefined || !detailsOf(draft, method, path)) continue;
      return (now) => {
        const section = detailsOf(now, method, path);
        if (!section) return noEffect(now, `The document does not describe ${method} ${path ?? ''}.`);
        if (groups['status'] !== undefined)
          return withStatus(now, section, groups['status'], groups['meaning']);
        const { name = '', spec = '' } = groups;
        const said = spec.trim().replace(/^[,(]\s?|\)$/gu, '');
        return pattern === parameter
          ? withParameter(now, section, name, said, groups['place'])
          : withBodyField(now, section, name, said);
      };
    }
    return null;
  },
};

/** The section of an operation; a method alone is enough where only one operation has it. */
function detailsOf(draft: Draft, method: string, path: string | undefined): Section | null {
  if (path === undefined) {
    const own = draft.outline.sections.filter((one) =>
      endpointsIn(one.title).some((other) => other.method === method.toUpperCase()),
    );
    return own.length === 1 ? (own[0] ?? null) : null;
  }
  const [wanted] = endpointsIn(`${method.toUpperCase()} ${path}`);
  return (
    draft.outline.sections.find((one) => endpointsIn(one.title).some((other) => other.key === wanted?.key)) ??
    null
  );
}

function tableOf(section: Section, fits: (header: readonly string[]) => boolean): Table | undefined {
  return section.nodes.find(
    (node): node is Table =>
      node.type === 'table' && fits((node.children[0]?.children ?? []).map((cell) => plainText(cell).trim())),
  );
}

function withStatus(draft: Draft, section: Section, status: string, meaning: string | undefined): Outcome {
  const table = tableOf(section, (header) => header.length === 2);
  const rows = table?.children.slice(1) ?? [];
  const codes = rows.map((row) => plainText(row.children[0] ?? row).trim());
  if (!table || !codes.every((code) => /^[1-5]\d\d/u.test(code)))
    return noEffect(draft, `${section.title} has no table of answers.`);
  if (codes.includes(status)) return noEffect(draft, `${section.title} names ${status} already.`);
  const before = rows.findLast((_, at) => Number(codes[at]) < Number(status)) ?? table.children[0];
  const words = (meaning ?? '').replace(/^(?:which|that|:)\s?/iu, '');
  const said = words === '' ? phrasesOf(draft.language).noneCell : asSentence(words);
  const at = before ? endOf(before) : endOf(table);
  const row = `${lineBreakOf(draft.text)}| ${status} | ${said.replaceAll('|', '\\|')} |`;
  return applied(
    draft,
    splice(draft.text, [{ start: at, end: at, text: row }]),
    `Added ${status} to ${section.title}.`,
  );
}

function withParameter(
  draft: Draft,
  section: Section,
  name: string,
  spec: string,
  place: string | undefined,
): Outcome {
  const words = phrasesOf(draft.language);
  const table = tableOf(section, (header) => header.length >= 2 && !/^[1-5]\d\d/u.test(header[0] ?? ''));
  const isParameters =
    table && !table.children.slice(1).every((row) => /^[1-5]\d\d/u.test(plainText(row.children[0] ?? row)));
  const where = place === 'path' ? words.inPath : place === 'header' ? words.inHeader : words.inQuery;
  const isRequired = /\b(?:required|mandatory)\b/iu.test(spec) ? words.yes : words.no;
  const width = isParameters ? (table.children[0]?.children.length ?? 3) : 3;
  const cells = [`\`${name}\``, where, isRequired, ...(spec === '' ? [] : [spec])];
  while (cells.length < width) cells.push(words.noneCell);
  const newline = lineBreakOf(draft.text);
  const row = `| ${cells.slice(0, width).join(' | ')} |`;
  if (isParameters)
    return applied(
      draft,
      splice(draft.text, [{ start: endOf(table), end: endOf(table), text: newline + row }]),
      `Added the parameter ${name} to ${section.title}.`,
    );
  const first = section.nodes.find((node) => node.type === 'paragraph');
  const at = first ? endOf(first) : section.headingEnd;
  const header = [words.colName, words.colIn, words.colRequired];
  const block = [
    `**${words.parametersLabel}**`,
    '',
    `| ${header.join(' | ')} |`,
    `| ${header.map(() => '---').join(' | ')} |`,
    row,
  ].join(newline);
  return applied(
    draft,
    splice(draft.text, [{ start: at, end: at, text: newline + newline + block }]),
    `Added the parameter ${name} to ${section.title}.`,
  );
}

function withBodyField(draft: Draft, section: Section, name: string, spec: string): Outcome {
  const newline = lineBreakOf(draft.text);
  const body = section.nodes.find(
    (node): node is Code =>
      node.type === 'code' && /^json/iu.test(node.lang ?? '') && /^\s*\{/u.test(node.value),
  );
  const splices: Splice[] = [];
  if (body) {
    const sample = withKey(body.value, name, spec);
    const from = draft.text.indexOf(body.value, startOf(body));
    if (sample !== null && from >= 0)
      splices.push({ start: from, end: from + body.value.length, text: sample.replaceAll('\n', newline) });
  }
  const at = body
    ? endOf(body)
    : section.start + draft.text.slice(section.start, section.bodyEnd).trimEnd().length;
  const line = spec === '' ? `\`${name}\`` : `\`${name}\`: ${spec}`;
  if (spec !== '' || !body) splices.push({ start: at, end: at, text: `${newline}${newline}- ${line}` });
  return applied(draft, splice(draft.text, splices), `Added the field ${name} to ${section.title}.`);
}

/** A JSON sample with one more key, its value a sign of its kind; null where the sample does not parse. */
function withKey(json: string, name: string, spec: string): string | null {
  try {
    const sample: unknown = JSON.parse(json);
    if (typeof sample !== 'object' || sample === null || Array.isArray(sample)) return null;
    const value = /\b(?:int|integer|number|decimal|float)\b/iu.test(spec)
      ? 0
      : /\bbool/iu.test(spec)
        ? true
        : /\b(?:array|list)\b/iu.test(spec)
          ? []
          : 'string';
    return JSON.stringify({ ...sample, [name]: value }, null, 2);
  } catch {
    return null;
  }
}
