import { singularOf } from '../../../understand/api/nouns.ts';
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
const called =
  '[`"“]?(?<name>\\p{L}[\\p{L}\\p{N}_]{1,30}(?: (?!(?:too|as|also|live|lives|stored|kept|have|has|is|are|go|goes|yet|well|here|already|with|so)(?!\\p{L}))\\p{L}{2,20})?)[`"”]?';
const table = '(?:entity|entities|table|model)';
const lacking: readonly string[] = [
  `(?:we|they|the \\p{L}+|\\p{Ll}+ing|(?:all |some )?\\p{L}+s) (?:also |still )?(?:tracks?|stores?|keeps?|needs?|has|have|records?|manages?|wants?|sells?|handles?) (?:an? |the )?${called}(?: as well| too| also)?`,
  `there(?:['’]s| is) (?:still |currently )?no (?:place|${table}|home|room|spot) (?:in (?:the|our) (?:model|schema) )?for (?:what we call )?(?:an? |the )?${called}(?: in (?:the|our) (?:model|schema))?(?: yet)?`,
  `${called} (?:still )?(?:have|has) no (?:own )?(?:${table}|home|place)(?: yet)?`,
  `where (?:do|does|are|is|should) (?:we )?(?:keep |store |put |find )?(?:the )?${called}(?: live| stored| kept| go| be)?`,
  `(?:(?:i would like|i['’]d like|i want|we need|we want|please add|add|give us) )?an? (?:new )?${table} (?:called|named) ${called}`,
  `${called} (?:is|are) (?:still |completely )?(?:missing|not modell?ed|not there|absent|not in the model)(?: yet)?`,
];
const giving = `(?:(?:please |so |and |then )*(?:create|add|introduce|make|give|model|define|build|we need|let['’]s have)(?: (?:it|them|that|this))? ?(?:(?:that|the|this|an?|its|their|own|new|separate) )*(?:${table} |one )?(?:for (?:it|them|that) )?(?:with|holding|having|:)|(?:it|they|the ${table}|that ${table}|each(?: one)?) (?:should |must |needs? to |would |will )?(?:has|have|needs?|holds?|gets?|contains?|stores?)(?: an? ${table} with)?:?)`;
const fieldsAre = `(?:(?:its|the|their) )?(?:fields|columns|attributes) (?:are|should be|would be|:)`;
/** What is lacking, and behind it the table that it is to get. */
const spread: readonly RegExp[] = lacking.map(
  (lack) =>
    new RegExp(
      `^${lack}\\s?[,;.:?!–—-]+\\s?(?:(?:so|and|please|therefore) )*(?:${giving}|${fieldsAre})\\s?(?:the )?(?:fields |columns )?(?<fields>[^.;?!]{3,300})$`,
      'iu',
    ),
);
/** The same in other languages, each in one sentence. */
const elsewhere: readonly RegExp[] = [
  `^(?:ajoute[rz]?|rajoute[rz]?|crée[rz]?|il (?:faut|manque)|il nous faut) (?:aussi |encore )?(?:une |l['’])?(?:nouvelle )?(?:entité|table) ${called}(?: avec|\\s?:)(?: les| des)?(?: champs| colonnes| attributs)?\\s?:? (?<fields>[^.;?!]{3,300})$`,
  `^(?:(?:das modell|das schema|wir) )?(?:braucht|brauchen|bekommt|fehlt|ergänze?|füge|lege)(?: bitte| noch| auch| zusätzlich| uns)* (?:eine? )?(?:neue )?(?:(?:entität|tabelle) )?${called}(?: hinzu| an)?,?(?: mit(?: den)?|:|(?: die)?(?= felder| spalten))(?: feldern| spalten| felder sind| spalten sind)?\\s?:? (?<fields>[^.;?!]{3,300}?)(?: hinzu| an)?$`,
  `^(?:añad[ea]|agreg(?:a|ue)|crea|falta|hace falta|necesitamos)(?: también)? (?:una |la )?(?:nueva )?(?:entidad|tabla) ${called}(?: con|\\s?:)(?: los| las)?(?: campos| columnas| atributos)?\\s?:? (?<fields>[^.;?!]{3,300})$`,
].map((one) => new RegExp(one, 'iu'));
const noName =
  /^(?:it|that|this|them|in|to|on|for|of|at|as|fields?|columns?|index|values?|enum|entit\p{L}+|tables?|constraint|criterion|question|requirement|section|row|note|rule|risk|goal|example)(?!\p{L})/iu;

/** "Add equipment: name, room, serial_number": an entity more; what is called as another entity refers to it. */
export const freshEntity: ExactReader = (words, draft) => {
  const { name: said, fields: list } =
    groupsOf(spread, words) ?? groupsOf(elsewhere, words) ?? groupsOf(patterns, words) ?? {};
  if (said === undefined || list === undefined || noName.test(said)) return null;
  if (entityAlone(said, draft) || fieldAlone(said, draft)) return null;
  const parts = fieldList(list.replace(/[.!]+$/u, ''));
  const fields = parts.flatMap((part) => fieldsNamed(part) ?? []);
  if (fields.length < 2 || fields.length !== parts.length) return null;
  const plain = said.includes(' ') ? said.toLowerCase().replaceAll(' ', '_') : said;
  // a plain word is called as the others are
  const areSingular = entitiesIn(draft).every(({ name: one }) => singularOf(one) === one);
  const name = areSingular && /^\p{L}\p{Ll}+$/u.test(plain) ? singularOf(plain).toLowerCase() : plain;
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
