import { readField } from '../../understand/entities/field.ts';
import { generalMeaning } from '../design/general-meaning.ts';
import { parameterSaid } from '../design/parameter-wish.ts';
import type { Draft } from '../draft.ts';
import { splice } from '../editing/splice.ts';
import { withAnswers } from '../endpoints/answers.ts';
import { withBodyFields } from '../endpoints/body-fields.ts';
import { answersOf, type OperationPlace, operationsIn } from '../endpoints/operations.ts';
import { parametersOf, withParameters } from '../endpoints/parameters.ts';
import { applied, type Instruction, noEffect, type Outcome } from '../instruction.ts';
import { asSentence } from '../place/sentence.ts';

const call =
  '[`"]?(?<method>GET|POST|PUT|PATCH|DELETE)\\s(?<path>/[^\\s`",;]{0,200})[`"]?(?: endpoint| route)?';
const start = '^(?:add|include|insert|document)(?: an?| another| the)?(?: new)?';
const named =
  '[`"]?(?!(?:an?|the|der|die|das|el|la|le|un|une)\\s)(?<name>[\\p{L}_][\\p{L}\\p{N}_.\\[\\]-]{0,60})[`"]?(?<spec>\\s?\\(.{1,300}?\\)|,? .{1,300}?)?';
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
      if (!groups || method === undefined || !operationOf(draft, method, path)) continue;
      return (now) => {
        const operation = operationOf(now, method, path);
        if (!operation) return noEffect(now, `The document does not describe ${method} ${path ?? ''}.`);
        if (groups['status'] !== undefined)
          return withStatus(now, operation, groups['status'], groups['meaning']);
        const { name = '', spec = '' } = groups;
        const said = spec.trim().replace(/^[,(]\s?|\)$/gu, '');
        return pattern === parameter
          ? withParameter(now, operation, name, `${groups['place'] ?? ''} (${said})`)
          : withBodyField(now, operation, name, said);
      };
    }
    return null;
  },
};

/** An operation; a method alone is enough where only one operation has it. */
function operationOf(draft: Draft, method: string, path: string | undefined): OperationPlace | null {
  const own = operationsIn(draft).filter(
    ({ endpoint }) =>
      endpoint.method === method.toUpperCase() && (path === undefined || endpoint.path === path),
  );
  return own.length === 1 ? (own[0] ?? null) : null;
}

function nameOf({ endpoint }: OperationPlace): string {
  return `${endpoint.method} ${endpoint.path}`;
}

function withStatus(
  draft: Draft,
  operation: OperationPlace,
  status: string,
  meaning: string | undefined,
): Outcome {
  if (answersOf(draft, operation).some((row) => row.status === status))
    return noEffect(draft, `${nameOf(operation)} names ${status} already.`);
  const words = (meaning ?? '').replace(/^(?:which|that|:)\s?/iu, '');
  const said = words === '' ? generalMeaning(draft, status) : asSentence(words);
  if (said === null) return noEffect(draft, `It does not say in which case ${status} is answered.`);
  const splices = withAnswers(draft, [{ operation, status, meaning: said }]);
  return splices === null
    ? noEffect(draft, `${nameOf(operation)} has no table of answers.`)
    : applied(draft, splice(draft.text, splices), `Added ${status} to ${nameOf(operation)}.`);
}

function withParameter(draft: Draft, operation: OperationPlace, name: string, said: string): Outcome {
  if (parametersOf(draft, operation).includes(name))
    return noEffect(draft, `${nameOf(operation)} takes ${name} already.`);
  const splices = withParameters(draft, operation, [parameterSaid(name, said)]);
  return applied(draft, splice(draft.text, splices), `Added the parameter ${name} to ${nameOf(operation)}.`);
}

function withBodyField(draft: Draft, operation: OperationPlace, name: string, spec: string): Outcome {
  const field = readField(spec === '' ? name : `${name} (${spec})`);
  const splices = field ? withBodyFields(draft, operation, [{ ...field, isKey: false }], 'request') : null;
  return splices === null
    ? noEffect(draft, `${nameOf(operation)} shows no sample of its request.`)
    : applied(draft, splice(draft.text, splices), `Added the field ${name} to ${nameOf(operation)}.`);
}
