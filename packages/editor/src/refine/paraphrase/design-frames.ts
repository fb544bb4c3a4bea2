import { singularOf } from '../../understand/api/nouns.ts';
import type { Draft } from '../draft.ts';
import { operationsIn } from '../endpoints/operations.ts';
import { parametersIn } from '../endpoints/parameter-edits.ts';
import { isSqlType } from '../entities/field-values.ts';
import { entitiesIn, findEntity, findField, plain } from '../entities/places.ts';
import { findRecord } from '../records/find.ts';
import { better, type Frame, frame, joint, opinion } from './frame.ts';

const name = '[`"“]?(?<fresh>[\\p{L}_][\\p{L}\\p{N}_-]{1,60})[`"”]?';
const old = '[`"“]?(?<old>[\\p{L}_][\\p{L}\\p{N}_.-]{1,60})[`"”]?';
const kind =
  '(?<kind>variable|field|parameter|param|column|property|attribute|placeholder|entity|table|resource)';
const variable = /\{\{\s?(?<name>[\p{L}_][\p{L}\p{N}_.-]{0,60})\s?\}\}/gu;

/** The order that gives a resource of an API one more field; null where it is none of its resources. */
function resourceField({ of = '', fresh, first = fresh }: Parameters<Frame['orders']>[0], draft: Draft) {
  const named = singularOf(of.toLowerCase());
  const resource = draft.units
    .filter(
      ({ kind: sort, header, section }) => sort === 'row' && !header && section?.ids.includes('resources'),
    )
    .map(({ cells }) => cells[0] ?? '')
    .find((cell) => singularOf(cell.toLowerCase()) === named);
  return resource === undefined || first === undefined ? null : `add ${first} to ${resource}`;
}

/** Ways in which people speak of fields, entities and variables. */
export const designFrames: readonly Frame[] = [
  // "name the variable A instead of B"
  frame(
    `(?:name|call|title) (?:the |this |that )?${kind} ${name} (?:instead of|rather than|and not|not) (?:just )?${old}`,
    ({ kind: what, fresh, old: from = '' }, draft) =>
      `rename the ${/^var/iu.test(what ?? '') && !draft.text.includes(`{{${from}}}`) ? 'field' : what} ${from} to ${fresh}`,
  ),
  // "add a field phone to member", "a member needs a phone field": of a resource, and not of the body of one call
  frame(
    `(?:add|include|put) (?:an?|the|another|one more) (?:new |further )?(?:field|attribute|property) (?:called |named )?${name} (?:to|in|into|on) (?:the |every |each )?[\`"“]?(?<of>[\\p{L}_]{2,40})[\`"”]?(?: resource| object)?`,
    resourceField,
  ),
  frame(
    `(?:the |an? |every |each )?(?<of>[\\p{L}_]{2,40}) (?:also )?(?:needs?|should (?:also )?have|must (?:also )?have|lacks?|is missing) (?:an?|the|another) (?:new )?(?:(?:field|attribute|property) (?:called |named )?${name}|[\`"“]?(?<first>[\\p{L}_][\\p{L}\\p{N}_-]{1,60})[\`"”]? (?:field|attribute|property))`,
    resourceField,
  ),
  // "timestamp is a terrible name, read_at is better"
  frame(
    `${old} ${opinion}${joint}${name} (?:is|would be|sounds|reads) (?:much |far |a bit )?(?:better|clearer|nicer)`,
    ({ old: from = '', fresh }, draft) => {
      const place = findField(draft, from);
      return place ? `rename ${place.entity.name}.${place.row.name} to ${fresh}` : null;
    },
  ),
  // "PATCH does not take an Idempotency-Key, only create does"
  frame(
    "(?<calls>[^,;:?!]{3,160}?) (?:do(?:n['’]t| not)|does(?:n['’]t| not)|must not|should(?:n['’]t| not)|never) (?:take|accept|have|support|expect|use|read|know) (?:an?|the|any)? ?[`\"“]?(?<name>[\\p{L}_][\\p{L}\\p{N}_-]{1,40})[`\"”]?(?: (?:header|parameter|param|query parameter))?(?:,? (?:only|just) [^,;:]{2,60} (?:does|do))?",
    ({ calls = '', name: one = '' }, draft) => {
      const known = parametersIn(draft).find((place) => place.name.toLowerCase() === one.toLowerCase());
      const keys = callKeys(calls, draft);
      return known && keys
        ? keys.map((key) => `remove the parameter ${known.name} from ${key}`).join('\n')
        : null;
    },
  ),
  // "rename the variable to tickets": the only one
  frame(
    `(?:rename|call|name) (?:the |this |our )?(?:variable|placeholder|input variable) (?:to |as )?${name}`,
    ({ fresh }, draft) => {
      const names = new Set([...draft.text.matchAll(variable)].map((one) => one.groups?.['name']));
      const [only] = names;
      return names.size === 1 ? `rename ${only} to ${fresh}` : null;
    },
  ),
  // "add an optional field phone to rental", "add a field phone to rental, optional": a body's field is, unless it is said to be required
  frame(
    `(?:add|include|introduce) (?:an? |the )?(?:optional |nullable )?(?:new )?(?:field|property|attribute) ${name}(?: field)?(?: to| in| on) (?:the )?(?<owner>\\w[\\w -]{1,40}?)(?:,? (?:(?:it|that|which) (?:is|can be) |as )?(?:optional|nullable))?`,
    ({ fresh, owner = '' }, draft) => optionalField(draft, owner, fresh),
  ),
  frame(
    `(?:the )?(?<owner>\\w[\\w -]{1,40}?) (?:needs?|gets?|should have|has|have) (?:an? )?optional (?:(?:field|property|attribute) ${name}|${name.replace('fresh', 'field')} (?:field|property|attribute))`,
    ({ fresh, field, owner = '' }, draft) => optionalField(draft, owner, fresh ?? field),
  ),
  // "shift has no fields? it needs a, b and c"
  frame(
    `(?:the (?:entity|table) )?[\`"“]?(?<entity>[\\p{L}_]\\w{1,60})[\`"”]? (?:(?:has|lists|shows|comes with) no (?:fields|columns|attributes)(?: (?:at all|yet))?|is (?:still |completely )?empty|has nothing(?: in it)?)\\s?[?!.,;–-]+\\s(?:so )?(?:(?:it|that) (?:needs|has|should have|must have|gets|wants)|(?:the |its )?(?:fields|columns|attributes)(?: are)?)\\s?:?\\s(?<fields>.{3,300})`,
    ({ entity = '', fields = '' }, draft) =>
      findEntity(draft, entity) ? `add the fields ${withTypes(fields)} to ${entity}` : null,
  ),
  frame(
    `(?:the (?:entity|table) )?[\`"“]?(?<entity>[\\p{L}_]\\w{1,60})[\`"”]? (?:also |still )?(?:needs|should (?:also )?have|must (?:also )?have|lacks|is missing) (?<fields>[\`\\p{L}][^.;:]{2,300})`,
    ({ entity = '', fields = '' }, draft) =>
      findEntity(draft, entity) && areFields(fields)
        ? `add the fields ${withTypes(fields)} to ${entity}`
        : null,
  ),
  // "X is nonsense, make it a join table N between A and B"
  frame(
    `${old} ${opinion}${joint}(?:${better} |turn it into |we need |add )(?:an? )?(?:join|link|junction|cross) (?:table|entity)(?: (?:called|named))? ${name} (?:between|of|for|linking|joining|from) (?:the )?(?<left>\\w+?)s? (?:and|to|with) (?:the )?(?<right>\\w+?)s?`,
    ({ old: field = '', fresh, left = '', right = '' }, draft) => {
      const [one, other] = [findEntity(draft, left), findEntity(draft, right)];
      const gone = findField(draft, field);
      return one && other && gone
        ? `remove ${gone.entity.name}.${gone.row.name}\nadd an entity ${fresh}: ${one.name}_id, ${other.name}_id`
        : null;
    },
  ),
  // "we need a second variable for the schema: current_schema"
  frame(
    `(?:(?:we|it|you) (?:also )?(?:needs?|lacks?|misses|wants?)|add|there should be|missing) (?:an?|another|one more|a second|a further|a new)(?: second| further| new| more)? (?:input |prompt )?(?:variable|placeholder|input)(?: (?:for|with|that holds) (?:the |an? )?(?<what>[\\p{L} -]{3,40}?))?\\s?(?:[:,–-]|called|named)\\s?[\`{"“]*${name}[}"”]*`,
    ({ what, fresh }, draft) =>
      draft.text.search(variable) >= 0
        ? `add a variable ${fresh}: ${what ?? (fresh ?? '').replaceAll('_', ' ')}`
        : null,
  ),
  // "add a DELETE for drafts"
  frame(
    `(?:add|we need|i miss|missing|there is no|where is)(?: also)? (?:an? |the )?(?<method>GET|PUT|PATCH|DELETE)(?: (?:call|endpoint|operation|route))?(?: (?:for|on|of) (?:the |an? |each |single )?(?<what>[\\p{L}][\\p{L} _-]{2,40}?))?(?: too| as well|,? please)*`,
    ({ method = '', what = '' }, draft) => callOn(draft, method.toUpperCase(), what),
  ),
  // "ids are bigint here, not uuid"
  frame(
    `(?:all |the |our )*(?<what>ids?|keys?|primary keys|uuids?|timestamps?|dates?) (?:are|is|should be|must be|have to be) (?:an? |of type )?(?<type>\\p{L}[\\p{L}\\d()]{2,20})(?: here| everywhere| in all tables)*(?:,? (?:and )?(?:not|instead of|rather than) (?:an? )?(?<old>\\w{3,20}))?(?: here| please)*`,
    ({ what = '', type = '', old: was }, draft) => typesOf(draft, what, type, was),
  ),
  // "no vet entity? add vet (name, license_number)"
  frame(
    `(?:(?:why is |is |there(?:['’]s| is) )?(?:there )?no|where(?:['’]s| is)(?: the)?|(?:you |we )?(?:forgot|miss(?:ed|ing)?)(?: the)?) [\`"“]?(?<name>[\\p{L}_]\\w{1,60})[\`"”]? (?:entity|table)\\s?[?!.,–-]+\\s(?:so |please |then )*(?:add|create|make|we need) (?:it|one|\\k<name>|an? entity|the table|the entity)\\s?[:(–-]\\s?(?<fields>[^.;]{3,300}?)\\)?`,
    ({ name: fresh = '', fields = '' }, draft) =>
      entitiesIn(draft).length > 0 ? `add an entity ${fresh}: ${fields.replace(/,? and /giu, ', ')}` : null,
  ),
  // "GET /rooms: add page and size"
  frame(
    `(?<call>(?:GET|POST|PUT|PATCH|DELETE) /\\S{1,120}?)\\s?:\\s(?:please )?(?:add|needs?|we need|missing) (?:the )?(?<what>query |path |header )?(?:param(?:eter)?s? )?(?<names>[\`\\p{L}_][\`\\w]*(?:(?:, | and )[\`\\w]+){0,5})(?<rest>,? (?:\\w+) (?:max|min|default|is|between|at most).{2,80})?`,
    ({ call = '', what = '', names = '', rest = '' }) =>
      /^GET/u.test(call) || what !== ''
        ? `add the ${what === '' ? 'query ' : what}parameters ${names} to ${call}${rest === '' ? '' : `\n${rest.replace(/^,? /u, '').replace(/^(\w+) /u, `$1 in ${call} is `)}`}`
        : null,
  ),
  // "400 on GET /stations makes no sense, drop it there"
  frame(
    `(?:the )?(?<status>[1-5]\\d\\d) (?:on|for|of|in|at) (?<call>(?:GET|POST|PUT|PATCH|DELETE) /\\S{1,120}) ${opinion}${joint}(?:drop|remove|delete|kill|cut|take) (?:it|that|this)(?: out)?(?: there)?`,
    ({ status, call }) => `remove ${status} from ${call}`,
  ),
  // "member should not have shift_id"
  frame(
    `(?:the (?:entity|table) |an? )?[\`"“]?(?<entity>[\\p{L}_]\\w{1,60})[\`"”]? (?:should|must|does|do|needs?)(?: not|n['’]t)(?: (?:have|contain|carry|hold|need))? (?:an? |the )?[\`"“]?(?<field>[\\p{L}_]\\w{1,60})[\`"”]?(?:,? (?:because|since|as|it|that|we|they|the)(?!\\p{L}).{4,200})?`,
    ({ entity = '', field = '' }, draft) => {
      const place = findField(draft, `${entity}.${field}`);
      return place ? `remove ${place.entity.name}.${place.row.name}` : null;
    },
  ),
  // "all measurement columns (a, b, c) are double precision and nullable"
  frame(
    `(?:all|the|these|both|every)(?: of)?(?: the)? (?:[\\p{L}-]+ ){0,3}(?:columns?|fields?|attributes?|properties)\\s?[(:]\\s?(?<names>[\\p{L}_\`][^():;]{3,200}?)\\)? (?<verb>are|should be|must be|have to be|need to be|is) (?<traits>.{3,120})`,
    ({ names = '', verb, traits }, draft) => {
      const fields = names.split(/,\s(?:and\s)?|\sand\s/u).map((one) => one.replaceAll('`', '').trim());
      return fields.every((one) => findField(draft, one) !== null)
        ? `${fields.slice(0, -1).join(', ')} and ${fields.at(-1)} ${verb} ${traits}`
        : null;
    },
  ),
  // "A needs its own table: N with x and y"
  frame(
    `(?<what>[\\p{L}][\\p{L} -]{2,40}?) (?:need|needs|should (?:get|have|be)|deserves?|wants?|gets?) (?:its|their|an?) (?:own |separate )(?:table|entity)\\s?[:,–-]\\s?(?:call(?:ed)? (?:it )?)?${name}\\s?(?:with|:|\\()\\s?(?:the (?:fields|columns) )?(?<fields>[^.;]{3,200}?)\\)?`,
    ({ fresh, fields = '' }, draft) =>
      entitiesIn(draft).length > 0 ? `add an entity ${fresh}: ${fields.replace(/,? and /giu, ', ')}` : null,
  ),
];

/** Orders that give every key, or every field of a type, another type; as many as a message may hold. */
function typesOf(draft: Draft, what: string, type: string, was: string | undefined): string | null {
  const kind = what.toLowerCase().replace(/s$/u, '');
  const isKey = /^(?:id|key|primary key)$/u.test(kind);
  const orders = entitiesIn(draft).flatMap((entity) =>
    entity.rows
      .filter((row) => {
        const cell = row.cells[entity.columns.indexOf('type')];
        const own = cell ? plain(draft.text.slice(cell.start, cell.end)).toLowerCase() : '';
        const isMeant = isKey ? /(?:^|_)id$/u.test(row.name) : own === kind;
        return isMeant && own !== type.toLowerCase() && (was === undefined || own === was.toLowerCase());
      })
      .map((row) => `change the type of ${entity.name}.${row.name} to ${type}`),
  );
  return isSqlType(type) && orders.length > 0 && orders.length <= MOST_FIELDS ? orders.join('\n') : null;
}

const MOST_FIELDS = 20;

/** The order for one more call on the one path of a design that names a single thing, or on the one of what is named. */
function callOn(draft: Draft, method: string, what: string): string | null {
  const single = [...new Set(operationsIn(draft).map(({ endpoint }) => endpoint.path))].filter((path) =>
    /^\/[^{}/]+\/\{[^{}]+\}$/u.test(path),
  );
  const named = single.filter((path) => path.slice(1).startsWith(what.toLowerCase().replace(/s$/u, '')));
  const [path, ...others] = named.length > 0 ? named : single;
  return path === undefined || others.length > 0
    ? null
    : `add ${method} ${path}${what === '' ? '' : `: for ${what}`}`;
}

/** Whether words list fields: each a name of code, or one with its type. */
function areFields(words: string): boolean {
  const parts = words.split(/,\s(?:and\s)?|\sand\s/u);
  return (
    parts.length > 1 &&
    parts.every((one) =>
      /^[`\p{L}_][\p{L}\p{N}_`]*(?:\s(?:\([^)]{1,60}\)|[\p{L}\d_()]+)){0,6}$/u.test(one),
    ) &&
    parts.some((one) => /_|`/u.test(one))
  );
}

/** "start, end (timestamps)": a type in brackets is that of every name before it that has none. */
function withTypes(words: string): string {
  const parts = words.split(/,\s(?:and\s)?(?![^(]*\))/u);
  let type = '';
  return parts
    .toReversed()
    .map((one) => {
      const { name: bare, types = '' } =
        /^(?<name>[\p{L}_]\w*) \((?<types>[\p{L} ]{2,30})\)$/u.exec(one.trim())?.groups ?? {};
      if (bare !== undefined) type = types.replace(/s$/u, '');
      else if (/\s/u.test(one.trim())) type = '';
      return bare === undefined
        ? type !== '' && /^\w+$/u.test(one.trim())
          ? `${one.trim()} ${type}`
          : one.trim()
        : `${bare} ${type}`;
    })
    .toReversed()
    .join(', ');
}

/** The order that a resource has one field more; null where it has a table of fields, whose rows say more of each. */
function optionalField(draft: Draft, owner: string, field: string | undefined): string | null {
  return findEntity(draft, owner) || !findRecord(draft, owner) ? null : `add the field ${field} to ${owner}`;
}

/** The calls that words list, each by its method and path; null where any of them is none, or a method that several have. */
function callKeys(words: string, draft: Draft): readonly string[] | null {
  const all = operationsIn(draft).map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`);
  const found = words.split(/,? (?:and|or|und|et|y) |, /u).map((part) => {
    const plain = part.trim().replace(/^the /iu, '').replaceAll('`', '');
    const [only, ...others] = all.filter((key) => key === plain || key.split(' ')[0] === plain.toUpperCase());
    return only !== undefined && others.length === 0 ? only : null;
  });
  return found.every((key) => key !== null) ? found : null;
}
