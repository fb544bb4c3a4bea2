import { BASE_FORM, NOUN, possibleForms } from '../syntax/possible-forms.ts';
import { cuesIn } from './lexicon/cues.ts';
import type { Statement } from './statement.ts';

/** How nouns of deeds end: "invalidation", "billing". */
const deedNoun = /(?:tion|sion|ment|ing|ance|ure|al)$/u;

/**
 * Statements with the first as no demand where it stands alone above the others and only names what they are about: "search index rebuild" is a row
 * of nouns, and no order to search. English.
 */
export function namedDeed(statements: readonly Statement[]): Statement[] {
  return statements.map((one, at) =>
    at === 0 &&
    one.kind === 'requirement' &&
    one.block.kind === 'paragraph' &&
    statements.length > 1 &&
    statements[1]?.block !== one.block &&
    namesDeed(one)
      ? { ...one, kind: 'context', strength: null }
      : one,
  );
}

function namesDeed({ text }: Statement): boolean {
  const words = text
    .replace(/[.!]+$/u, '')
    .toLowerCase()
    .split(' ');
  const [first = ''] = words;
  const last = words.at(-1) ?? '';
  if (words.length < 2 || words.length > mostWords) return false;
  const cues = cuesIn(text, 'en');
  if (cues.get('systemVerb')?.index !== 0 || cues.get('buildVerb')?.index === 0) return false;
  const isDeed = deedNoun.test(last) || has(last, BASE_FORM);
  return has(first, NOUN) && isDeed && words.slice(1).every((word) => has(word, NOUN) || word === last);
}

const mostWords = 4;

function has(word: string, form: number): boolean {
  return (possibleForms(word) & form) !== 0;
}
