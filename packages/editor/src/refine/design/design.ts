import { answerWish } from './answer-wish.ts';
import { bodyWish } from './body-wish.ts';
import { entityWish } from './entity-wish.ts';
import { fieldWish } from './field-wish.ts';
import { parameterWish } from './parameter-wish.ts';
import { valueWish } from './value-wish.ts';
import type { WishReader } from './wish.ts';

const readers: readonly WishReader[] = [
  answerWish,
  bodyWish,
  parameterWish,
  entityWish,
  fieldWish,
  valueWish,
];

/** What a clause, with those behind it, wants of the API or the data model of the draft; null where nothing of it. */
export const designWish: WishReader = (clause, following, draft) => {
  for (const reader of readers) {
    const wish = reader(clause, following, draft);
    if (wish) return wish;
  }
  return null;
};
