import { entitiesIn } from '../entities/places.ts';
import { choices } from '../instructions/choices.ts';
import { bareClause, type WishReader } from './wish.ts';

const out =
  /^(?:so |please |just )*(?:(?:take|kick|throw|leave|drop|remove|delete|cut|scrap) (?:it|that|this|that one|them)(?: (?:out|away|too|everywhere))*|out with it|weg damit|raus damit|à virer|fuera)$/iu;

/** "A truck is no kind of vehicle. Take it out": both say that one value is none. */
export const valueWish: WishReader = (clause, following, draft) => {
  const next = bareClause(following[0] ?? '');
  if (entitiesIn(draft).length === 0 || !out.test(next)) return null;
  const change = choices.parse(bareClause(clause), draft);
  return change ? { change, used: 1 } : null;
};
