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

/** What reads all of the words, or tells an entity or a body with what it holds. */
const exact: readonly WishReader[] = [singly(entityWish), singly(bodyWish), spokenWish];
const others: readonly WishReader[] = [answerWish, bodyWish, parameterWish, entityWish, fieldWish, valueWish];

function firstOf(readers: readonly WishReader[]): WishReader {
  return (clause, following, draft) => {
    for (const reader of readers) {
      const wish = reader(clause, following, draft);
      if (wish) return wish;
    }
    return null;
  };
}

/** A wish about the API or the data model of the draft whose words are all read; null where it is none. */
export const exactDesignWish: WishReader = firstOf(exact);

/** What a clause, with those behind it, wants of the API or the data model of the draft; null where nothing of it. */
export const designWish: WishReader = firstOf([...exact, ...others]);
