import { plainField } from '../../../understand/entities/entity.ts';
import { spokenName } from '../../design/spoken/names.ts';
import { areTold, readTraits, type Traits } from '../../design/spoken/traits.ts';
import { unread } from '../../design/spoken/wording.ts';
import { type Draft, draftOf } from '../../draft.ts';
import { splice } from '../../editing/splice.ts';
import { membersOf, withBodyFields } from '../../endpoints/body-fields.ts';
import { operationsIn, sameOperations } from '../../endpoints/operations.ts';
import { applied, type Change, noEffect, type Outcome } from '../../instruction.ts';
import {
  type ResourcePlace,
  resourceRecord,
  resourcesIn,
  withChangedMembers,
} from '../../records/resource-record.ts';
import { type ExactReader, groupsOf } from '../exact-reader.ts';
import { plainItems } from './answer-fields.ts';
import { required, withMember } from './member-said.ts';
import { callOf, callsAlone } from './named.ts';

const noun = '(?:field|property|attribute|member)';
const part = '(?: (?:request |response )?(?:body|payload|resource|object|json|schema))?';
const owner = `(?:the |an? |every |each )?(?<owner>[\\p{L}_][\\p{L}_ -]{1,40}?)(?:['’]s)?${part}`;
const name = '["“`\']?(?<name>[\\p{L}_][\\p{L}\\p{N}_]{1,40}(?: \\p{L}+)?)["”`\']?';
const lead = '(?:an? |the |another |one more )?(?:new )?(?<lead>(?:optional|required|mandatory|nullable) )?';
const traits = '(?:,\\s|\\s?\\(|:\\s| which is | that is | of type | as )(?<traits>[^()]{3,120}?)\\)?';
const patterns: readonly RegExp[] = [
  `^${owner} (?:also )?(?:needs?|gets?|should (?:also )?(?:have|get|carry|contain|take)|must (?:also )?have|has|lacks?|takes?) ${lead}(?:${noun} )?(?:called |named )?${name}(?: ${noun})?${traits}$`,
  `^(?:add|include) ${lead}(?:${noun} )?(?:called |named )?${name}(?: ${noun})? (?:to|in|on) ${owner}${traits}$`,
  `^(?:add|include) ${lead}(?:${noun} )?(?:called |named )?${name}(?: ${noun})?${traits} (?:to|in|on) ${owner}$`,
].map((one) => new RegExp(one, 'iu'));
const noName =
  /^(?:optional|required|index|example|section|parameter|header|limit|description|status|code|\p{L}+ (?:of|for|to|with|that|which))$/iu;
/** What a list holds is told by its nouns: "a list of piece titles". */
const listOf =
  /(?<!\p{L})(?:(?:an? )?(?:list|array) of )(?!(?:strings?|integers?|numbers?|uuids?|objects?|dates?|booleans?|urls?)(?!\p{L}))(?:\p{L}+ ){0,2}\p{L}+/iu;

/** "The booking body needs a field comment, a string of at most 500 characters, optional": a field of a resource with all that is said of it. */
export const memberAdded: ExactReader = (words, draft) => {
  for (const pattern of patterns) {
    const found = pattern.exec(words)?.groups;
    if (!found || noName.test(found['name'] ?? '')) continue;
    const noun = (found['owner'] ?? '').trim();
    const resource = resourcesIn(draft).find(
      (one) => spokenName(one.name).exec(noun)?.[0].length === noun.length,
    );
    const said = `${found['lead'] ?? ''}${(found['traits'] ?? '').replace(listOf, 'array of strings')}`;
    const { traits: told, rest } = readTraits(said);
    if (!resource || !areTold(told) || unread(rest).length > 0 || told.isKey || told.target !== undefined)
      continue;
    const field = resourceRecord(resource).nameOf(draft, (found['name'] ?? '').trim().replaceAll(' ', '_'));
    return (now) => withField(now, resource, field, told);
  }
  return calledWith(words, draft);
};

const taking: readonly RegExp[] = [
  /^(?<what>(?:GET|POST|PUT|PATCH|DELETE) \/\S+|[^,;:]{3,60}?) (?:should |must |has to |needs to )?(?:also )?(?:takes?|accepts?|expects?|requires?|needs?) (?:also )?(?<fields>(?:an?|the|another) [^,;:.]{3,80}?)(?: (?:field|property))?(?: in (?:the |its )?(?:request |request body|body|payload))?(?: too| as well)?$/iu,
  /^add (?<fields>(?:(?:an?|the|another) )?[^,;:.]{3,60}?) to (?:the )?(?:request body|body|payload|request) (?:of|for) (?<what>[^,;:]{3,60})$/iu,
];

/** "POST /bookings also takes a voucher code": fields that one call takes. */
function calledWith(words: string, draft: Draft): Change | null {
  const { what, fields: said } = groupsOf(taking, words) ?? {};
  const [call, other] = what === undefined ? [] : callsAlone(what, draft);
  const items = said === undefined ? null : plainItems(said, draft);
  if (!call || other || !items || !/^(?:POST|PUT|PATCH)$/u.test(call.endpoint.method)) return null;
  return (now) => {
    const [there] = sameOperations(now, [call]);
    const known = there ? membersOf(now, there) : [];
    const fresh = items.filter(({ name }) => !known.includes(name));
    const fields = fresh.map(({ name, traits: { values = [] } }) => ({
      ...plainField(name),
      isKey: false,
      values,
    }));
    const names = items.map(({ name }) => name).join(', ');
    if (fresh.length === 0) return noEffect(now, `${callOf(call)} takes ${names} already.`);
    const splices = there ? withBodyFields(now, there, fields, 'request') : null;
    return splices
      ? applied(now, splice(now.text, splices), `${callOf(call)} takes ${names}.`)
      : noEffect(now, `${callOf(call)} shows no sample of its request.`);
  };
}

function withField(draft: Draft, { name: resource }: ResourcePlace, name: string, traits: Traits): Outcome {
  const place = resourcesIn(draft).find((one) => one.name === resource);
  if (!place || place.fields.includes(name)) return noEffect(draft, `${resource} has ${name} already.`);
  const { isRequired, ...others } = traits;
  const isNumeric = [traits.least, traits.most, traits.above].some((one) => one !== undefined);
  const field = {
    ...plainField(name),
    isKey: false,
    type: traits.type ?? (isNumeric ? 'integer' : null),
    values: traits.values ?? [],
  };
  let now = draftOf(resourceRecord(place).withField(draft, field), draft.request);
  const showing = (part: 'request' | 'answer') =>
    operationsIn(now).filter((call) => membersOf(now, call, part).includes(name));
  const calls = [...new Set([...showing('request'), ...showing('answer')])];
  if (/^(?:array|list) of /u.test(traits.type ?? ''))
    now = draftOf(
      withChangedMembers(now, resource, (own) => own, {
        sample: (members) => (name in members ? { ...members, [name]: ['string'] } : members),
        properties: (members) => members,
      }),
      draft.request,
    );
  if (areTold(others)) now = draftOf(withMember(now, calls, name, others).text, draft.request);
  const taking = sameOperations(now, showing('request'));
  if (isRequired !== undefined && taking.length > 0)
    now = draftOf(required(now, taking, name, isRequired).text, draft.request);
  return applied(draft, now.text, `Added ${name} to ${resource}.`);
}
