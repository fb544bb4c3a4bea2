import type { PhrasedWish } from './reader.ts';
import type { Filled } from './slot-tags.ts';

/** One belongs to the other, or neither is the one. */
const manyToOne =
  /(?<!\p{L})(?:belongs?|part of|many[- ]to[- ]one|n ?: ?1|gehör(?:t|en)|appartien\p{L}*|pertenece\p{L}*)(?!\p{L})/iu;
const manyToMany =
  /(?<!\p{L})(?:many[- ]to[- ]many|[nm] ?: ?[mn]|join table|plusieurs à plusieurs|muchos a muchos|viele zu viele[n]?)(?!\p{L})/iu;

const nameOf = (filled: Filled | undefined) =>
  filled?.words.find(({ mention }) => mention?.kind === 'entity')?.mention?.name;

/** Whether a message says of the entity that is one that it has many, and not that it belongs to the other. */
export function relatesForth({ slots }: Pick<PhrasedWish, 'slots'>, message: string): boolean {
  const [one, many] = [slots.get('entity'), slots.get('entity2')];
  const isBack = manyToOne.test(message) && one !== undefined && many !== undefined && one.start < many.start;
  const isOne = nameOf(one) !== undefined && nameOf(one) === nameOf(many);
  // "a member can borrow 5 books" bounds what it says
  return !isBack && !isOne && !manyToMany.test(message) && !/\d/u.test(message.replace(/1 ?: ?n/iu, ''));
}
