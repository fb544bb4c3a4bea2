import type { Relation } from './relations.ts';
import type { Tag } from './tags.ts';
import type { Token } from './tokens.ts';

/** A word with its part of speech and what it belongs to. */
export interface Word extends Token {
  readonly tag: Tag;
  /** The place of its head; the number of words for the main word. */
  readonly head: number;
  readonly relation: Relation;
}

/** Words from one place to another, the last one included. */
export interface Stretch {
  readonly first: number;
  readonly last: number;
}

/** A sentence as a tree of dependencies. */
export class Tree {
  readonly sentence: string;
  readonly words: readonly Word[];
  readonly #children: readonly (readonly number[])[];

  constructor(sentence: string, words: readonly Word[]) {
    this.sentence = sentence;
    this.words = words;
    const children: number[][] = words.map(() => []);
    words.forEach(({ head }, at) => {
      children[head]?.push(at);
    });
    this.#children = children;
  }

  /** The place of the main word. */
  get root(): number {
    return this.words.findIndex(({ head }) => head === this.words.length);
  }

  word(at: number): Word | undefined {
    return this.words[at];
  }

  /** What belongs to a word directly, in the order of the sentence, where it does so in one of `relations`. */
  childrenOf(at: number, ...relations: readonly Relation[]): readonly number[] {
    const all = this.#children[at] ?? [];
    return relations.length === 0
      ? all
      : all.filter((child) => relations.includes(this.words[child]?.relation ?? 'dep'));
  }

  /** Whether something that belongs to a word in one of `relations` stands behind it, as what is done to something does. */
  hasBehind(at: number, ...relations: readonly Relation[]): boolean {
    return this.childrenOf(at, ...relations).some((child) => child > at);
  }

  /** A word with all that hangs on it. */
  stretchOf(at: number): Stretch {
    let [first, last] = [at, at];
    for (const child of this.childrenOf(at)) {
      const inner = this.stretchOf(child);
      first = Math.min(first, inner.first);
      last = Math.max(last, inner.last);
    }
    return { first, last };
  }

  /** The text of a stretch; empty where it has no words. */
  textOf({ first, last }: Stretch): string {
    return first > last ? '' : this.sentence.slice(this.words[first]?.start, this.words[last]?.end);
  }
}
