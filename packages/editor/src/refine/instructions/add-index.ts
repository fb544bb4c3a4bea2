import { sectionsOf } from '../../document/outline.ts';
import { literal } from '../../read/literal.ts';
import { type Draft, draftOf } from '../draft.ts';
import { lineBreakOf, splice } from '../editing/splice.ts';
import { boxesOf } from '../entities/code-lines.ts';
import { entitiesIn, type FieldPlace, findEntity, findField } from '../entities/places.ts';
import { applied, type Instruction, noEffect, type Outcome } from '../instruction.ts';
import { insertInto } from '../place/insert.ts';
import { phrasesIn } from '../terms/phrases.ts';

const patterns = [
  /^(?:(?:add|create|put|introduce|include|define) )?(?:an? |another |the )?(?:db |database |composite |compound )?(?<unique>unique )?ind(?:ex|exes|ices) (?:on|for|to|over|across) (?:the )?(?<fields>.{1,160})$/iu,
  /^index (?:the )?(?<fields>.{1,160})$/iu,
  /^(?:the )?(?<fields>.{1,120}?) (?:also )?(?:needs?|should have|must have|should get|gets?) an? (?<unique>unique )?index$/iu,
  /^(?:the )?(?<fields>.{1,120}?) (?:should|must|needs to) be indexed$/iu,
];

/** Adds an index on fields of an entity. */
export const addIndex: Instruction = {
  meta: {
    id: 'add-index',
    does: 'Adds an index on fields of an entity: to the constraints and the script of a data model.',
    examples: ['add an index on account.mail', 'account (id, mail) needs an index'],
  },
  parse(clause, draft) {
    if (entitiesIn(draft).length === 0) return null;
    for (const pattern of patterns) {
      const trailing = /,? (?:and |but )?unique(?: please)?$/iu;
      const { fields, unique = trailing.exec(clause)?.[0] } =
        pattern.exec(clause.replace(trailing, '').replace(/,? please$/iu, ''))?.groups ?? {};
      if (fields === undefined) continue;
      if (isAbsent(draft, fields)) return (now) => noEffect(now, `There is no field ${fields.trim()}.`);
      if (fieldsNamed(draft, fields).length === 0) continue;
      return (now) => withIndex(now, fieldsNamed(now, fields), unique !== undefined);
    }
    return null;
  },
};

/** "loan.due_on" where loan has no such field: a name as code writes it, and of no field. */
function isAbsent(draft: Draft, words: string): boolean {
  const { owner } =
    /^[`"]?(?<owner>[\p{L}_]\w{0,60})\.[\p{L}_]\w{0,60}[`"]?$/u.exec(words.trim())?.groups ?? {};
  return owner !== undefined && findEntity(draft, owner) !== null && findField(draft, words.trim()) === null;
}

/** The fields of one entity that words name: "loan.due_at", "loan (member_id, status)", "a and b of loan"; empty where one is not found. */
function fieldsNamed(draft: Draft, words: string): FieldPlace[] {
  const listed = /^[`"]?([\p{L}_]\w{0,60})[`"]?\s?\(([^()]{1,120})\)$/u.exec(words.trim());
  const owned =
    /^(.{1,120}?) (?:of|in|on|from) (?:the )?([`"]?[\p{L}_]\w{0,60}[`"]?)(?: table| entity)?$/iu.exec(
      words.trim(),
    );
  const [names, owner] = listed ? [listed[2], listed[1]] : owned ? [owned[1], owned[2]] : [words, undefined];
  const found = (names ?? '')
    .split(/\s*,\s*(?:and\s+)?|\s+and\s+|\s*\+\s*/iu)
    .map((name) =>
      findField(draft, owner === undefined ? name : `${name.replace(/^the /iu, '')} of ${owner}`),
    );
  const places = found.filter((one) => one !== null);
  const [first] = places;
  return places.length === found.length && places.every((one) => one.entity.name === first?.entity.name)
    ? places
    : [];
}

/** Adds an index on fields of one entity. */
export function withIndex(draft: Draft, places: readonly FieldPlace[], isUnique: boolean): Outcome {
  const entity = places[0]?.entity.name ?? '';
  const names = places.map((place) => place.row.name);
  const dotted = names.map((name) => `\`${entity}.${name}\``);
  const [section = null] = sectionsOf(draft.outline, 'constraints-indexes');
  const isSaid = draft.items.some(
    (item) =>
      item.section === section &&
      /\bind(?:ex|[ei]|ices)|índice|indeks|索引|インデックス/iu.test(item.text) &&
      (draft.text.slice(item.start, item.end).match(/`[^`]+\.[^`]+`/gu) ?? []).join() === dotted.join(),
  );
  const created = new RegExp(
    `\\bindex\\s[^;]{0,80}\\bon\\s+${literal(entity)}\\s*\\(\\s*${names.map(literal).join('\\s*,\\s*')}\\s*\\)`,
    'iu',
  );
  const newline = lineBreakOf(draft.text);
  const statement = `CREATE ${isUnique ? 'UNIQUE ' : ''}INDEX ${[entity, ...names, 'idx'].join('_')} ON ${entity} (${names.join(', ')});`;
  const scripts = boxesOf(draft, entity)
    .filter((box) => box.kind === 'ddl' && !created.test(draft.text))
    .map(({ close }) => ({ start: close.end, end: close.end, text: newline + newline + statement }));
  if (section === null && scripts.length === 0)
    return noEffect(draft, 'The document has neither a section of constraints nor a script.');
  const scripted = draftOf(splice(draft.text, scripts), draft.request);
  const [home = null] = sectionsOf(scripted.outline, 'constraints-indexes');
  const named = names.length === 1 ? dotted.join() : `\`${entity} (${names.join(', ')})\``;
  const sentence = phrasesIn(draft.language).index(named, isUnique);
  const last = scripted.items.findLast(
    (item) => item.section?.start === home?.start && item.depth === 1 && !item.key && !item.list.ordered,
  );
  const text =
    home === null || isSaid
      ? scripted.text
      : last
        ? splice(scripted.text, [{ start: last.end, end: last.end, text: `${newline}- ${sentence}` }])
        : insertInto(scripted, home, sentence, 'item');
  return applied(draft, text, `Added an index on ${names.join(', ')} of ${entity}.`);
}
