import { contentWords } from '../../document/content-words.ts';
import { areKin } from '../claims/kin.ts';
import type { Draft } from '../draft.ts';
import { boardOf } from './board.ts';

/** A criterion by the place of its ticket on the board and its own place in it, both from 0. */
export interface CriterionPlace {
  readonly ticket: number;
  readonly place: number;
}

/** The criteria, of one ticket or of all, that speak of each word which tells something of a topic. */
export function criteriaAbout(draft: Draft, topic: string, of: number | null): CriterionPlace[] {
  const wanted = contentWords(topic);
  if (wanted.length === 0) return [];
  return boardOf(draft).tickets.flatMap(({ criteria }, ticket) =>
    of !== null && of !== ticket
      ? []
      : criteria.flatMap(({ text }, place) => {
          const said = contentWords(text);
          return wanted.every((word) => said.some((other) => other === word || areKin(other, word)))
            ? [{ ticket, place }]
            : [];
        }),
  );
}
