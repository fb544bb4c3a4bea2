import { endpointsIn } from '../../document/endpoints.ts';
import { endOf, sectionsOf } from '../../document/outline.ts';
import { withFragmentOperation, withoutFragmentOperation } from '../api-fragment.ts';
import { type Draft, draftOf } from '../draft.ts';
import { applied, type Instruction, noEffect, type Outcome } from '../instruction.ts';
import { phrasesIn } from '../phrases.ts';
import { placeQuestion } from '../place/place-fact.ts';
import { asSentence } from '../place/sentence.ts';
import { removed } from '../removal.ts';
import { lineBreakOf, splice } from '../splice.ts';

const adding =
  /^(?:(?:add|include|create|define|introduce|provide)|(?:we|it|there|the api|clients?|the app|they) (?:also |still )?(?:needs?|lacks?|misses|should (?:also )?(?:be|have)|could use|wants?))(?: also)?(?: an?| the| another| one more| a further)?(?: new| additional| extra)*(?: (?:endpoint|route|operation))?:?\s(?<call>[`"]?(?:GET|POST|PUT|PATCH|DELETE)\s\/[^\s`",]{0,200}[^\s`",:.][`"]?|[`"]?(?:GET|POST|PUT|PATCH|DELETE)\s\/[`"]?)(?:\s(?:endpoint|route))?(?:\s?[,:–-]?\s+(?:so that|so|that|which|to|for)?\s?(?<does>.{1,600}))?$/isu;
const removing =
  /^(?:remove|delete|drop|get rid of)(?: the)?(?: (?:endpoint|route|operation))? [`"]?(?<method>GET|POST|PUT|PATCH|DELETE)\b(?: (?<path>\/\S{0,200}?))?[`"]?(?: (?:endpoint|route|operation|method))?$/isu;

/** Adds and removes operations of an API design: their row and their details. */
export const endpoint: Instruction = {
  meta: {
    id: 'endpoint',
    does: 'Adds an operation to the endpoint table and the details, or removes one from both.',
    examples: [
      'add an endpoint GET /v1/partners that lists partners',
      'remove the DELETE /v1/bookings endpoint',
    ],
  },
  parse(clause, draft) {
    if (sectionsOf(draft.outline, 'endpoints').length === 0) return null;
    const fresh = adding.exec(clause)?.groups;
    if (fresh?.['call'] !== undefined) {
      const { call, does } = fresh;
      return (now) => addOperation(now, call, does);
    }
    const gone = removing.exec(clause)?.groups;
    const method = gone?.['method']?.toUpperCase();
    return method === undefined ? null : (now) => removeOperation(now, method, gone?.['path']);
  },
};

function addOperation(draft: Draft, call: string, does: string | undefined): Outcome {
  const [operation] = endpointsIn(
    call.replace(/[`"]/gu, '').replace(/^\S+/u, (method) => method.toUpperCase()),
  );
  const [home] = sectionsOf(draft.outline, 'endpoints');
  const [details] = sectionsOf(draft.outline, 'endpoint-details');
  const table = home?.nodes.find((node) => node.type === 'table');
  if (!operation || !home) return noEffect(draft, 'The document has no table of endpoints.');
  if (endpointsIn(draft.text.slice(home.start, home.end)).some((one) => one.key === operation.key))
    return noEffect(draft, `${operation.key} is there already.`);
  const newline = lineBreakOf(draft.text);
  const purpose = does === undefined ? '–' : asSentence(does);
  const width = table?.type === 'table' ? (table.children[0]?.children.length ?? 3) : 3;
  const cells = [
    operation.method,
    `\`${operation.path}\``,
    purpose,
    ...Array.from({ length: width }, () => '–'),
  ].slice(0, Math.max(2, width));
  const row = `${newline}| ${cells.join(' | ')} |`;
  const line = `${newline}${newline}- \`${operation.method} ${operation.path}\`${does === undefined ? '' : `: ${purpose}`}`;
  const at = table
    ? endOf(table)
    : home.headingEnd + draft.text.slice(home.headingEnd, home.bodyEnd).trimEnd().length;
  const rowAt = { start: at, end: at, text: table ? row : line };
  const block = `${'#'.repeat((details?.level ?? 2) + 1)} \`${operation.method} ${operation.path}\`${newline}${newline}${does === undefined ? '' : `${purpose} `}${asked(draft, operation.method, operation.path)}`;
  const end = details ? details.start + draft.text.slice(details.start, details.end).trimEnd().length : 0;
  const text = splice(draft.text, [
    rowAt,
    ...(details ? [{ start: end, end, text: `${newline}${newline}${block}` }] : []),
    ...withFragmentOperation(draft, operation.method, operation.path, purpose),
  ]);
  const questions = placeQuestion(
    draftOf(text, draft.request),
    asked(draft, operation.method, operation.path),
  );
  return applied(
    draft,
    questions.text,
    `Added ${operation.method} ${operation.path}; its parameters and answers are an open question.`,
  );
}

function asked(draft: Draft, method: string, path: string): string {
  return phrasesIn(draft.language).askFor(`\`${method} ${path}\``);
}

function removeOperation(draft: Draft, method: string, path: string | undefined): Outcome {
  const matches = (text: string) =>
    endpointsIn(text).some((one) => one.method === method && (path === undefined || one.path === path));
  const names = new Set<string>();
  let current = draft;
  for (let round = 0; round < 50; round += 1) {
    const section = current.outline.sections.find((one) => one.level > 2 && matches(one.title));
    const row = current.units.find(
      (unit) => unit.kind === 'row' && !unit.header && matches(unit.cells.slice(0, 2).join(' ')),
    );
    const part = section ?? row;
    if (!part) break;
    names.add(endpointsIn(section?.title ?? row?.cells.slice(0, 2).join(' ') ?? '')[0]?.key ?? method);
    const kind = section ? 'section' : 'row';
    current = draftOf(
      removed(current, {
        kind,
        start: part.start,
        end: part.end,
        name: method,
        section: section ?? row?.section ?? null,
      }),
      draft.request,
    );
  }
  if (names.size === 0) return noEffect(draft, `There is no operation ${method} ${path ?? ''}`.trim());
  const text = splice(current.text, withoutFragmentOperation(current, method, path));
  return applied(draft, text, `Removed ${[...names].join(', ')}.`);
}
