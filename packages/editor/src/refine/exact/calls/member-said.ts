import { isJsonObject, type JsonObject } from '../../../document/json-object.ts';
import { sectionsOf } from '../../../document/outline.ts';
import { mayName, spokenName } from '../../design/spoken/names.ts';
import { withTraits } from '../../design/spoken/parameter-traits.ts';
import { areTold, readTraits, type Traits } from '../../design/spoken/traits.ts';
import { unread } from '../../design/spoken/wording.ts';
import { type Draft, draftOf } from '../../draft.ts';
import { splice } from '../../editing/splice.ts';
import { changedBody, membersOf } from '../../endpoints/body-fields.ts';
import { type OperationPlace, operationsIn, sameOperations } from '../../endpoints/operations.ts';
import { parametersIn } from '../../endpoints/parameter-edits.ts';
import { applied, type Change, noEffect, type Outcome } from '../../instruction.ts';
import { insertInto } from '../../place/insert.ts';
import { resourcesIn, withChangedMembers } from '../../records/resource-record.ts';
import { type ExactReader, groupsOf } from '../exact-reader.ts';
import { callsAlone, callsOf } from './named.ts';
import { withRemark } from './remark.ts';

const place =
  '(?:(?:,? (?:in|on|of|for|when calling|when|while) (?:the )?(?:(?:request )?(?:body|request|payload) (?:of|for) )?(?<where>[^,;]{3,80}?))(?: (?:request|body|payload|request body))?)?';
const subject =
  '(?:the )?(?<member>[`"]?[\\p{L}_][\\p{L}\\p{N}_ ]{1,40}?[`"]?)(?: (?:field|property|member))?';
const told: readonly RegExp[] = [
  `^make ${subject}${place} (?<said>(?:an? |optional|required|mandatory|nullable).{0,60})$`,
  `^${subject}${place} (?:is|are|should be|must be|can be|may be|has to be|needs to be|need not be|isn['’]t|is not|does not have to be|doesn['’]t have to be) (?<said>.{3,60}?)$`,
  `^${subject} (?:is|are|should be|must be|can be|may be|has to be|needs to be|isn['’]t|is not) (?<said>.{3,60}?)${place}$`,
  `^${subject}${place}:? (?<said>(?:optional|required|mandatory|max|min|at most|at least|up to|exactly).{0,60})$`,
].map((one) => new RegExp(one, 'iu'));
const sent = '(?:sent|given|set|provided|passed|supplied|present|there|included|filled(?: in)?|specified)';
/** What may be left out is optional. */
const leftOut = new RegExp(
  ` (?:(?:does not|do not|doesn['’]?t|don['’]?t|need not|needn['’]?t) (?:have to |need to )?be ${sent}|(?:may|can|could|might) (?:also )?be (?:omitted|left out|missing|skipped))`,
  'iu',
);
const handedIn = new RegExp(` (?:must|has to|have to|needs? to) (?:always )?be ${sent}`, 'iu');
const negation = /(?:isn['’]t|is not|are not|need not be|does not have to be|doesn['’]t have to be)\s/iu;
const digits =
  /^(?:an? )?(?:string (?:of|with) |exactly )?(?<count>\d{1,2})[ -]?digits?(?: (?:string|code|number|long|pin))?$/iu;

/** What is said of a field that calls take or give back: whether it has to be there, its type, bounds or form. */
export const memberSaid: ExactReader = (words, draft) => {
  if (operationsIn(draft).length === 0) return null;
  const plain = words
    .replace(leftOut, ' is optional')
    .replace(handedIn, ' is required')
    .replace(/(?<=\s)ISO[ -]?8601(?: (?:date-?times?|timestamps?|strings?))?$/iu, 'a timestamp')
    .replace(/ (?:is|are) (?:limited|restricted) to (?=\d+ char)/iu, ' is at most ');
  const both = severalSaid(plain, draft);
  if (both) return both;
  for (const pattern of told) {
    const found = groupsOf([pattern], plain);
    const member = found?.['member'];
    const said = found?.['said'];
    if (member === undefined || said === undefined) continue;
    const where = found?.['where'];
    const scope = where === undefined ? null : callsAlone(where, draft);
    if (scope !== null && scope.length === 0) continue;
    const change = ofMember(draft, { member, said, scope, isDenied: negation.test(plain) });
    if (change) return change;
    if (plain !== words && scope !== null && /^(?:optional|required)$/u.test(said))
      return (now) => ({
        ...noEffect(now, `${callsOf(scope)} takes no ${member.replace(/^the /iu, '')}.`),
        isBeyond: true,
      });
  }
  return null;
};

const together =
  /^(?:the )?(?<list>[`"]?[\p{L}_]\w*[`"]?(?:,? and |, | & )[^,;:]{2,60}?) (?:are|should (?:both |all )?be|must (?:both |all )?be|have to be) (?:both |all )?(?<said>.{3,60})$/iu;

/** "startedAt and endedAt are timestamps": what is said of each. */
function severalSaid(words: string, draft: Draft): Change | null {
  const { list, said } = together.exec(words)?.groups ?? {};
  const parts = (list ?? '').split(/,? and |, | & /u);
  if (said === undefined || parts.length < 2) return null;
  const one = said.replace(
    /^(?:an? )?(?<type>timestamp|integer|string|date|boolean|number|uuid)s$/iu,
    'a $<type>',
  );
  const changes = parts.map((member) =>
    ofMember(draft, { member, said: one, scope: operationsIn(draft), isDenied: false }),
  );
  if (changes.some((change) => change === null)) return null;
  return async (now) => {
    let current = now;
    const told: string[] = [];
    for (const change of changes) {
      const outcome = await change?.(current);
      if (outcome?.status !== 'applied') continue;
      current = draftOf(outcome.text, now.request);
      told.push(outcome.message);
    }
    return told.length === 0
      ? noEffect(now, 'The document already says so.')
      : applied(now, current.text, told.join(' '));
  };
}

interface Said {
  readonly member: string;
  readonly said: string;
  readonly scope: readonly OperationPlace[] | null;
  readonly isDenied: boolean;
}

function ofMember(draft: Draft, { member, said, scope, isDenied }: Said): Change | null {
  const calls = scope ?? operationsIn(draft);
  const parts = ['request', 'answer'] as const;
  const shown = [...new Set(calls.flatMap((call) => parts.flatMap((part) => membersOf(draft, call, part))))];
  const name = shown.find(
    (one) => mayName(member, one) && spokenName(one).exec(member)?.[0].length === member.length,
  );
  // what is a parameter, too, may be meant as such
  if (name === undefined || (scope === null && parametersIn(draft).some((one) => one.name === name)))
    return null;
  const count = digits.exec(said)?.groups?.['count'];
  if (count !== undefined) return (now) => withDigits(now, name, Number(count));
  const { traits, rest } = readTraits(isDenied ? `is not ${said}` : said);
  if (!areTold(traits) || unread(rest).length > 0 || traits.isKey || traits.target !== undefined) return null;
  const { isRequired, ...others } = traits;
  if (isRequired !== undefined && !areTold(others)) {
    const taking = calls.filter((call) => membersOf(draft, call).includes(name));
    return taking.length === 0 ? null : (now) => required(now, taking, name, isRequired);
  }
  // fields of resources are changed where they are listed
  const isListed = resourcesIn(draft).some(({ fields }) => fields.includes(name));
  return isListed && scope === null ? null : (now) => withMember(now, calls, name, traits);
}

function withSchema(
  schema: unknown,
  change: (members: JsonObject, names: readonly string[]) => JsonObject,
): unknown {
  if (!isJsonObject(schema) || schema['type'] !== 'object') return schema;
  const { type, required: names = [], properties = {}, ...rest } = schema;
  const { required: left = [], properties: fresh } = change(
    properties as JsonObject,
    names as readonly string[],
  ) as { required?: readonly string[]; properties: JsonObject };
  return { type, ...(left.length > 0 ? { required: left } : {}), properties: fresh, ...rest };
}

/** The names of the members that have to be there, with one that has to or has not to be among them. */
function withRequired(names: readonly string[], name: string, isRequired: boolean): readonly string[] {
  return isRequired ? [...new Set([...names, name])] : names.filter((one) => one !== name);
}

/** Whether a call has to be given a field: in the schema of its request, and in words. */
export function required(
  draft: Draft,
  calls: readonly OperationPlace[],
  name: string,
  isRequired: boolean,
): Outcome {
  let now = draft;
  const [is, was] = isRequired ? ['required', 'optional'] : ['optional', 'required'];
  for (const call of calls) {
    const [there] = sameOperations(now, [call]);
    const splices = there
      ? changedBody(now, there, 'request', {
          sample: (members) => members,
          schema: (schema) =>
            withSchema(schema, (properties, names) => ({
              required: withRequired(names, name, isRequired),
              properties,
            })),
        })
      : null;
    if (splices) now = draftOf(splice(now.text, splices), draft.request);
    const old = `\`${name}\` is ${was}.`;
    const [own] = sameOperations(now, [call]);
    const at = own ? now.text.indexOf(old, own.section.start) : -1;
    now =
      own && at >= 0 && at < own.section.bodyEnd
        ? draftOf(
            splice(now.text, [{ start: at, end: at + old.length, text: `\`${name}\` is ${is}.` }]),
            draft.request,
          )
        : draft.language === 'en'
          ? withRemark(now, call, `\`${name}\` is ${is}.`)
          : now;
  }
  return now.text === draft.text
    ? noEffect(draft, `${name} of ${callsOf(calls)} is ${is} already.`)
    : applied(draft, now.text, `${name} of ${callsOf(calls)} is ${is}.`);
}

/** A field of the bodies of calls with what is said of its type, values and bounds. */
export function withMember(
  draft: Draft,
  calls: readonly OperationPlace[],
  name: string,
  traits: Traits,
): Outcome {
  let now = draft;
  const done: OperationPlace[] = [];
  for (const call of calls)
    for (const part of ['request', 'answer'] as const) {
      const [there] = sameOperations(now, [call]);
      if (!there || !membersOf(now, there, part).includes(name)) continue;
      const splices = changedBody(now, there, part, {
        sample: (members) => members,
        schema: (schema) =>
          withSchema(schema, (properties, names) => ({
            required: traits.isRequired === undefined ? names : withRequired(names, name, traits.isRequired),
            properties: {
              ...properties,
              ...(name in properties ? { [name]: withTraits(properties[name] as JsonObject, traits) } : {}),
            },
          })),
      });
      const text = splices ? splice(now.text, splices) : now.text;
      if (text !== now.text) done.push(call);
      now = draftOf(text, draft.request);
    }
  return now.text === draft.text
    ? noEffect(draft, 'The document already says so.')
    : applied(draft, now.text, `Changed ${name} of ${callsOf([...new Set(done)])}.`);
}

/** A field that is so many digits: in the schemas that have it, and in words beside the resources. */
function withDigits(draft: Draft, name: string, count: number): Outcome {
  const pattern = `^[0-9]{${count}}$`;
  const form = (members: JsonObject): JsonObject =>
    name in members ? { ...members, [name]: { type: 'string', pattern } } : members;
  let now = draft;
  for (const { name: resource } of resourcesIn(draft).filter(({ fields }) => fields.includes(name)))
    now = draftOf(
      withChangedMembers(now, resource, (own) => own, { sample: (members) => members, properties: form }),
      draft.request,
    );
  const sentence = `\`${name}\` is a string of ${count} digits.`;
  const [home] = sectionsOf(now.outline, 'resources');
  const text =
    home && draft.language === 'en' && !now.text.includes(sentence)
      ? insertInto(now, home, sentence)
      : now.text;
  return applied(draft, text, `${name} is a string of ${count} digits.`);
}
