import type { Field } from '../../../understand/entities/entity.ts';
import { fieldList } from '../../../understand/entities/field.ts';
import { withFreshEntity } from '../../entities/fresh-entity.ts';
import { entitiesIn, findEntity } from '../../entities/places.ts';
import { applied, noEffect } from '../../instruction.ts';
import { fieldsNamed } from '../../records/field-words.ts';
import { type ExactReader, groupsOf } from '../exact-reader.ts';
import { entityAlone, fieldAlone } from './named.ts';

const patterns: readonly RegExp[] = [
  /^(?:add|create|introduce|we (?:also |still )?(?:need|miss|lack)|there should (?:also )?be) (?:(?:an?|the|another|one more|new|extra) )*(?:entity |table )?[`"“]?(?<name>\p{L}[\p{L}\p{N}_]{1,30}(?: \p{L}{2,20}){0,2}?)[`"”]?(?: (?:entity|table))?(?:\s?:\s?|,? with (?:the )?(?:fields |columns )?|\s?\((?=[^()]+\)$))(?<fields>.{3,300}?)\)?$/iu,
];
const noName =
  /^(?:in|to|on|for|of|at|as|fields?|columns?|index|values?|enum|entit\p{L}+|tables?|constraint|criterion|question|requirement|section|row|note|rule|risk|goal|example)(?!\p{L})/iu;

/** "Add equipment: name, room, serial_number": an entity more; what is called as another entity refers to it. */
export const freshEntity: ExactReader = (words, draft) => {
  const { name: said, fields: list } = groupsOf(patterns, words) ?? {};
  if (said === undefined || list === undefined || noName.test(said)) return null;
  if (entityAlone(said, draft) || fieldAlone(said, draft)) return null;
  const parts = fieldList(list.replace(/[.!]+$/u, ''));
  const fields = parts.flatMap((part) => fieldsNamed(part) ?? []);
  if (fields.length < 2 || fields.length !== parts.length) return null;
  const name = said.includes(' ') ? said.toLowerCase().replaceAll(' ', '_') : said;
  return (now) =>
    findEntity(now, name)
      ? noEffect(now, `There is an entity ${name} already.`)
      : applied(
          now,
          withFreshEntity(
            now,
            name,
            fields.map((field) =>
              withTarget(
                field,
                entitiesIn(now).map((one) => one.name),
              ),
            ),
          ),
          `Added the entity ${name}.`,
        );
};

/** A field that is called like an entity, or like the key of one, refers to it. */
function withTarget(field: Field, entities: readonly string[]): Field {
  const target = entities.find((one) => [one, `${one}_id`].includes(field.name.toLowerCase()));
  return target === undefined ? field : { ...field, name: `${target}_id`, references: target };
}
