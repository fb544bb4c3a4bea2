import { contentWords } from '../../document/content-words.ts';
import type { DocumentWords } from './document-words.ts';
import type { Operation } from './intent.ts';
import { kindNamed } from './kinds.ts';
import { shapeOf, type Token } from './tokens.ts';

/** What can be seen of a clause as a whole: how it is worded, and what of the document stands where in it. */
export function clauseSignals(tokens: readonly Token[], held: DocumentWords): string[] {
  const frame = frameOf(tokens, held);
  const after = (at: number) => frame[at] ?? '>';
  return [
    ...new Set([
      ...frame.map((word) => `has ${word}`),
      ...frame.slice(1).map((word, at) => `pair ${frame[at]} ${word}`),
      ...frame.slice(2).map((word, at) => `three ${frame[at]} ${frame[at + 1]} ${word}`),
      ...frame.slice(2).map((word, at) => `apart ${frame[at]} ${word}`),
      `opens ${after(0)}`,
      `opens ${after(0)} ${after(1)}`,
      `opens ${after(0)} ${after(1)} ${after(2)}`,
      `ends ${frame.slice(-1).join(' ')}`,
      `ends ${frame.slice(-2).join(' ')}`,
      `ends ${frame.slice(-3).join(' ')}`,
      ...tokens.flatMap(formsOf),
    ]),
  ];
}

/** What can be seen of each token of an order: itself, what stands around it, and whether the document has it. */
export function tokenSignals(
  tokens: readonly Token[],
  operation: Operation,
  held: DocumentWords,
): string[][] {
  return tokens.map((_, at) => signalsAt(tokens, at, operation, held));
}

function signalsAt(
  tokens: readonly Token[],
  at: number,
  operation: Operation,
  held: DocumentWords,
): string[] {
  const word = (place: number) => wordAt(tokens, place);
  const plain = (place: number) => tokens[place]?.text.toLowerCase() ?? (place < 0 ? '<' : '>');
  const shape = (place: number) => {
    const token = tokens[place];
    return token ? shapeOf(token, place) : 'none';
  };
  const token = tokens[at];
  const around = [
    `w ${plain(at)}`,
    `w-1 ${word(at - 1)}`,
    `w+1 ${word(at + 1)}`,
    `w-2 ${word(at - 2)} ${word(at - 1)}`,
    `w+2 ${word(at + 1)} ${word(at + 2)}`,
    `w-1w ${word(at - 1)} ${plain(at)}`,
    `ww+1 ${plain(at)} ${word(at + 1)}`,
    `shape ${shape(at)}`,
    `shapes ${shape(at - 1)} ${shape(at)} ${shape(at + 1)}`,
    `quoted ${token?.quotation ?? 0}`,
    `held ${heldAs(token, held)}`,
    `held ${heldAs(tokens[at - 1], held)} ${heldAs(token, held)} ${heldAs(tokens[at + 1], held)}`,
  ];
  return [
    ...around,
    ...around.map((signal) => `${operation} ${signal}`),
    `${operation} w-2 ${word(at - 2)}`,
    `${operation} w+2 ${word(at + 2)}`,
    `${operation} end ${plain(at).slice(-3)}`,
    `${operation} place ${at < 3 ? at : 'far'} ${tokens.length - at < 3 ? tokens.length - at : 'far'}`,
  ];
}

/** The wording of a clause without its subject: what the document holds stands for all that documents hold. */
function frameOf(tokens: readonly Token[], held: DocumentWords): string[] {
  const frame = tokens.map((token, at) => frameWord(token, at, held));
  return frame.filter((word, at) => !(word.startsWith('<') && word === frame[at - 1]));
}

const unit =
  /^(?:s|ms|secs?|seconds?|minutes?|mins?|hours?|h|days?|weeks?|months?|years?|[mgkt]b|%|percent|eur|usd|euros?|points?|pts?|times|requests?|rows?|users?|characters?|chars)$/iu;

function frameWord(token: Token, at: number, held: DocumentWords): string {
  const shape = shapeOf(token, at);
  const text = token.text.toLowerCase();
  if (shape === 'key') return `<${token.text.replace(/-.*/u, '')}>`;
  if (shape === 'mark') return text;
  if (token.quotation > 0) return '<quoted>';
  if (!/^(?:word|first|name|capitals)$/u.test(shape)) return `<${shape}>`;
  if (unit.test(text)) return '<unit>';
  const kind = text.length > 3 || text === 'ac' ? kindNamed(text) : null;
  if (kind !== null) return `<kind ${kind}>`;
  const place = heldAs(token, held);
  if (place === 'stop') return text;
  if (place !== 'new') return `<${place}>`;
  return shape === 'name' || shape === 'capitals' ? '<name>' : text;
}

const LETTERS = /^\p{L}+$/u;

/** A word as it is and how it begins and ends, so that its other forms and misspellings count too. */
function formsOf({ text }: Token): string[] {
  const word = text.toLowerCase();
  if (!LETTERS.test(word)) return [];
  return word.length > 4
    ? [
        `word ${word}`,
        `begins ${word.slice(0, 4)}`,
        `begins ${word.slice(0, 5)}`,
        `ends in ${word.slice(-3)}`,
      ]
    : [`word ${word}`];
}

/** A word as its neighbours see it: what says nothing by itself but what it is stands for all of its sort. */
function wordAt(tokens: readonly Token[], at: number): string {
  const token = tokens[at];
  if (!token) return at < 0 ? '<' : '>';
  const shape = shapeOf(token, at);
  if (shape !== 'word' && shape !== 'first' && shape !== 'mark') return `<${shape}>`;
  return token.quotation > 0 && shape !== 'mark' ? '<quoted>' : token.text.toLowerCase();
}

/** Where the document has a word: in a heading, elsewhere or nowhere. */
function heldAs(token: Token | undefined, { words, headings }: DocumentWords): string {
  if (!token) return '-';
  const [stem] = contentWords(token.text);
  if (stem === undefined) return 'stop';
  if (headings.has(stem)) return 'heading';
  return words.has(stem) ? 'held' : 'new';
}
