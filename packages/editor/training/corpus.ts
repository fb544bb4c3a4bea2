import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Kind } from '../src/understand/statement.ts';

/** A sentence of the corpus with the kinds it may be taken for, the best first. */
export interface Line {
  readonly kinds: readonly Kind[];
  /** UTF-16 offsets into the text it stands in. */
  readonly start: number;
  readonly end: number;
}

/** A rough text, written for training, whose every sentence is labelled. */
export interface LabelledText {
  readonly name: string;
  /** What its title has to name. */
  readonly title: RegExp;
  readonly text: string;
  readonly lines: readonly Line[];
}

const FOLDER = join(import.meta.dirname, 'corpus');

/** All texts of the corpus, by file and place. See `corpus/README.md` for the format. */
export function readCorpus(): LabelledText[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .flatMap((file) => readTexts(readFileSync(join(FOLDER, file), 'utf8')));
}

function readTexts(content: string): LabelledText[] {
  return content
    .split(/^=== /mu)
    .slice(1)
    .map((part) => {
      const [name = '', title = '', ...lines] = part.trimEnd().split('\n');
      return { name, title: new RegExp(title.slice('title: '.length), 'iu'), ...assembled(lines) };
    });
}

/** A line that is an item of a list. */
const item = /^(?:-|\d+\.) /u;

/** Puts the sentences together as their author may have: as prose where each is closed, else line by line. */
function assembled(rows: readonly string[]): { text: string; lines: Line[] } {
  const sentences = rows.filter((row) => row.trim() !== '');
  const isProse = sentences.every((row) => row === '¶' || item.test(textOf(row)) || closed.test(textOf(row)));
  const lines: Line[] = [];
  let text = '';
  for (const row of sentences) {
    if (row === '¶') {
      text = `${text.trimEnd()}\n\n`;
      continue;
    }
    const sentence = textOf(row);
    const isItem = item.test(sentence);
    if (isItem && text !== '' && !text.endsWith('\n')) text = `${text.trimEnd()}\n`;
    lines.push({
      kinds: row.slice(0, row.indexOf('\t')).split(',') as Kind[],
      start: text.length,
      end: text.length + sentence.length,
    });
    text += sentence + (isProse && !isItem ? ' ' : '\n');
  }
  return { text: text.trimEnd(), lines };
}

const closed = /[.!?:。？！]["')\]]*$/u;

function textOf(row: string): string {
  return row.slice(row.indexOf('\t') + 1);
}
