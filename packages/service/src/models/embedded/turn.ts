/**
 * What the thread that asks for an answer and the one that works on it have in common: whether the work has begun, which it has not while
 * the thread still loads its code and dictionaries, and whether anybody waits for it.
 */
export type Turn = Int32Array<SharedArrayBuffer>;

const LOADING = 0;
const WORKING = 1;
const GIVEN_UP = 2;

export function newTurn(): Turn {
  return new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
}

/** Says that a thread has loaded what it needs; false where nobody waits for its work any more. */
export function begin(turn: Turn): boolean {
  return Atomics.compareExchange(turn, 0, LOADING, WORKING) !== GIVEN_UP;
}

/** Says that nobody waits any more; false where the work has begun. */
export function giveUp(turn: Turn): boolean {
  return Atomics.compareExchange(turn, 0, LOADING, GIVEN_UP) !== WORKING;
}
