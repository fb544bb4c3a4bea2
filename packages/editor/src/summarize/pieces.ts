import type { Block, Sentence, Source } from '../read/source.ts';
import { partsOf } from './parts.ts';
import type { Piece } from './piece.ts';
import { shortened } from './shortened.ts';
import { verbatim } from './verbatim.ts';

const DEFINITION = /^\[([^\]\n]{1,200})\]:\s/u;

/** Cuts a source into pieces, in reading order, each with what it cannot be read without. */
export function piecesOf(source: Source): Piece[] {
  const pieces: Piece[] = [];
  const headings: Piece[] = [];
  const definitions = new Map<string, number>();
  let lead: number | null = null;

  const add = (
    block: Block,
    blockIndex: number,
    piece: Partial<Piece> & Pick<Piece, 'text' | 'start' | 'end'>,
  ): Piece => {
    const added: Piece = {
      index: pieces.length,
      block,
      blockIndex,
      sentence: -1,
      opens: true,
      closes: true,
      isFrame: false,
      needs: [...headings.map(({ index }) => index), ...(lead === null ? [] : [lead])],
      ...piece,
    };
    pieces.push(added);
    return added;
  };

  source.blocks.forEach((block, at) => {
    const next = source.blocks[at + 1];
    if (block.kind !== 'listItem' && block.depth === 0) lead = null;
    const definition = DEFINITION.exec(block.text)?.[1];
    if (block.kind === 'heading') {
      while ((headings.at(-1)?.block.depth ?? 0) >= block.depth) headings.pop();
      headings.push(add(block, at, { ...block, text: oneLine(block.text), isFrame: true }));
    } else if (definition !== undefined && block.sentences.length === 1) {
      definitions.set(definition.toLowerCase(), add(block, at, { ...block, needs: [], isFrame: true }).index);
    } else if (block.kind === 'table') addRows(block, at, source, add);
    else if (block.sentences.length === 0) add(block, at, { ...block, text: verbatim(source.text, block) });
    else lead = addSentences(block, at, next) ?? lead;
  });
  return pieces.map((piece) => ({ ...piece, needs: [...piece.needs, ...referred(piece.text, definitions)] }));

  /** @returns the piece that introduces the list after the block */
  function addSentences(block: Block, at: number, next: Block | undefined): number | null {
    let introduction: number | null = null;
    block.sentences.forEach((sentence, number) => {
      const isLast = number === block.sentences.length - 1;
      const introduces = isLast && introducesList(block, next, sentence);
      const parts = partsOf(source, sentence);
      parts.forEach((part, partAt) => {
        const { index } = add(block, at, {
          ...part,
          text: shortened(source, part),
          sentence: number,
          opens: partAt === 0,
          closes: partAt === parts.length - 1,
          isFrame: introduces && parts.length === 1,
        });
        if (introduces && parts.length === 1) introduction = index;
      });
    });
    return introduction;
  }
}

/** A line that ends in a colon right before a list says nothing without it, nor the list without the line. */
function introducesList(block: Block, next: Block | undefined, sentence: Sentence): boolean {
  if (next?.kind !== 'listItem' || sentence.text.length > 160 || !/[:：]$/u.test(sentence.text)) return false;
  return block.kind !== 'listItem' || next.depth > block.depth;
}

/** The header with its rule is a frame of the rows. */
function addRows(
  block: Block,
  at: number,
  source: Source,
  add: (block: Block, at: number, piece: Pick<Piece, 'text' | 'start' | 'end'> & Partial<Piece>) => Piece,
): void {
  const lines = [...source.text.slice(block.start, block.end).matchAll(/[^\n]+/gu)].map((match) => ({
    start: block.start + match.index,
    end: block.start + match.index + match[0].length,
    text: match[0].replace(/^[\s>]+/u, '').trimEnd(),
  }));
  const [header, rule, ...rows] = lines;
  if (header === undefined || rule === undefined) return;
  const text = `${header.text}\n${rule.text}`;
  const frame = add(block, at, { start: header.start, end: rule.end, text, isFrame: true, sentence: 0 });
  for (const [number, row] of rows.entries()) {
    add(block, at, { ...row, sentence: number + 1, needs: [...frame.needs, frame.index] });
  }
}

/** The link definitions that a text refers to. */
function referred(text: string, definitions: ReadonlyMap<string, number>): number[] {
  if (definitions.size === 0) return [];
  return [...text.matchAll(/\[([^\]\n]{1,200})\](?!\()/gu)].flatMap((match) => {
    const index = definitions.get((match[1] ?? '').toLowerCase());
    return index === undefined ? [] : [index];
  });
}

function oneLine(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}
