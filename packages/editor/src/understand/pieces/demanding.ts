import { ordersThing } from '../clause/orders-thing.ts';
import { changed, type Masked } from '../mask.ts';
import { piecesIn } from './pieces-of.ts';

/** How likely the labels of a sentence have to be, on the whole. */
const LIKELY = 0.7;

/** Words that bind, among those that bind or permit. */
const binds =
  /(?<!\p{L})(?:must|shall|should|ought|has to|have to|needs?|wants?|wanted|please|pls|let['’]?s|supposed|asked for|asks for|insists?|demands?|would like|there (?:must|has to|have to|should) be)(?!\p{L})/iu;

/** Whether an English sentence orders, binds or asks for something by the labels of its words, and tells nothing besides. */
export function demandsByPieces(prose: string): boolean {
  if (ordersThing(prose)) return true;
  const pieced = piecesIn(prose);
  if (pieced === null || pieced.pieces.some(({ label }) => /[FQ]/u.test(label))) return false;
  if (mean(pieced.sure) < LIKELY) return false;
  const said = pieced.pieces.filter(({ label }) => label !== 'T');
  const [first] = pieced.pieces;
  // "We poll it every 2 s": who writes does so today
  const tells = first?.label === 'T' && /(?<!\p{L})(?:we|i)\s*$/iu.test(first.text);
  const isOrder = !tells && /^N?V/u.test(said.map(({ label }) => label).join(''));
  return isOrder || said.some(({ label, text }) => label === 'M' && binds.test(text));
}

/** Whether a clause only talks, by the labels of its words: "don't care which". English. */
export function isTalk(prose: string): boolean {
  const pieced = piecesIn(prose);
  if (pieced === null || mean(pieced.sure) < LIKELY) return false;
  return pieced.pieces.every(({ label }) => label === 'T');
}

function mean(all: readonly number[]): number {
  return all.reduce((sum, one) => sum + one, 0) / all.length;
}

/** A sentence without the talk at its end: "…, don't care which". English. */
export function withoutTalk(sentence: Masked): Masked {
  const pieced = piecesIn(sentence.text);
  const said = pieced?.pieces.filter(({ text }) => /[\p{L}\p{N}\uE010]/u.test(text)) ?? [];
  const last = said.at(-1);
  if (pieced === null || last?.label !== 'T' || said.length < 2) return sentence;
  if (mean(pieced.sure.slice(last.first, last.last + 1)) < LIKELY) return sentence;
  const before = sentence.text.slice(0, pieced.tree.word(last.first)?.start).replace(/[\s,;:–-]+$/u, '');
  return changed(sentence, `${before}.`);
}
