import { answerWish } from './answer-wish.ts';
import { bodyWish } from './body-wish.ts';
import { entityWish } from './entity-wish.ts';
import { fieldWish } from './field-wish.ts';
import { parameterWish } from './parameter-wish.ts';
import { spokenWish } from './spoken/spoken.ts';
import { valueWish } from './value-wish.ts';
import type { WishReader } from './wish.ts';

/** Sentences that follow within a clause are wishes of their own. */
const singly =
  (reader: WishReader): WishReader =>
  (clause, following, draft) =>
    /[.;]\s+\p{Lu}/u.test(clause) ? null : reader(clause, following, draft);

const readers: readonly WishReader[] = [
  singly(entityWish),
  singly(bodyWish),
  spokenWish,
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
