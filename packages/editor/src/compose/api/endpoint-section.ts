import type { Carried } from '../../understand/carried.ts';
import { code, fixedParagraph, paragraph, table } from '../blocks.ts';
import { type Composition, say } from '../composition.ts';
import type { Block, Section } from '../document.ts';
import { carriedBlocksOf } from '../prose.ts';
import { answerFields, sampleBody, shows } from './examples.ts';
import { type Operation, takesBody } from './operation.ts';
import type { Parameter } from './parameters.ts';
import { responsesOf } from './responses.ts';
import { isRowOfCalls } from './row-of-calls.ts';
import { writtenSamples } from './written-samples.ts';

/** The details of one endpoint: purpose, parameters, request, responses, example, idempotency. */
export function endpointSection(
  operation: Operation,
  composition: Composition,
  demands: readonly string[],
): Section {
  const { endpoint } = operation;
  const { phrases } = composition;
  const samples = writtenSamples(operation, composition);
  const carried = (all: readonly Carried[]) =>
    carriedBlocksOf(
      composition,
      composition.pool.takeCarried((one) => all.includes(one)),
    );
  const calls = composition.pool.peekCarried((one) => shows(one, operation));
  const shown = carried([...calls, ...samples.request]);
  const answered = carried(samples.answer);
  const hasBody = takesBody(operation) || shown.length > 0;
  const answer = responsesOf(operation, composition)[0];
  return {
    id: null,
    heading: `\`${endpoint.method} ${endpoint.path}\``,
    level: 3,
    blocks: [
      ...(demands.length > 0
        ? demands.map((text) => fixedParagraph(text))
        : [
            paragraph(
              purposeOf(operation, composition).replace(/(?=[.。]?$)/u, toldIn(operation, composition)),
            ),
          ]),
      ...parameterBlocks(operation.parameters, composition),
      ...(hasBody
        ? [
            paragraph(`**${phrases.requestLabel}**`),
            ...(shown.length > 0 ? shown : [code('json', sampleBody(operation, false))]),
          ]
        : shown),
      paragraph(`**${phrases.responsesLabel}**`),
      ...table(
        [phrases.colStatus, phrases.colMeaning],
        responsesOf(operation, composition).map(({ status, meaning }) => [String(status), meaning]),
      ),
      ...(answer && isShown(answer.status, operation, answered.length > 0)
        ? [
            paragraph(`**${phrases.exampleLabel}**`),
            ...(answered.length > 0 ? answered : [code('json', sampleBody(operation, true))]),
          ]
        : []),
      paragraph(`**${phrases.idempotencyLabel}:** ${idempotencyOf(operation, composition)}`),
    ],
  };
}

/** Whether an answer has a body to show: one that is only accepted has what the input says comes back with it, if anything. */
function isShown(status: number, operation: Operation, hasSample: boolean): boolean {
  if (hasSample) return true;
  if (status === 204 || (status === 202 && operation.answered.length === 0)) return false;
  return answerFields(operation).length > 0;
}

function purposeOf({ endpoint, resource, action }: Operation, composition: Composition): string {
  if (action !== null) {
    const purpose = say(composition, 'purposeAction', { action, resource: `\`${resource}\`` });
    return purpose.replace(/(?=\.$)/u, composition.language === 'en' ? boundOf(endpoint) : '');
  }
  const key = (
    {
      GET: 'purposeGet',
      POST: 'purposePost',
      PUT: 'purposePut',
      PATCH: 'purposePatch',
      DELETE: 'purposeDelete',
    } as const
  )[endpoint.method as 'GET'];
  return say(composition, key ?? 'purposeGet', { resource: `\`${resource}\`` });
}

/** "Cancel it up to 30 minutes before the start": until when it may be done; empty where its words say nothing of that. */
function boundOf({ phrase }: Operation['endpoint']): string {
  const [, bound] = deedBound.exec(phrase ?? '') ?? [];
  return bound === undefined ? '' : `, ${bound}`;
}

const deedBound =
  /^\p{L}+(?: \p{L}[\p{L}-]*){1,4}? ((?:up to|until|within|at least|at the latest|no later than) [^,;.()]{0,40}\d[^,;.()]{2,60})$/u;

/** The demand that tells this operation among others and stands under the first of them. */
function toldIn({ endpoint }: Operation, { requirements }: Composition): string {
  const ids = requirements
    .filter(({ statement }) => endpoint.statements.includes(statement.index) && !isRowOfCalls(statement.text))
    .map(({ id }) => id);
  return ids.length > 0 ? ` (${ids.join(', ')})` : '';
}

function parameterBlocks(parameters: readonly Parameter[], composition: Composition): Block[] {
  const { phrases } = composition;
  if (parameters.length === 0) return [];
  const place = { path: phrases.inPath, query: phrases.inQuery, header: phrases.inHeader };
  return [
    paragraph(`**${phrases.parametersLabel}**`),
    ...table(
      [phrases.colName, phrases.colIn, phrases.colRequired],
      parameters.map((one) => [
        `\`${one.name}\``,
        place[one.place],
        one.isRequired ? phrases.yes : phrases.no,
      ]),
    ),
  ];
}

/** GET, PUT and DELETE are idempotent by RFC 9110; POST is where a key makes it so. */
function idempotencyOf({ endpoint, parameters, resource }: Operation, composition: Composition): string {
  if (endpoint.method !== 'POST' && endpoint.method !== 'PATCH')
    return say(composition, 'idempotentByMethod', { method: endpoint.method });
  const key = parameters.find((one) => /idempotency/iu.test(one.name));
  if (key)
    return `\`${endpoint.method} ${endpoint.path}\`: ${say(composition, 'idempotentByKey', { name: `\`${key.name}\`` })}`;
  const mark = composition.questions.ask({
    key: 'idempotency',
    text: say(composition, 'askIdempotency', { call: `\`${endpoint.method} ${endpoint.path}\``, resource }),
    weight: 74,
    point: say(composition, 'pointIdempotency'),
  });
  return say(composition, 'idempotencyOpen', {
    call: `\`${endpoint.method} ${endpoint.path}\``,
    questions: mark,
  });
}
