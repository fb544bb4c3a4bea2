/** Moves of an arc-hybrid parser (Kuhlmann, Gómez-Rodríguez and Satta 2011). */
export const SHIFT = 0;
/** The top of the stack belongs to the next word. */
export const LEFT = 1;
/** The top of the stack belongs to the word under it. */
export const RIGHT = 2;
export const MOVES = 3;

const NONE = -1;

/**
 * How far a sentence has been parsed: a stack, the next word, and the arcs so far. Words count from 0; behind the last stands the root.
 */
export class Configuration {
  readonly length: number;
  readonly heads: Int32Array;
  readonly relations: Int32Array;
  readonly stack: number[] = [];
  next = 0;
  /** The last two dependants on either side of each word, the outermost first; -1 where there is none. */
  readonly leftmost: Int32Array;
  readonly secondLeft: Int32Array;
  readonly rightmost: Int32Array;
  readonly secondRight: Int32Array;
  readonly leftCount: Int32Array;
  readonly rightCount: Int32Array;

  constructor(length: number) {
    this.length = length;
    const filled = () => new Int32Array(length + 1).fill(NONE);
    this.heads = filled();
    this.relations = filled();
    this.leftmost = filled();
    this.secondLeft = filled();
    this.rightmost = filled();
    this.secondRight = filled();
    this.leftCount = new Int32Array(length + 1);
    this.rightCount = new Int32Array(length + 1);
  }

  get isDone(): boolean {
    return this.next === this.length && this.stack.length === 0;
  }

  /** The moves that can be made, a bit each. */
  get allowed(): number {
    let moves = 0;
    const { length: depth } = this.stack;
    if (this.next < this.length) moves |= 1 << SHIFT;
    // one word alone belongs to the root
    if (depth > 0 && (this.next < this.length || depth === 1)) moves |= 1 << LEFT;
    if (depth > 1) moves |= 1 << RIGHT;
    return moves;
  }

  /** The word that `move` would give a head, and that head. */
  arcOf(move: number): { readonly head: number; readonly dependant: number } {
    const dependant = this.stack.at(-1) ?? NONE;
    return { dependant, head: move === LEFT ? this.next : (this.stack.at(-2) ?? NONE) };
  }

  make(move: number, relation: number): void {
    if (move === SHIFT) {
      this.stack.push(this.next);
      this.next += 1;
      return;
    }
    const { head, dependant } = this.arcOf(move);
    this.stack.pop();
    this.heads[dependant] = head;
    this.relations[dependant] = relation;
    if (dependant < head) {
      this.secondLeft[head] = this.leftmost[head] as number;
      this.leftmost[head] = dependant;
      this.leftCount[head] = (this.leftCount[head] as number) + 1;
    } else {
      this.secondRight[head] = this.rightmost[head] as number;
      this.rightmost[head] = dependant;
      this.rightCount[head] = (this.rightCount[head] as number) + 1;
    }
  }
}
