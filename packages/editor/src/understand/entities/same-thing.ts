import { singularOf } from '../api/nouns.ts';
import type { Entity } from './entity.ts';
import { inWords } from './field-name.ts';

/** "An order has many items: order_item with …": a bare name that ends the name of one that is described is the same thing. */
export function isShortFor(entity: Entity, entities: readonly Entity[]): boolean {
  const ending = `_${singularOf(inWords(entity.name))}`;
  const isPluralOf = (name: string) =>
    /^(?:e?n|er?|s|es|x)$/u.test(restBehind(inWords(entity.name), inWords(name)));
  return (
    entity.fields.length === 0 &&
    entities.some(
      (other) =>
        other.fields.length > 0 &&
        (singularOf(inWords(other.name)).endsWith(ending) || isPluralOf(other.name)),
    )
  );
}

/** What is behind a beginning of a word; empty where it begins otherwise. */
function restBehind(word: string, start: string): string {
  return word.startsWith(start) ? word.slice(start.length) : '';
}

/** Of two readings of one line the first, where it found keys, types or names of columns, else that of nouns. */
export function eitherOf(columns: readonly Entity[], nouns: readonly Entity[], text: string): Entity[] {
  const isTechnical = ({ fields }: Entity) =>
    fields.some(
      ({ name, isKey, references }) =>
        isKey || references !== null || (/_|[a-z][A-Z]/u.test(name) && text.includes(name)),
    ) || fields.filter(({ type }) => type !== null).length > 1;
  const kept = columns.filter((one) => isTechnical(one) || !nouns.some((other) => isNamed(other, one)));
  return [...kept, ...nouns.filter((one) => !kept.some((other) => isNamed(other, one)))];
}

function isNamed(one: Entity, other: Entity): boolean {
  return singularOf(inWords(one.name)) === singularOf(inWords(other.name));
}
