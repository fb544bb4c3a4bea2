import { contentWords } from '../document/content-words.ts';
import { readingLanguage } from '../read/reading-language.ts';
import type { Source } from '../read/source.ts';
import { readStatements } from '../understand/read-statements.ts';
import type { Kind, Statement, Strength } from '../understand/statement.ts';
import { cueCount, tellsCause } from './cues.ts';
import { COURTESY } from './openings.ts';
import type { Piece } from './piece.ts';

/** What a piece is worth to a summary, 0 to about 3, with the words and facts that others may repeat. */
export interface Weighed {
  readonly piece: Piece;
  readonly worth: number;
  readonly words: ReadonlySet<string>;
  readonly facts: ReadonlySet<string>;
}

/** What a reader of the summary would miss most. */
const KINDS: Readonly<Record<Kind, number>> = {
  decision: 1.2,
  goal: 1,
  schedule: 0.9,
  owner: 0.9,
  requirement: 0.8,
  quality: 0.8,
  problem: 0.7,
  nonGoal: 0.7,
  risk: 0.6,
  mitigation: 0.6,
  question: 0.6,
  failure: 0.6,
  rollout: 0.5,
  design: 0.4,
  assumption: 0.4,
  definition: 0.4,
  event: 0.4,
  step: 0.4,
  observability: 0.4,
  alternative: 0.3,
  future: 0.3,
  vague: 0.2,
  example: 0.1,
  context: 0.1,
};

/** Weight of blocks that are one piece. */
const BLOCKS: Readonly<Record<string, number>> = { code: 0.5, frontMatter: 0.3, html: 0.05 };

/** Sentences that lean on the one before. */
const LEANS =
  /^(?:this|that|these|those|it|they|he|she|however|but|also|then|dies\p{L}{0,2}|das|aber|dann|cela|ceci|mais|esto|eso|pero|isso|mas|questo|ma|dit|dat|maar|to|ale)(?!\p{L})/iu;

/** Weighs the pieces of a source by what they say, how central their words are to the text, and where they stand. */
export function weigh(pieces: readonly Piece[], source: Source): Weighed[] {
  const language = readingLanguage(source);
  const { statements } = readStatements(source, language);
  const read = pieces.map((piece) => ({ piece, words: contentWords(piece.text) }));
  const frequency = new Map<string, number>();
  for (const { words } of read) for (const word of words) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  const central = read.map(({ words }) => centrality(words, frequency));
  const most = Math.max(0.001, ...central);
  const kindWorth = kindWorthIn(statements);
  const said = new Set<string>();
  let block = -1;
  return read.map(({ piece, words }, at) => {
    const isFirst = piece.blockIndex !== block;
    block = piece.blockIndex;
    const facts = factsOf(piece, source);
    const prose =
      kindWorth(piece) +
      0.6 * ((central[at] ?? 0) / most) +
      0.15 * Math.min(3, cueCount(piece.text, language)) +
      0.1 * Math.min(4, facts.size) +
      (tellsCause(piece.text, language) ? 0.8 : 0) +
      (piece.index === 0 ? 0.4 : isFirst ? 0.1 : 0) -
      (LEANS.test(piece.text) ? 0.25 : 0);
    const isRepeated = said.has(piece.text);
    said.add(piece.text);
    return {
      piece,
      worth:
        isRepeated || (facts.size === 0 && COURTESY.test(piece.text))
          ? 0
          : (BLOCKS[piece.block.kind] ?? Math.max(0.02, prose)),
      words: new Set(words),
      facts,
    };
  });
}

/** Words that the text uses often, over the root of the length, so that neither long nor short pieces win by length. */
function centrality(words: readonly string[], frequency: ReadonlyMap<string, number>): number {
  if (words.length === 0) return 0;
  const sum = [...new Set(words)].reduce((total, word) => total + Math.log(frequency.get(word) ?? 1), 0);
  return sum / Math.sqrt(words.length + 3);
}

/**
 * What the best of the statements that a piece makes is worth; courtesies make none.
 *
 * @returns a function for pieces in reading order
 */
function kindWorthIn(statements: readonly Statement[]): (piece: Piece) => number {
  let at = 0;
  return (piece) => {
    if (piece.block.kind === 'table') return 0.3;
    while (at < statements.length && (statements[at]?.end ?? 0) <= piece.start) at += 1;
    let best = -0.5;
    for (let next = at; next < statements.length; next += 1) {
      const statement = statements[next];
      if (statement === undefined || statement.start >= piece.end) break;
      best = Math.max(best, KINDS[statement.kind] + STRENGTHS[statement.strength ?? 'SHOULD']);
    }
    return best;
  };
}

const STRENGTHS: Readonly<Record<Strength, number>> = { MUST: 0.2, SHOULD: 0, MAY: -0.2 };

/** Numbers, names and addresses, and in Latin script capitalised words inside a sentence. */
function factsOf(piece: Piece, source: Source): Set<string> {
  const facts = new Set<string>();
  if (piece.block.kind === 'code') return facts;
  for (const span of source.protectedSpans) {
    if (span.start >= piece.start && span.end <= piece.end && span.kind !== 'quote') facts.add(span.text);
  }
  if (source.language === 'de') return facts;
  for (const match of piece.text.matchAll(/(?<=[\p{Ll},;:] )\p{Lu}[\p{L}\d]{1,30}/gu)) facts.add(match[0]);
  return facts;
}
