import { singularOf } from '../api/nouns.ts';
import type { Entity, Field } from './entity.ts';
import { inWords } from './field-name.ts';

/** Traits of a thing that take one of a few values: a list behind such a word has the values. */
const trait =
  /^(?:state|status|stage|phase|kind|type|category|level|priority|severity|role|colou?r|size|language|channel|format|mode|reason|unit|grade|condition|zustand|stufe|kategorie|prioritaet|priorität|rolle|farbe|sprache|kanal|grund|einheit|typ|art|état|etat|statut|catégorie|categorie|priorité|rôle|couleur|langue|canal|unité|estado|tipo|categoría|categoria|prioridad|rol|idioma|unidad|stato|priorità|ruolo|colore|lingua|canale|unità|situação|prioridade|papel|cor|toestand|soort|prioriteit|kleur|taal|kanaal|rodzaj|stan|rola|kategoria|kolor|język)$/u;
/** What a thing has and no value is. */
const column =
  /^(?:id|key|name|title|label|code|description|slug|nom|nombre|nome|naam|nazwa|titel|kuerzel|bezeichnung)$|_id$/u;

/**
 * "Status: open, paid, void" beside "order: number, status" is no thing with three fields; sentences on values give them to
 * the field. What refers to it is a plain field.
 */
export function withoutChoices(entities: readonly Entity[]): Entity[] {
  const choices = new Set(entities.filter(isChoice).map(({ name }) => nameOf(name)));
  return entities
    .filter((one) => !choices.has(nameOf(one.name)))
    .map((one) => ({ ...one, fields: one.fields.map((field) => withoutTarget(field, choices)) }));
}

function withoutTarget(field: Field, choices: ReadonlySet<string>): Field {
  const target = field.references === null ? '' : nameOf(field.references);
  return choices.has(target) ? { ...field, name: target, references: null } : field;
}

function isChoice({ name, fields }: Entity): boolean {
  return (
    trait.test(nameOf(name)) &&
    fields.length > 1 &&
    fields.every(
      (field) =>
        !field.isKey &&
        field.type === null &&
        field.references === null &&
        field.values.length === 0 &&
        !column.test(inWords(field.name)),
    )
  );
}

/** "Estados" and "Status" as the fields are called. */
function nameOf(name: string): string {
  const plain = inWords(name);
  return trait.test(plain) ? plain : singularOf(plain);
}
