import { fill } from '../../../formats/phrases/phrase.ts';
import { phrasesOf } from '../../../formats/phrases.ts';
import { dotted } from '../../design/spoken/fields-named.ts';
import { type Draft, draftOf } from '../../draft.ts';
import { lineBreakOf, splice } from '../../editing/splice.ts';
import { boxesOf } from '../../entities/code-lines.ts';
import { withLines } from '../../entities/fresh-entity.ts';
import { type FieldPlace, findEntity } from '../../entities/places.ts';
import { applied, noEffect, type Outcome } from '../../instruction.ts';
import { type ExactReader, groupsOf } from '../exact-reader.ts';
import { entityAlone, fieldAlone, fieldOfEntity } from './named.ts';

const be = '(?:is|are|should be|must be|has to be|have to be|needs to be|need to be|shall be)';
const within =
  '(?:per|within|inside(?: of)?|for each|for every|in each|in every|for one|in one|in the same|among the)';
const a = '(?:(?:an?|the|each|every|one|its|their|same|single) )*';
/** "Number is unique per room": of which field, and within what. */
const scoped: readonly RegExp[] = [
  `^(?:make |keep )?(?:the )?(?<what>.{2,60}?) (?:${be} )?(?:only )?unique,? (?:but )?(?:only )?${within} ${a}(?<scope>.{2,60}?)$`,
  `^${within} ${a}(?<scope>.{2,60}?),? (?:the )?(?<what>.{2,60}?) (?:${be}) unique$`,
  `^(?<what>.{2,60}?) (?:can|may|must|should) (?:only )?(?:appear|occur|exist|be used) (?:only )?once ${within} ${a}(?<scope>.{2,60}?)$`,
].map((one) => new RegExp(one, 'iu'));
/** "No two fridges in the same room have the same number": the entity, what they share, what differs. */
const differing: readonly RegExp[] = [
  /^(?:no|never) two (?<owner>.{2,40}?) (?:(?:in|of|at|on|for|from|with) (?:the same|one|an?) (?<scope>.{2,40}?) )?(?:may |can |must |should |are allowed to )?(?:ever )?(?:have|share|get|use|carry) the same (?<what>.{2,60}?)$/iu,
  /^(?:two|several) (?<owner>.{2,40}?) (?:in|of|at|on|for|from|with) (?:the same|one) (?<scope>.{2,40}?) (?:must not|may not|cannot|can['’]t|should not|mustn['’]t|shouldn['’]t|never) (?:ever )?(?:have|share|get|use|carry) the same (?<what>.{2,60}?)$/iu,
  /^(?:there (?:can|may|must|should) be )?(?:only|at most|no more than) one (?<owner>.{2,40}?) per (?<scope>.{2,40}?) and (?<what>.{2,60}?)$/iu,
];
/** "No two performances may start in the same hall at the same time": what is shared, and when. */
const meeting =
  /^(?:no|never) two (?<owner>.{2,40}?) (?:may |can |must |should |are allowed to )?(?:ever )?(?:\p{L}+ )?(?:in|on|at|with|for|by) the same (?<scope>.{2,40}?) (?:at|on|for) the same (?<what>time|day|date|hour|moment)$/iu;
const alike = /^(?:no|never) two .{2,60} the same .{2,60}$/iu;
const list = '[`(]?(?<list>[^:;]{3,100}?)[`)]?';
const both: readonly RegExp[] = [
  `^(?:the )?(?:combination|pair|tuple) (?:of )?${list} (?:${be}) unique(?: (?:on|in|for|of) (?<owner>.{2,40}))?$`,
  `^${list} (?:together|combined|in combination|as a pair)? ?(?:${be}) unique (?:together|in combination|as a pair|combined)(?: (?:on|in|for|of) (?<owner>.{2,40}))?$`,
  `^${list} (?:together|combined|in combination|as a pair) (?:${be}) unique(?: (?:on|in|for|of) (?<owner>.{2,40}))?$`,
  `^(?:add |we need |put )?(?:an? )?(?:composite |combined |compound )?unique (?:constraint|key|index) (?:on|over|for|across) ${list}(?: (?:on|in|for|of) (?<owner>.{2,40}))?$`,
  `^make (?:the )?(?:combination (?:of )?|pair (?:of )?|\\()${list}\\)? unique(?: (?:on|in|for|of) (?<owner>.{2,40}))?$`,
].map((one) => new RegExp(one, 'iu'));
/** Everywhere, and so within nothing. */
const whole =
  /^(?:\p{L}+ )?(?:table|system|application|app|database|entity|model|organi[sz]ation|world|data)$/iu;
const joint = /\s?[,+&]\s?(?:and )?|\s(?:and|plus|with)\s/u;

/** "Number is unique per room", "room and number are unique together": no two rows have the same values of several fields. */
export const uniqueTogether: ExactReader = (words, draft) => {
  const absent = scopeAbsent(words, draft);
  if (absent) return (now) => ({ ...noEffect(now, absent), isBeyond: true });
  const fields =
    inScope(words, draft) ?? amongTwo(words, draft) ?? atOnce(words, draft) ?? ofList(words, draft);
  if (!fields && alike.test(words) && / the same .* the same /iu.test(words))
    return (now) => ({
      ...noEffect(now, 'Which fields are the same is not clear; name them.'),
      isBeyond: true,
    });
  const [first, second] = fields ?? [];
  if (!fields || !first || !second || fields.some(({ entity }) => entity.name !== first.entity.name))
    return null;
  return (now) => withUniqueTogether(now, fields);
};

function inScope(words: string, draft: Draft): FieldPlace[] | null {
  const { what, scope } = groupsOf(scoped, words) ?? {};
  if (what === undefined || scope === undefined) return null;
  const field = fieldAlone(what, draft);
  const outer = field && fieldOfEntity(scope, field.entity, draft);
  return field && outer && outer.row.name !== field.row.name ? [outer, field] : null;
}

/** Why a field cannot be unique within something: its entity has nothing that tells it. */
function scopeAbsent(words: string, draft: Draft): string | null {
  const { what, scope } = groupsOf(scoped, words) ?? {};
  const field = what === undefined ? null : fieldAlone(what, draft);
  if (!field || scope === undefined || whole.test(scope) || fieldOfEntity(scope, field.entity, draft))
    return null;
  return `${field.entity.name} has no field that tells its ${scope}; say which fields are unique together.`;
}

function amongTwo(words: string, draft: Draft): FieldPlace[] | null {
  const { owner, scope, what } = groupsOf(differing, words) ?? {};
  const entity = owner === undefined ? null : entityAlone(owner, draft);
  if (!entity || what === undefined) return null;
  const parts = [...(scope === undefined ? [] : [scope]), ...what.split(joint)];
  const fields = parts.map((one) => fieldOfEntity(one, entity, draft));
  const found = fields.filter((one) => one !== null);
  return found.length === parts.length && found.length > 1 ? found : null;
}

/** What two rows share, and the one time that their entity has. */
function atOnce(words: string, draft: Draft): FieldPlace[] | null {
  const { owner, scope } = meeting.exec(words)?.groups ?? {};
  const entity = owner === undefined ? null : entityAlone(owner, draft);
  const shared = entity && scope !== undefined ? fieldOfEntity(scope, entity, draft) : null;
  if (!entity || !shared) return null;
  const times = entity.rows.filter(({ name }) =>
    /(?:^|_)(?:starts?|begins?|time|date|day)(?:_(?:at|on|time|date))?$/iu.test(name),
  );
  const [only, other] = times;
  return only && !other ? [shared, { entity, row: only }] : null;
}

function ofList(words: string, draft: Draft): FieldPlace[] | null {
  const { list: said, owner } = groupsOf(both, words) ?? {};
  const [first = '', ...others] = (said ?? '').split(joint).map((one) => one.replace(/^the /iu, ''));
  const entity = owner === undefined ? null : entityAlone(owner, draft);
  if (others.length === 0 || (owner !== undefined && !entity)) return null;
  const leading = entity ? fieldOfEntity(first, entity, draft) : fieldAlone(first, draft);
  if (!leading) return null;
  const fields = [leading, ...others.map((one) => fieldOfEntity(one, leading.entity, draft))];
  const found = fields.filter((one) => one !== null);
  return found.length === fields.length ? found : null;
}

/** The constraint as the composer writes it, and its line in the script. */
function withUniqueTogether(draft: Draft, fields: readonly FieldPlace[]): Outcome {
  const entity = fields[0]?.entity.name ?? '';
  const names = fields.map(({ row }) => row.name);
  const column = names.map((name) => `\`${entity}.${name}\``).join(' + ');
  const sentence = fill(phrasesOf(draft.language).constraintUnique, { column });
  if (draft.text.includes(sentence) || !findEntity(draft, entity))
    return noEffect(draft, 'The document already says so.');
  const newline = lineBreakOf(draft.text);
  const script = boxesOf(draft, entity).flatMap(({ kind, lines }) => {
    const last = lines.findLast((line) => line.text.trim() !== '');
    const clause = `${newline}${/^\s*/u.exec(last?.text ?? '')?.[0] ?? ''}UNIQUE (${names.join(', ')})`;
    return kind === 'ddl' && last ? [{ start: last.end, end: last.end, text: `,${clause}` }] : [];
  });
  const now = draftOf(splice(draft.text, script), draft.request);
  return applied(
    draft,
    withLines(now, 'constraints-indexes', [sentence]).text,
    `${dotted(fields)} are unique together.`,
  );
}
