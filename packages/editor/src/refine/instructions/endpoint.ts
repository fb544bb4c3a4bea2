import { type Endpoint, endpointsIn } from '../../document/endpoints.ts';
import { sectionsOf } from '../../document/outline.ts';
import { type Draft, draftOf } from '../draft.ts';
import { withoutFragmentOperation } from '../editing/api-fragment.ts';
import { removed } from '../editing/removal.ts';
import { splice } from '../editing/splice.ts';
import { withOperation } from '../endpoints/add-operation.ts';
import { namedCalls } from '../endpoints/named-calls.ts';
import { withoutRepeatsAsked } from '../endpoints/repeats-asked.ts';
import { applied, type Instruction, noEffect, type Outcome } from '../instruction.ts';

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
        inOrder(now, dropped.calls, (draft, { method, path }) => removeOperation(draft, method, path));
    const gone = removing.exec(clause)?.groups;
    const method = gone?.['method']?.toUpperCase();
    return method === undefined ? null : (now) => removeOperation(now, method, gone?.['path']);
  },
};

/** What becomes of one operation after the other. */
function inOrder(
  draft: Draft,
  calls: readonly Endpoint[],
  change: (draft: Draft, call: Endpoint) => Outcome,
): Outcome {
  const done: Outcome[] = [];
  let now = draft;
  for (const call of calls) {
    const outcome = change(now, call);
    done.push(outcome);
    now = draftOf(outcome.text, draft.request);
  }
  const made = done.filter((one) => one.status === 'applied');
  const message = (made.length > 0 ? made : done).map((one) => one.message).join(' ');
  return made.length > 0 ? applied(draft, now.text, message) : noEffect(draft, message);
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
  const rest = splice(current.text, withoutFragmentOperation(current, method, path));
  const text = [...names].reduce((now, name) => withoutRepeatsAsked(draftOf(now, draft.request), name), rest);
  return applied(draft, text, `Removed ${[...names].join(', ')}.`);
}
