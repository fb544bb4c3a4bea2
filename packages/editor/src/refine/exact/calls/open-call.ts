import { isJsonObject } from '../../../document/json-object.ts';
import { spokenName } from '../../design/spoken/names.ts';
import { type Draft, draftOf } from '../../draft.ts';
import { changedOperation } from '../../editing/api-fragment.ts';
import { splice } from '../../editing/splice.ts';
import { answersOf, type OperationPlace, operationsIn, sameOperations } from '../../endpoints/operations.ts';
import { withoutAnswers } from '../../endpoints/removed-answers.ts';
import { applied, noEffect, type Outcome } from '../../instruction.ts';
import { type ExactReader, groupsOf } from '../exact-reader.ts';
import { callsAlone, callsOf } from './named.ts';
import { withRemark } from './remark.ts';

const auth =
  '(?:auth\\p{L}*|api[ -]?keys?|keys?|tokens?|login|log-?in|sign-?in|credentials|bearer tokens?|accounts?)';
const open: readonly RegExp[] = [
  `^(?<what>.{3,100}?) (?:needs?|requires?|has|have|should have|should need|must have|uses?) no ${auth}(?: at all)?$`,
  `^(?<what>.{3,100}?) (?:does not|do not|doesn['’]?t|don['’]?t|should not|shouldn['’]?t|must not|need not) (?:need|require|have|use|ask for|be behind)? ?(?:an? |any |to be )?${auth}(?: at all)?$`,
  `^(?<what>.{3,100}?) (?:is|are|should be|must be|can be|stays?) (?:public|open|anonymous|unauthenticated|open to (?:all|everyone|everybody)|without ${auth})(?: to (?:all|everyone))?$`,
  `^no ${auth} (?:for|on|at|needed for|required for|is needed for|is required for) (?<what>.{3,100})$`,
  `^make (?<what>.{3,100}?) (?:public|open|anonymous|unauthenticated)$`,
  `^(?<what>.{3,100}?) (?:should|must|can|has to|needs to|may) (?:also )?(?:be possible|work|be (?:callable|available|accessible|usable|reachable)|be called|go) without (?:an? |any |the )?${auth}$`,
  `^(?<what>.{3,100}?) (?:is|are) (?:possible|callable|available|accessible|reachable) without (?:an? |any |the )?${auth}$`,
  `^(?:anyone|anybody|everyone|everybody|all|the public) (?:may|can|should be able to|must be able to|is allowed to) (?:call |use )?(?<what>.{3,100}?)(?: without (?:an? |any |the )?${auth})?$`,
  `^no (?:an? |any )?${auth} (?:is |are )?(?:needed |required |necessary )?(?:to|when|for) (?<what>.{3,100})$`,
].map((one) => new RegExp(one, 'iu'));
const deprecated: readonly RegExp[] = [
  /^(?:deprecate|mark|flag) (?<what>.{3,100}?)(?: (?:as|is) deprecated)?$/iu,
  /^(?<what>.{3,100}?) (?:is|should be|must be|becomes|will be)(?: marked| flagged| now)?(?: as)? deprecated(?: now)?$/iu,
];

/** "GET /lockers needs no auth", "deprecate POST /v1/jobs": what holds of a call as a whole. */
export const openCall: ExactReader = (words, draft) => {
  const what = groupsOf(open, words)?.['what'];
  const calls = what === undefined ? [] : callsMeant(what, draft);
  if (calls.length > 0) return (now) => opened(now, calls);
  const old = /deprecat/iu.test(words) ? groupsOf(deprecated, words)?.['what'] : undefined;
  const gone = old === undefined ? [] : callsAlone(old, draft);
  return gone.length > 0 ? (now) => outdated(now, gone) : null;
};

/** The calls that a phrase names; "read huts" are all that give huts back. */
function callsMeant(what: string, draft: Draft): readonly OperationPlace[] {
  const named = callsAlone(what, draft);
  const noun =
    /^(?:read(?:ing)?|see(?:ing)?|view(?:ing)?|brows(?:e|ing)|look(?:ing)? at|get(?:ting)?|fetch(?:ing)?) (?:the |all |any )*(?<noun>\p{L}[\p{L} -]{2,40})$/iu.exec(
      what,
    )?.groups?.['noun'];
  if (named.length > 0 || noun === undefined) return named;
  return operationsIn(draft).filter(({ endpoint: { method, path } }) => {
    const last = path.split('/').findLast((part) => part !== '' && !part.startsWith('{')) ?? '';
    return method === 'GET' && spokenName(last).exec(noun)?.[0].length === noun.length;
  });
}

function opened(draft: Draft, calls: readonly OperationPlace[]): Outcome {
  let now = draft;
  for (const call of calls) {
    const secured = splice(now.text, [
      ...changedOperation(now, call.endpoint, (operation) => {
        const { operationId, ...rest } = operation;
        return { ...(operationId === undefined ? {} : { operationId }), security: [], ...rest };
      }),
    ]);
    now = draftOf(secured, draft.request);
    const [there] = sameOperations(now, [call]);
    if (there && answersOf(now, there).some(({ status }) => status === '401'))
      now = draftOf(
        splice(now.text, withoutAnswers(now, [{ operation: there, status: '401' }])),
        draft.request,
      );
    now = withRemark(now, call, `\`${call.endpoint.method} ${call.endpoint.path}\` needs no authentication.`);
  }
  return now.text === draft.text
    ? noEffect(draft, `${callsOf(calls)} needs no authentication already.`)
    : applied(draft, now.text, `${callsOf(calls)} needs no authentication.`);
}

function outdated(draft: Draft, calls: readonly OperationPlace[]): Outcome {
  let now = draft;
  for (const call of calls) {
    const marked = splice(
      now.text,
      changedOperation(now, call.endpoint, (operation) =>
        isJsonObject(operation) && operation['deprecated'] === true
          ? operation
          : { ...operation, deprecated: true },
      ),
    );
    now = withRemark(
      draftOf(marked, draft.request),
      call,
      `\`${call.endpoint.method} ${call.endpoint.path}\` is deprecated.`,
    );
  }
  return now.text === draft.text
    ? noEffect(draft, `${callsOf(calls)} is deprecated already.`)
    : applied(draft, now.text, `Marked ${callsOf(calls)} as deprecated.`);
}
