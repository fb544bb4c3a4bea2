import { numbersOf } from '../api/elsewhere/numbers.ts';
import type { Entity } from './entity.ts';
import { plainLetters } from './plain-letters.ts';

/** What is noted in a line of another language, by names that diagrams and databases take: "Rechnungen: Jahr, Fläche" is of a `rechnung` with a `flaeche`. */
export function inPlainLetters(entity: Entity, language: string, said: ReadonlySet<string>): Entity {
  const plain = (name: string) =>
    plainLetters(/\p{Ll}\p{Lu}/u.test(name) ? name : name.toLowerCase(), language);
  const { singular } = numbersOf(entity.name.toLowerCase(), true, language, said);
  return {
    ...entity,
    name: plain(said.has(singular) ? singular : entity.name),
    fields: entity.fields.map((field) => ({ ...field, name: plain(field.name) })),
  };
}

/** "Rechnungen" where the input speaks of one "Rechnung", too: the same thing. */
export function inSingular(entity: Entity, language: string, said: ReadonlySet<string>): Entity {
  const { singular } = numbersOf(entity.name, true, language, said);
  return said.has(singular) ? { ...entity, name: singular } : entity;
}
