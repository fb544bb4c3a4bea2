import { contentWords } from '../../../document/content-words.ts';
import type { Draft } from '../../draft.ts';

const families = { requirement: /^(?:FR|NFR|REQ|BR)$/u, question: /^Q$/u };

/** The key of the one statement of a kind that holds every word that tells something of a description; null where none or several do. */
export function statementDescribed(draft: Draft, words: string, kind: keyof typeof families): string | null {
  const wanted = contentWords(words);
  if (wanted.length === 0) return null;
  const found = draft.items.filter(({ key, text }) => {
    if (key === null || !families[kind].test(key.family)) return false;
    const held = contentWords(text);
    return wanted.every((word) => held.some((other) => other === word || areForms(other, word)));
  });
  return found.length === 1 ? (found[0]?.key?.text ?? null) : null;
}

/** Letters that two forms of a word begin with at least. */
const STEM = 5;
const areForms = (left: string, right: string) =>
  left.length >= STEM && right.length >= STEM && (left.startsWith(right) || right.startsWith(left));
