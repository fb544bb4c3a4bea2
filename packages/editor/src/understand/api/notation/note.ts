import { callsIn, type Endpoint, isCallOf } from '../endpoint.ts';
import { outside } from './outside.ts';

/** What stands behind a call, up to where something else begins, by what is handed in and what comes back. */
export interface Note {
  readonly request: string;
  readonly answer: string;
  /** Cells of a table hold nothing else: there a bare list of names is one of fields. */
  readonly isCell: boolean;
}

/** The notes behind the calls of an operation, in lines of text and in rows of tables. */
export function notesOf(endpoint: Pick<Endpoint, 'method' | 'path'>, text: string): Note[] {
  const calls = callsIn(text);
  return calls.flatMap((one, at) => {
    if (!isCallOf(one, endpoint)) return [];
    const line = (text.slice(one.index, calls[at + 1]?.index).split('\n')[0] ?? '').trimEnd();
    const before = text.slice(text.lastIndexOf('\n', one.index) + 1, one.index);
    if (/^\s{0,3}\|/u.test(before)) return rowNote(text, one.index) ?? [];
    return partedNote(ownWords(line.replace(theCall, '')));
  });
}

/** The call itself with its query, and the marks of code around it. */
const theCall = /^\w+[\s`*|]{1,6}[^\s`,;)]+[`*|]{0,3}/u;

/** A note up to the end of its sentence; what leads over to the next call is none of it. */
function ownWords(line: string): string {
  const flat = outside(line);
  const end = sentenceEnd.exec(flat)?.index ?? line.length;
  return line
    .slice(0, end)
    .replace(/(?:[,;]|\s(?:and|then|or))+\s*$/u, '')
    .replace(/^[\s:,–-]+(?=\S)(?![>-])/u, '')
    .replace(/[.\s]+$/u, '');
}

/** A mark behind a word of two letters or more that is no abbreviation. */
const sentenceEnd =
  /(?<=[\p{L}\p{N}\uE012]{2}|[})\]])(?<!(?<!\p{L})(?:max|min|incl|excl|approx|resp|opt|etc|vs|no|nr|e\.g|i\.e))[.!?]\s+(?=\p{L})/iu;

/** Where what is handed in ends, and it is said what comes back. */
const answers =
  /(?:->|→|=>)\s?|(?<=^|[\s,;])(?:(?:and |it |which )?(?:returns?|responds?(?: with)?|answers?(?: with)?|gives back|resp(?:on[sc]e)?(?: is)?)(?=[\s:]):?\s?)|(?<=^|[\uE012})\]][,;:]?\s{0,2}|[,;:]\s)(?=[2-5]\d\d(?![\p{L}\p{N}%]))/iu;

/** A note by its first mark of an answer. */
function partedNote(note: string): Note[] {
  if (note === '') return [];
  const mark = answers.exec(outside(note));
  if (mark === null) return [{ request: note, answer: '', isCell: false }];
  const request = note
    .slice(0, mark.index)
    .replace(/[\s,;:]+$/u, '')
    .trim();
  return [{ request, answer: note.slice(mark.index + mark[0].length).trim(), isCell: false }];
}

const bodyColumn = /body|request|payload|param|input|sends?|fields/iu;
const answerColumn = /response|returns?|answer|result|output|status|success|errors?/iu;

/** What the cells of a call's row say under the heads of their columns; null where there are no such columns. */
function rowNote(text: string, index: number): Note[] | null {
  const lines = text.slice(0, index).split('\n');
  const row = `${lines.at(-1) ?? ''}${text.slice(index).split('\n')[0] ?? ''}`;
  const first = lines.slice(0, -1).findLastIndex((line) => !/^\s{0,3}\|/u.test(line)) + 1;
  const heads = cellsOf(lines[first] ?? '');
  const cells = cellsOf(row);
  const under = (column: RegExp, other: RegExp) =>
    cells.filter((_, at) => column.test(heads[at] ?? '') && !other.test(heads[at] ?? ''));
  const request = under(bodyColumn, answerColumn).filter((cell) => !isNothing.test(cell));
  const answer = under(answerColumn, bodyColumn).filter((cell) => !isNothing.test(cell));
  return request.length + answer.length === 0
    ? null
    : [{ request: request.join(', '), answer: answer.join(', '), isCell: true }];
}

const isNothing = /^(?:[-–—/]|none|n\/a|no body|empty|keine?r?|ninguno|aucun)?$/iu;

function cellsOf(row: string): string[] {
  return row
    .trim()
    .replace(/^\||\|$/gu, '')
    .split(/(?<!\\)\|/u)
    .map((cell) => cell.trim().replaceAll('`', ''));
}
