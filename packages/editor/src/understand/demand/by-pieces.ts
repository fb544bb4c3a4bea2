import type { Demand } from '../demand.ts';
import { changed, type Masked, unquoted, withArrows } from '../mask.ts';
import { demandIn } from '../pieces/demand-parts.ts';
import { ONE_DEMAND, piecesIn } from '../pieces/pieces-of.ts';
import { segmentsOf } from '../pieces/segments.ts';
import type { Strength } from '../statement.ts';
import { withArticle } from './article.ts';
import { boundStrength } from './bound-strength.ts';
import { denied } from './whole-subject.ts';

/** A demand as its labelled pieces make it, and how sure the least sure of their labels is, from 0 to 1. */
export interface PiecedDemand {
  readonly demand: Demand;
  readonly sure: number;
}

/** Reads a sentence as one demand by the labels of its words, which were learned (`training/demands`); null where they make none. English only. */
export function demandByPieces(sentence: Masked, strength: Strength): PiecedDemand | null {
  if (unquoted(sentence) !== null) return null;
  const pieced = piecesIn(withArrows(sentence).replace(/\s*[.!]+$/u, '.'), ONE_DEMAND);
  const [segment, further] = pieced === null ? [] : segmentsOf(pieced.pieces);
  if (pieced === null || segment === undefined || further !== undefined) return null;
  const parts = demandIn(segment, pieced.tree);
  if (parts === null || parts.subject === '') return null;
  const made = denied(parts);
  return {
    demand: {
      subject: changed(sentence, withArticle(made.subject)),
      strength: boundStrength(made, strength),
      isNegative: made.isNegative,
      action: changed(sentence, made.action),
      condition: made.condition === null ? null : changed(sentence, made.condition),
    },
    sure: Math.min(...pieced.sure),
  };
}
