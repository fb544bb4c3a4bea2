import { goesOnAt } from '../correct/broken-lines.ts';
import { closingMark } from '../correct/closing-mark.ts';
import type { Edit } from '../correct/edit.ts';
import { isMarkedWithCare } from '../correct/marked-with-care.ts';
import { isCodeLine } from '../read/code-line.ts';
import type { Block, Sentence, Source } from '../read/source.ts';
import { namesOnly } from './named-lines.ts';
import { openingCapital } from './opening-capital.ts';
import { smallOpenings } from './small-openings.ts';
import { isUnmarkedLine } from './unmarked-lines.ts';

/** Gives sentences of prose their capital and their closing mark. Code and tables stay; items keep their ends. */
export function finishSentences(source: Source): Edit[] {
  const small = smallOpenings(source);
  const jotted = jottedBlocks(source);
  return source.blocks.flatMap((block, index) => {
    if (isUnmarkedLine(source, block, index) || jotted.has(block)) return [];
    return block.sentences.flatMap((sentence, at) => {
      if (isCodeLine(sentence.text)) return [];
      const isRest = at > 0 && (goesOnAt(source, block, at - 1) || isExplained(source, block, at));
      return [
        ...(isRest || small.has(block) ? [] : capitalEdits(source, sentence)),
        ...(goesOnAt(source, block, at) || namesOnly(source, block, sentence)
          ? []
          : markEdits(source, block, sentence, source.blocks[index + 1])),
      ];
    });
  });
}

/** What a colon at the end of a line leads over to, where marks are set with care. */
function isExplained(source: Source, { sentences }: Block, at: number): boolean {
  return /:$/u.test(sentences[at - 1]?.text ?? '') && isMarkedWithCare(source);
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
    const bare = lines.filter((line) => opensSmall.test(line) && !/[.!?:]["')]*\s*$/u.test(line));
    return lines.length >= fewestLines && bare.length / lines.length >= mostlyBare;
  };
  return new Set(runs.filter((run) => run.every(({ kind }) => kind === 'paragraph') && isJotted(run)).flat());
}

const fewestLines = 3;
const mostlyBare = 0.6;
/** A line that opens small, behind the name of who says it too. */
const opensSmall = /^\s*(?:\p{Lu}[\p{L} ]{1,20}: )?\p{Ll}/u;

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
