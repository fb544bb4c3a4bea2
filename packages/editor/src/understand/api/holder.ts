import type { Entity } from '../entities/entity.ts';
import { inWords } from '../entities/field-name.ts';
import { isForMany } from '../entities/for-many.ts';
import { singularOf } from './nouns.ts';
import type { Spoken } from './spoken-operation.ts';

/** A known thing with what it has. */
export type Thing = Pick<Entity, 'name' | 'fields'>;

/** "Update the target temperature" where thermostats have one, "change the URL" of what was spoken of before: it is changed in what has it. */
export function ofHolder(
  one: Spoken,
  before: string | null,
  described: readonly Thing[],
  known: ReadonlySet<string>,
): Spoken {
  const { thing, isItem, method } = one.meaning;
  if (
    /^(?:book|reserve)(?!\p{L})/iu.test(one.phrase) &&
    described.some((holder) => wordsOf(holder.name) === thing && isForMany(holder)) &&
    thing !== null
  )
    return { ...one, meaning: { ...one.meaning, thing: 'booking', owner: null, about: thing } };
  if (thing === null || !isItem || method === 'GET' || method === 'DELETE' || known.has(thing)) return one;
  // "Redeem the balance" of what was spoken of before.
  if (before !== null && ofSomething.test(thing))
    return { ...one, meaning: { ...one.meaning, thing: before } };
  const name = thing.replaceAll(' ', '_');
  const holders = described
    .filter(({ fields }) => fields.some((field) => isCalled(singularOf(inWords(field.name)), name)))
    .map((holder) => wordsOf(holder.name));
  const [only = null] = holders.length > 1 ? holders.filter((holder) => holder === before) : holders;
  return only === null ? one : { ...one, meaning: { ...one.meaning, thing: only } };
}

/** What a thing has one of and that is no thing by itself. */
const ofSomething =
  /(?:^| )(?:status|state|balance|availability|progress|settings|preferences|location|position|price|stock|name|date)$/u;

/** "Target temp" is the target temperature. */
function isCalled(field: string, name: string): boolean {
  return field === name || (name.includes('_') && field.startsWith(name));
}

/** A name in the words of a sentence, in the singular. */
export function wordsOf(name: string): string {
  return singularOf(name.toLowerCase()).replaceAll('_', ' ');
}
