import { schemaName } from '../../../compose/api/openapi.ts';
import { isJsonObject, type JsonObject, withoutKey } from '../../../document/json-object.ts';
import { plainField } from '../../../understand/entities/entity.ts';
import { namesStatus } from '../../design/spoken/answer-words.ts';
import { itemsIn, type NamedItem } from '../../design/spoken/items.ts';
import { spokenName } from '../../design/spoken/names.ts';
import { withTraits } from '../../design/spoken/parameter-traits.ts';
import { unread } from '../../design/spoken/wording.ts';
import { type Draft, draftOf } from '../../draft.ts';
import { propertiesIn } from '../../editing/api-fragment.ts';
import { splice } from '../../editing/splice.ts';
import { changedBody, membersOf, withBodyFields, withoutBodyFields } from '../../endpoints/body-fields.ts';
import { type OperationPlace, operationsIn, sameOperations } from '../../endpoints/operations.ts';
import { applied, noEffect, type Outcome } from '../../instruction.ts';
import { fieldsNamed, namedLike } from '../../records/field-words.ts';
import {
  type ResourcePlace,
  resourceRecord,
  resourcesIn,
  withChangedMembers,
} from '../../records/resource-record.ts';
import { type ExactReader, groupsOf } from '../exact-reader.ts';
import { callOf, callsAlone } from './named.ts';

const answer = '(?:responses?|answers?|results?|reply|response body)';
const fields =
  '(?:an? |the )?(?:fields? |property |new field )?(?<fields>[`"]?[\\p{L}_][^.;:]{1,100}?)(?: fields?| property)?';
const adding: readonly RegExp[] = [
  `^(?:add|include|put|return) ${fields} (?:to|in|into|with) (?:the |each |every )?${answer} (?:of|for|from) (?:the )?(?<what>[^,;]{3,80})$`,
  `^(?:add|include|put|return) ${fields} (?:to|in|into|with) (?:the |each |every )?(?<what>[^,;]{3,80}?) ${answer}$`,
  `^(?:the )?(?<what>[^,;]{3,80}?) ${answer} (?:also |should |must |needs? |lacks? |misses |has to )+(?:also )?(?:contain|include|have|return|carry|get)?s? ?${fields}(?: too| as well)?$`,
  `^(?:the )?(?<what>[^,;]{3,80}?) (?:should |must |has to |needs to )?(?:also )?(?:returns?|gives? back) (?:also )?${fields}(?: too| as well)?$`,
  `^(?:the )?${answer} (?:of|for) (?<what>[^,;]{3,80}?) (?:should |must |needs to )?(?:also )?(?:contain|include|have|return|carry|get|need|lack|misse)s? ${fields}(?: too| as well)?$`,
].map((one) => new RegExp(one, 'iu'));
const removing: readonly RegExp[] = [
  `^(?:the )?${answer} (?:of|for) (?<what>[^,;]{3,80}?) (?:should not|shouldn['’]t|must not|mustn['’]t|does not|doesn['’]t|no longer|never) (?:contain|include|have|return|carry|need|show)s? ${fields}(?: any ?more)?$`,
  `^(?:the )?(?<what>[^,;]{3,80}?) (?:${answer} )?(?:should not|shouldn['’]t|must not|mustn['’]t|no longer|should no longer|never) (?:contain|include|return|carry|give back|show|expose)s? ${fields}(?: any ?more)?$`,
  `^(?:remove|drop|delete|leave out|take out|take) ${fields} (?:from|out of|in) (?:the )?${answer} (?:of|for|from) (?:the )?(?<what>[^,;]{3,80})$`,
  `^(?:remove|drop|delete|leave out|take out|take) ${fields} (?:from|out of) (?:the )?(?<what>[^,;]{3,80}?) ${answer}$`,
].map((one) => new RegExp(one, 'iu'));

/** "No reporter_email in the response": of whatever call. */
const nowhere: readonly RegExp[] = [
  `^(?:there (?:is|should be) )?no ${fields} in (?:the |any |our )?${answer}$`,
].map((one) => new RegExp(one, 'iu'));

/** What is handed in, and not given back. */
const ofRequest = /(?<!\p{L})(?:request(?:s| body)?|payload|(?<!response )body)(?!\p{L})/iu;

/** "The booking response also needs created_at": fields that calls give back, and do not take. */
export const answerFields: ExactReader = (words, draft) => {
  if (operationsIn(draft).length === 0 || namesStatus(words) || ofRequest.test(words)) return null;
  const denied = groupsOf(nowhere, words)?.['fields'];
  if (denied !== undefined) {
    const calls = operationsIn(draft);
    const names = namesIn(denied, calls, draft);
    const giving = calls.filter((call) =>
      names?.some((name) => membersOf(draft, call, 'answer').includes(name)),
    );
    if (names && giving.length > 0) return (now) => without(now, giving, names);
  }
  for (const pattern of removing) {
    const found = groupsOf([pattern], words);
    const calls = found ? callsAlone(found['what'] ?? '', draft) : [];
    const names = found ? namesIn(found['fields'] ?? '', calls, draft) : null;
    if (names && calls.length > 0) return (now) => without(now, calls, names);
  }
  for (const pattern of adding) {
    const found = groupsOf([pattern], words);
    const coded = found ? itemsIn(found['fields'] ?? '') : null;
    const items = coded?.every(({ name }) => /_|\p{Ll}\p{Lu}/u.test(name))
      ? coded
      : plainItems(found?.['fields'] ?? '', draft);
    if (!found || !items) continue;
    const what = found['what'] ?? '';
    const resource = resourceOf(what, draft);
    if (resource) return (now) => withFields(now, resource, items);
    const [call, other] = callsAlone(what, draft);
    if (call && !other) return (now) => withCallFields(now, call, items);
  }
  return null;
};

/** Fields in plain words, "a confirmation code and the price", under names in the manner of the others; null where words name none. */
export function plainItems(words: string, draft: Draft): NamedItem[] | null {
  const named = fieldsNamed(words);
  if (!named?.every(({ name }) => /^\p{Ll}+(?:_\p{Ll}+){0,3}$/u.test(name) && !noField.test(name)))
    return null;
  const others = resourcesIn(draft).flatMap(({ fields: own }) => own);
  return named.map(({ name, values }) => ({
    name: namedLike(name, others),
    traits: values.length > 0 ? { values } : {},
  }));
}

/** What a call gives or takes as a whole. */
const noField =
  /^(?:(?:empty_)?(?:list|array|object|body|json|response|answer|page|error|errors|nothing|everything|data|result|results|items?|entries|status|code|message|text|file|pdf|csv|header|headers|token|api_key|key|parameters?|id_only|more|less|all|same)|(?:an?|no|every|all|only|just|new|old)_.*|.*_(?:header|parameter|param|endpoint|call|list|array|response|error|body|time|seconds|minutes))$/u;

/** The fields of answers that words name, and nothing else; null where they name none. */
function namesIn(words: string, calls: readonly OperationPlace[], draft: Draft): string[] | null {
  let rest = words;
  const names = [...new Set(calls.flatMap((call) => membersOf(draft, call, 'answer')))]
    .toSorted((left, right) => right.length - left.length)
    .filter((name) => {
      const found = spokenName(name).exec(rest);
      if (found) rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`;
      return found !== null;
    });
  return names.length > 0 && unread(rest).length === 0 ? names : null;
}

/** The resource that a phrase names by its noun alone. */
function resourceOf(what: string, draft: Draft): ResourcePlace | null {
  const noun = what.replace(/^(?:(?:the|an?|each|every|our) )+/iu, '').trim();
  return (
    resourcesIn(draft).find(({ name }) => spokenName(name).exec(noun)?.[0].length === noun.length) ?? null
  );
}

/** Fields more of a resource, in its row, its schema and what calls give back of it. */
function withFields(draft: Draft, { name: resource }: ResourcePlace, items: readonly NamedItem[]): Outcome {
  let now = draft;
  const done: string[] = [];
  for (const { name, traits } of items) {
    const place = resourcesIn(now).find((one) => one.name === resource);
    if (!place || place.fields.includes(name)) continue;
    const field = {
      ...plainField(name),
      isKey: false,
      type: traits.type ?? null,
      values: traits.values ?? [],
    };
    now = draftOf(resourceRecord(place).withField(now, field), draft.request);
    now = draftOf(
      withChangedMembers(now, resource, (own) => own, {
        sample: (members) => members,
        properties: (members) =>
          name in members ? { ...members, [name]: withTraits(members[name] as JsonObject, traits) } : members,
      }),
      draft.request,
    );
    // what is given back is not handed in
    for (const call of operationsIn(draft)) {
      const [there] = sameOperations(now, [call]);
      const splices =
        there && !membersOf(draft, call).includes(name) ? withoutBodyFields(now, there, [name]) : null;
      if (splices) now = draftOf(splice(now.text, splices), draft.request);
    }
    done.push(name);
  }
  return done.length === 0
    ? noEffect(draft, `${resource} has ${items.map(({ name }) => name).join(', ')} already.`)
    : applied(draft, now.text, `Added ${done.join(', ')} to what is given back of ${resource}.`);
}

/** The resource whose schema the answer of a call shows, so that another field of one is a field of all. */
function sharedBy(draft: Draft, call: OperationPlace): ResourcePlace | null {
  const shown = membersOf(draft, call, 'answer');
  return (
    resourcesIn(draft).find(({ name }) => {
      const known = Object.keys(propertiesIn(draft, schemaName(name)));
      return known.length > 0 && known.length === shown.length && known.every((one) => shown.includes(one));
    }) ?? null
  );
}

function withCallFields(draft: Draft, call: OperationPlace, items: readonly NamedItem[]): Outcome {
  const shared = sharedBy(draft, call);
  if (shared) return withFields(draft, shared, items);
  const known = membersOf(draft, call, 'answer');
  const fresh = items.filter(({ name }) => !known.includes(name));
  const splices = withBodyFields(
    draft,
    call,
    fresh.map(({ name, traits }) => ({
      ...plainField(name),
      isKey: false,
      type: traits.type ?? null,
      values: traits.values ?? [],
    })),
    'answer',
  );
  if (fresh.length === 0 || !splices)
    return noEffect(draft, `${callOf(call)} gives back ${known.join(', ')} already.`);
  return applied(
    draft,
    splice(draft.text, splices),
    `${callOf(call)} gives back ${fresh.map(({ name }) => name).join(', ')}.`,
  );
}

/** The answers of some calls without fields; a schema that others share is spelled out for them. */
function without(draft: Draft, calls: readonly OperationPlace[], names: readonly string[]): Outcome {
  let now = draft;
  for (const call of calls) {
    const [there] = sameOperations(now, [call]);
    const splices = there
      ? changedBody(now, there, 'answer', {
          sample: (members) => names.reduce(withoutKey, members),
          schema: (schema) => spelledWithout(now, schema, names),
        })
      : null;
    if (splices) now = draftOf(splice(now.text, splices), draft.request);
  }
  return applied(
    draft,
    now.text,
    `${calls.map(callOf).join(', ')} gives back no ${names.join(', ')} any more.`,
  );
}

function spelledWithout(draft: Draft, schema: unknown, names: readonly string[]): unknown {
  if (!isJsonObject(schema)) return schema;
  const { $ref, type, items, properties, required, ...rest } = schema;
  if (typeof $ref === 'string') {
    const own = propertiesIn(draft, $ref.replace(/^.*\//u, ''));
    return names.some((name) => name in own)
      ? { type: 'object', properties: names.reduce(withoutKey, own) }
      : schema;
  }
  if (type === 'array') return { ...schema, items: spelledWithout(draft, items, names) };
  if (!isJsonObject(properties)) return schema;
  const list = properties['items'];
  if (isJsonObject(list) && list['type'] === 'array')
    return { ...schema, properties: { ...properties, items: spelledWithout(draft, list, names) } };
  const left = Array.isArray(required) ? (required as string[]).filter((one) => !names.includes(one)) : [];
  return {
    ...(type === undefined ? {} : { type }),
    ...(left.length > 0 ? { required: left } : {}),
    properties: names.reduce(withoutKey, properties),
    ...rest,
  };
}
