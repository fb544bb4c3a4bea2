import { singularOf } from '../api/nouns.ts';

/** By what a thing is known, however a text writes it: "SpareParts" as "spare_part". */
export function thingKey(name: string): string {
  return singularOf(name.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, '_').toLowerCase());
}
