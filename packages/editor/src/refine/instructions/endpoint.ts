import { sectionsOf } from '../../document/outline.ts';
import { withOperation } from '../endpoints/add-operation.ts';
import { namedCalls } from '../endpoints/named-calls.ts';
import { inOrder, withoutOperation } from '../endpoints/removed-operation.ts';
import type { Instruction } from '../instruction.ts';

const adding =
  /^(?:(?:please )?(?:add|include|create|define|introduce|provide)|(?:we|it|there|the api|clients?|the app|they) (?:also |still )?(?:needs?|lacks?|misses|should (?:also )?(?:be|have)|could use|wants?)|i(?:['’]m| am) missing)(?: also)?(?: an?| the| two| three| another| one more| a further)?(?: new| additional| extra)*(?: (?:endpoints?|routes?|operations?))?:? (?<calls>.{4,900})$/isu;
const missing =
  /^(?:an? |the )?(?<calls>.{4,200}?)(?: endpoints?| routes?)? (?:is|are) (?:still )?missing(?:[,.:;]? (?<does>.{2,600}))?$/isu;
const removingCalls =
  /^(?:remove|delete|drop|get rid of|cut)(?: the)?(?: (?:endpoints?|routes?|operations?))? (?<calls>.{4,300})$/isu;
/** What may stand between a call and what it does. */
const glue =
  /^(?:endpoints?|routes?)?\s?(?:too|as well|also)?[,:–-]?\s?(?:(?:so that|so|that|which|to|for|qui|que|pour|para|um|che|per)\s)?/iu;
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
    const { calls = '', does: said = '' } = adding.exec(clause)?.groups ?? missing.exec(clause)?.groups ?? {};
    const fresh = calls === '' ? null : namedCalls(draft, calls.replace(/^an? /iu, ''));
    if (fresh) {
      const words = `${fresh.rest} ${said}`.trim().replace(glue, '');
      // what is said behind several operations is said of none of them alone
      const does = fresh.calls.length === 1 ? words : '';
      return (now) => inOrder(now, fresh.calls, (draft, call) => withOperation(draft, call, does));
    }
    const dropped = namedCalls(draft, removingCalls.exec(clause)?.groups?.['calls'] ?? '');
    if (dropped && /^(?:endpoints?|routes?|operations?)?$/iu.test(dropped.rest))
      return (now) =>
        inOrder(now, dropped.calls, (draft, { method, path }) => withoutOperation(draft, method, path));
    const gone = removing.exec(clause)?.groups;
    const method = gone?.['method']?.toUpperCase();
    return method === undefined ? null : (now) => withoutOperation(now, method, gone?.['path']);
  },
};
