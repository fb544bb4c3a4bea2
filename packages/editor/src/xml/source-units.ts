import { contentWords, shareOf } from '../document/content-words.ts';
import { read } from '../read/read.ts';
import type { Block, Source, Span } from '../read/source.ts';
import { callsIn, pathKey } from '../understand/api/endpoint.ts';
import { messageHeader } from '../understand/chat/headed-talk.ts';
import { clausesOf } from '../understand/clauses.ts';

/** Share of the words of one text that another has to hold for the one to be part of the other. */
const part = 0.75;
/** How much less alike than the most alike a sentence may be to count beside it. */
const rival = 0.15;
/** Words two texts must share at least, where the shorter has so many. */
const fewestShared = 3;
/** Units that are looked at closely for one text: those that share most words with it. */
const closest = 6;
/** Places of one name that are told; a name that stands everywhere tells nothing. */
const mostPlaces = 12;

interface Unit extends Span {
  readonly words: readonly string[];
}

/** Finds what a document says again in the text it was made of. Spans are UTF-16 offsets of that text, in reading order. */
export class SourceUnits {
  readonly #text: string;
  readonly #units: readonly Unit[];
  readonly #withWord = new Map<string, number[]>();

  constructor(input: string) {
    this.#text = input;
    this.#units = unitsOf(read(input));
    for (const [at, { words }] of this.#units.entries())
      for (const word of new Set(words)) this.#withWord.set(word, [...(this.#withWord.get(word) ?? []), at]);
  }

  /** The sentences that a text says, or of which it says a part. */
  saidBy(text: string): Span[] {
    const words = [...new Set(contentWords(text))];
    const held = new Set(words);
    const needed = Math.min(fewestShared, words.length);
    const alike = this.#candidates(words).flatMap((unit) => {
      const own = new Set(unit.words);
      const shared = words.filter((word) => own.has(word)).length;
      if (shared < Math.min(needed, own.size)) return [];
      const likeness = Math.max(shareOf(words, own), shareOf([...own], held));
      return likeness >= part ? [{ unit, likeness }] : [];
    });
    const best = Math.max(...alike.map(({ likeness }) => likeness));
    return alike
      .filter(({ likeness }) => likeness > best - rival)
      .map(({ unit: { start, end } }) => ({ start, end }));
  }

  /** The sentences and lines that name a thing, whatever its case and number. */
  naming(name: string): Span[] {
    const wanted = contentWords(name);
    if (wanted.length === 0) return [];
    const places = this.#units.filter(({ words }) => wanted.every((word) => words.includes(word)));
    return places.slice(0, mostPlaces).map(({ start, end }) => ({ start, end }));
  }

  /** The sentences and lines that write out a call. */
  calling(method: string, path: string): Span[] {
    return callsIn(this.#text)
      .filter((call) => call.method === method && pathKey(call.path) === pathKey(path))
      .flatMap(({ index }) => this.#units.filter((unit) => unit.start <= index && index < unit.end))
      .slice(0, mostPlaces)
      .map(({ start, end }) => ({ start, end }));
  }

  #candidates(words: readonly string[]): Unit[] {
    const counts = new Map<number, number>();
    for (const word of words)
      for (const at of this.#withWord.get(word) ?? []) counts.set(at, (counts.get(at) ?? 0) + 1);
    return [...counts]
      .sort(([left, more], [right, other]) => other - more || left - right)
      .slice(0, closest)
      .flatMap(([at]) => this.#units[at] ?? []);
  }
}

/** Every sentence, clause by clause, and every line of code and tables; what stands above a message says nothing. */
function unitsOf(source: Source): Unit[] {
  return source.blocks.flatMap((block) => {
    const spans =
      block.sentences.length > 0
        ? block.sentences.flatMap((sentence) => clausesOf(source, sentence))
        : linesOf(block);
    return spans.flatMap(({ start, end }) => {
      const text = source.text.slice(start, end);
      return messageHeader(text) === null ? [{ start, end, words: contentWords(text) }] : [];
    });
  });
}

function linesOf({ text, start }: Block): Span[] {
  return [...text.matchAll(/\S[^\n]*/gu)].map((match) => ({
    start: start + match.index,
    end: start + match.index + match[0].trimEnd().length,
  }));
}
