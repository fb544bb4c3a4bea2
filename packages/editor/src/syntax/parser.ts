import { Configuration, MOVES, SHIFT } from './configuration.ts';
import { addUp, best, type LinearTable } from './linear-table.ts';
import {
  type Looks,
  MOVE_FEATURES,
  moveFeatures,
  RELATION_FEATURES,
  relationFeatures,
} from './parse-features.ts';
import { RELATIONS } from './relations.ts';

/** What tells the next move, and how a word belongs to its head. */
export interface ParseTables {
  readonly moves: LinearTable;
  readonly relations: LinearTable;
}

/** The head of each word and how it belongs to it; the head of the main word is the place behind the last. */
export function parsed(looks: Looks, { moves, relations }: ParseTables): Configuration {
  const state = new Configuration(looks.words.length - 1);
  const features = new Int32Array(MOVE_FEATURES);
  const ofArc = new Int32Array(RELATION_FEATURES);
  const sums = new Float64Array(RELATIONS.length);
  while (!state.isDone) {
    addUp(moves, features, moveFeatures(state, looks, features), sums);
    const move = best(sums, MOVES, state.allowed);
    let relation = -1;
    if (move !== SHIFT) {
      const { head, dependant } = state.arcOf(move);
      addUp(relations, ofArc, relationFeatures(state, looks, head, dependant, ofArc), sums);
      relation = best(sums, RELATIONS.length);
    }
    state.make(move, relation);
  }
  return state;
}
