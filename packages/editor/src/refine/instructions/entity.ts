import { fieldList, readField } from '../../understand/entities/field.ts';
import { splice } from '../editing/splice.ts';
import { renamedEntity } from '../entities/entity-edits.ts';
import { withFreshEntity } from '../entities/fresh-entity.ts';
import { withEntityGone } from '../entities/gone-entity.ts';
import { entitiesIn, findEntity } from '../entities/places.ts';
import { applied, type Instruction, noEffect } from '../instruction.ts';
import { fieldsNamed } from '../records/field-words.ts';

const thing = '(?:entity|table|model|entität|tabelle)';
const adding = new RegExp(
  `^(?:add|create|include|introduce)(?: an?| another| the)?(?: new)? ${thing}:? [\`"“]?(?<name>[\\p{L}_][\\p{L}\\p{N}_]{0,60})[\`"”]?(?:\\s?[:(]|,?\\s(?:with|having|that has)(?: the)?(?: fields| columns)?:?)\\s?(?<fields>.{2,600}?)\\)?$`,
  'isu',
);
const namedFirst = new RegExp(
  `^(?:add|create|include|introduce)(?: an?| another| the)?(?: new)? [\`"“]?(?<name>[\\p{L}_][\\p{L}\\p{N}_]{0,60})[\`"”]? ${thing}(?:\\s?[:(]|,?\\s(?:with|having|that has)(?: the)?(?: fields| columns)?:?)\\s?(?<fields>.{2,600}?)(?: (?:instead|too|as well))?$`,
  'isu',
);
const removing = [
  new RegExp(`^(?:remove|delete|drop|get rid of)(?: the)? ${thing} (?<name>\\S{1,60})$`, 'iu'),
  new RegExp(`^(?:remove|delete|drop|get rid of)(?: the)? (?<name>\\S{1,60}) ${thing}$`, 'iu'),
  /^(?:remove|delete|drop|get rid of)(?: the)? `?(?<name>[\p{L}_]\w{0,60})`?$/iu,
];
const renaming = [
  new RegExp(
    `^(?:rename|call|change)(?: the)? ${thing} (?<name>\\S{1,60}) (?:to|into|as|->|→) (?<to>\\S{1,60})$`,
    'iu',
  ),
  new RegExp(
    `^(?:rename|call|change)(?: the)? (?<name>\\S{1,60}) ${thing} (?:to|into|as|->|→) (?<to>\\S{1,60})$`,
    'iu',
  ),
  /^rename `?(?<name>[\p{L}_]\w{0,60})`? (?:to|into|as|->|→) (?<to>\S{1,60})$/iu,
];

/** Adds, removes and renames entities of a data model wherever it shows them. */
export const entity: Instruction = {
  meta: {
    id: 'entity',
    does: 'Adds an entity with its fields, removes one, or gives it another name: in tables, overview, relations, diagram and script.',
    examples: [
      'add an entity fine with id, account_id and amount',
      'drop the account table',
      'rename the entity account to patron',
    ],
  },
  parse(clause, draft) {
    if (entitiesIn(draft).length === 0) return null;
    const fresh = [adding, namedFirst].map((one) => one.exec(clause)?.groups).find(Boolean);
    if (
      fresh?.['name'] !== undefined &&
      fresh['name'].length > 1 &&
      fresh['fields'] !== undefined &&
      fieldsNamed(fresh['fields'])
    ) {
      const { name, fields } = fresh;
      const read = fieldList(fields).map(readField);
      const known = read.filter((one) => one !== null);
      if (known.length > 0 && known.length === read.length)
        return (now) =>
          findEntity(now, name)
            ? noEffect(now, `There is an entity ${name} already.`)
            : applied(now, withFreshEntity(now, name, known), `Added the entity ${name}.`);
    }
    for (const pattern of renaming) {
      const { name, to } = pattern.exec(clause)?.groups ?? {};
      const place = name === undefined ? null : findEntity(draft, name);
      if (!place || to === undefined) continue;
      return (now) => {
        const there = findEntity(now, place.name);
        return there
          ? applied(now, splice(now.text, renamedEntity(now, there, to)), `Renamed ${there.name} to ${to}.`)
          : noEffect(now, `There is no entity ${place.name}.`);
      };
    }
    for (const pattern of removing) {
      const name = pattern.exec(clause)?.groups?.['name'];
      const place = name === undefined ? null : findEntity(draft, name);
      if (!place) continue;
      return (now) => withEntityGone(now, now, place.name);
    }
    return null;
  },
};
