import { type Field, plainField } from '../../../understand/entities/entity.ts';
import { type Draft, draftOf } from '../../draft.ts';
import { splice } from '../../editing/splice.ts';
import { withBodyFields } from '../../endpoints/body-fields.ts';
import { withPropertySchemas } from '../../endpoints/body-schemas.ts';
import { type OperationPlace, operationsIn } from '../../endpoints/operations.ts';
import { parametersIn } from '../../endpoints/parameter-edits.ts';
import { applied, noEffect, type Outcome } from '../../instruction.ts';
import { resourcesIn } from '../../records/resource-record.ts';
import type { CallsNamed } from './calls-named.ts';
import { itemsIn, type NamedItem } from './items.ts';
import { spokenName } from './names.ts';
import { withTraits } from './parameter-traits.ts';
import { parameterCue } from './parameter-words.ts';
import type { Reading } from './reading.ts';
import { says, unread, withoutVerbs } from './wording.ts';

/** What a request or an answer holds. */
export const body =
  /(?<!\p{L})(?:(?:request|response|json|post)[ -])?(?:body|payload|request|response|rumpf|corps|cuerpo|anfrage|requête|petición)(?!\p{L})/giu;

/** "POST /bookings needs a body: room_id (uuid, required), title": fields that the request takes or the answer gives. */
export function addedMembers(words: string, calls: CallsNamed, draft: Draft): Reading | null {
  const [operation, other] = calls.known;
  const isBody = calls.rest.search(body) >= 0 || fieldCue.test(calls.rest);
  const isHandedIn = isKnownMember(calls, draft);
  const isGiven = givenBack.test(calls.rest);
  const isWished = isGiven || ((isBody || isHandedIn) && says.add.test(words));
  if (!operation || other || !isWished || says.remove.test(calls.rest)) return null;
  const at = calls.rest.search(/:\s/u);
  const lead = at < 0 ? '' : calls.rest.slice(0, at);
  if (unread(withoutVerbs(lead.replace(body, ' '), 'add')).length > 0) return null;
  const list = (at < 0 ? calls.rest : calls.rest.slice(at + 1)).replace(body, ' ').replace(givenBack, ' ');
  const items = itemsIn(list);
  // "should return an empty list" names no field
  if (isGiven && !isBody && !items?.every(({ name }) => /_|\p{Ll}\p{Lu}/u.test(name))) return null;
  if (!items || parametersIn(draft).some((one) => items.some(({ name }) => name === one.name))) return null;
  const part = /(?<!\p{L})(?:response|answer|returns?|gives back|antwort|réponse|respuesta)(?!\p{L})/iu.test(
    calls.rest,
  )
    ? 'answer'
    : 'request';
  return {
    spoken: {
      operations: [operation.endpoint.key],
      entity: null,
      names: items.map(({ name }) => name),
      traits: null,
    },
    change: (now) => withMembers(now, operation, items, part),
  };
}

/** "Should also return opening_hours". */
const givenBack =
  /(?<!\p{L})(?:should|must|can|has to|needs to|also|soll|doit|debe) (?:also )?(?:return|give back|include|contain|renvoyer|devolver)s?(?: also)?(?!\p{L})/iu;

/** "PATCH should accept slotId, too": a field that a resource has is handed in, where no parameter is spoken of. */
function isKnownMember({ known, rest }: CallsNamed, draft: Draft): boolean {
  return (
    known.every(({ endpoint }) => /^(?:POST|PUT|PATCH)$/u.test(endpoint.method)) &&
    !parameterCue.test(rest) &&
    /(?<!\p{L})(?:accepts?|takes?|needs?|requires?|allows?|lets|nimmt|braucht|accepte|acepta)(?!\p{L})/iu.test(
      rest,
    ) &&
    resourcesIn(draft).some(({ fields }) => fields.some((field) => spokenName(field).test(rest)))
  );
}

const fieldCue = /(?<!\p{L})(?:fields?|propert(?:y|ies)|attributes?|feld(?:er)?|champs?|campos?)(?!\p{L})/iu;

function withMembers(
  draft: Draft,
  { endpoint }: OperationPlace,
  items: readonly NamedItem[],
  part: 'request' | 'answer',
): Outcome {
  const place = operationsIn(draft).find((one) => one.endpoint.key === endpoint.key);
  const call = `${endpoint.method} ${endpoint.path}`;
  const fields = items.map(
    ({ name, traits }): Field => ({
      ...plainField(name),
      isKey: false,
      type: traits.type ?? null,
      isNullable: traits.isRequired === undefined ? null : !traits.isRequired,
      values: traits.values ?? [],
    }),
  );
  const splices = place ? withBodyFields(draft, place, fields, part) : null;
  if (!splices)
    return noEffect(draft, `${call} shows no sample of its ${part === 'request' ? 'request' : 'answer'}.`);
  const now = draftOf(splice(draft.text, splices), draft.request);
  const there = operationsIn(now).find((one) => one.endpoint.key === endpoint.key);
  const schemas = there
    ? withPropertySchemas(now, there, part === 'request' ? 'requestBody' : 'responses', (name, schema) => {
        const item = items.find((one) => one.name === name);
        return item ? withTraits(schema, item.traits) : schema;
      })
    : [];
  const told = splice(now.text, schemas);
  return applied(
    draft,
    told,
    `${call} ${part === 'request' ? 'takes' : 'gives back'} ${items.map(({ name }) => name).join(', ')}.`,
  );
}
