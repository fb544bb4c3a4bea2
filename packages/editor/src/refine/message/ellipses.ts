import { literal } from '../../read/literal.ts';

const quotation = /(?<open>["“„«]\s?)(?<said>[^"“”„«»\n]{4,300}?)(?<close>\s?["“”»])/gu;
const ellipsis = /\s?(?:…|\.\.\.)\s?/u;
/** Letters that somebody leaves out of what they quote. */
const MOST = 300;
/** Letters that have to be left of it. */
const FEWEST = 8;

/** Feedback in which what is quoted of a document with an ellipsis is quoted in full, where the document has it once or in the same words. */
export function withoutEllipses(feedback: string, document: string): string {
  return feedback.replace(quotation, (whole: string, open: string, said: string, close: string) => {
    const parts = said.split(ellipsis);
    if (parts.length !== 2 || parts.join('').length < FEWEST || parts[0] === '') return whole;
    const [first = '', last = ''] = parts;
    const end = last === '' ? '(?=[.?!|]|$)' : literal(last);
    const pattern = new RegExp(`${literal(first)}[^\\n]{0,${MOST}}?${end}`, 'gmu');
    const found = new Set(document.match(pattern));
    const [only] = found;
    return found.size === 1 && only !== undefined ? `${open}${only}${close}` : whole;
  });
}
