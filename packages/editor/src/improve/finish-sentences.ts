import { closingMark } from '../correct/closing-mark.ts';
import type { Edit } from '../correct/edit.ts';
import { goesOnIn } from '../correct/opening-capitals.ts';
import { isCodeLine } from '../read/code-line.ts';
import type { Block, Sentence, Source } from '../read/source.ts';
import { openingCapital } from './opening-capital.ts';
import { isUnmarkedLine } from './unmarked-lines.ts';

/** Gives sentences of prose their capital and their closing mark. Code and tables stay; items keep their ends. */
export function finishSentences(source: Source): Edit[] {
  const definitions = definitionItems(source);
  const jotted = jottedBlocks(source);
  return source.blocks.flatMap((block, index) => {
    if (isUnmarkedLine(source, block, index) || jotted.has(block)) return [];
    return block.sentences.flatMap((sentence, at, { [at - 1]: before, [at + 1]: after }) => {
      if (isCodeLine(sentence.text)) return [];
      const isRest = before !== undefined && (goesOnIn(before.text, sentence.text) || opensLink(before));
      const isBroken = after !== undefined && (goesOnIn(sentence.text, after.text) || opensLink(sentence));
      return [
        ...(isRest || definitions.has(block) ? [] : capitalEdits(source, sentence)),
        ...(isBroken || LINK_ALONE.test(sentence.text)
          ? []
          : markEdits(source, block, sentence, source.blocks[index + 1])),
      ];
    });
  });
}

/** Lines of notes that follow one another, hardly one of which has a capital or a mark: what one of them gets, all would need. */
function jottedBlocks({ blocks, text }: Source): Set<Block> {
  const runs: Block[][] = [];
  for (const block of blocks) {
    const last = runs.at(-1)?.at(-1);
    const follows =
      last !== undefined &&
      text.slice(last.end, block.start).trim() === '' &&
      !/\n\s*\n/u.test(text.slice(last.end, block.start));
    if (follows) runs.at(-1)?.push(block);
    else runs.push([block]);
  }
  const isJotted = (run: readonly Block[]) => {
    const lines = run.flatMap((block) => block.text.split('\n')).filter((line) => line.trim() !== '');
    const bare = lines.filter((line) => small.test(line) && !/[.!?:]["')]*\s*$/u.test(line));
    return lines.length >= fewestLines && bare.length / lines.length >= mostlyBare;
  };
  return new Set(runs.filter((run) => run.every(({ kind }) => kind === 'paragraph') && isJotted(run)).flat());
}

const fewestLines = 3;
const mostlyBare = 0.6;
/** A line that opens small, behind the name of who says it too. */
const small = /^\s*(?:\p{Lu}[\p{L} ]{1,20}: )?\p{Ll}/u;

/** A link or an image that stands for itself. */
const LINK_ALONE = /^!?\[[^\]]{0,200}\]\([^)]{0,2000}\)$/;

/** Whether the line ends within the text of a link. */
function opensLink({ text }: Sentence): boolean {
  return text.lastIndexOf('[') > text.lastIndexOf(']');
}

/** Items of lists that define names (an item begins with code or an identifier): their first words are names. */
function definitionItems(source: Source): Set<Block> {
  const opening = new Set(
    source.protectedSpans
      .filter((span) => span.kind === 'identifier' || span.kind === 'code')
      .map((span) => span.start),
  );
  const found = new Set<Block>();
  let list: Block[] = [];
  for (const block of [...source.blocks, null]) {
    if (block?.kind === 'listItem') {
      list.push(block);
      continue;
    }
    if (list.some((item) => opening.has(item.start))) for (const item of list) found.add(item);
    list = [];
  }
  return found;
}

function capitalEdits(source: Source, sentence: Sentence): Edit[] {
  const capital = openingCapital(source, sentence);
  if (capital === null) return [];
  const { start } = sentence;
  return [
    {
      start,
      end: start + capital.length,
      replacement: capital.replacement,
      rule: 'improve/opening-capital',
      category: 'style',
      message: 'A sentence begins with a capital.',
    },
  ];
}

function markEdits(source: Source, block: Block, sentence: Sentence, next: Block | undefined): Edit[] {
  const mark = closingMark(source, block, sentence, next);
  if (mark === null) return [];
  return [
    {
      start: sentence.end,
      end: sentence.end,
      replacement: mark,
      rule: 'improve/closing-mark',
      category: 'punctuation',
      message: 'A sentence ends with a mark.',
    },
  ];
}
