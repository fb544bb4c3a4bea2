import { contentWords } from '../../../document/content-words.ts';
import type { Draft } from '../../draft.ts';
import { parametersIn } from '../../endpoints/parameter-edits.ts';
import { recordsWith } from '../../records/find.ts';

const families = { requirement: /^(?:FR|NFR|REQ|BR)$/u, question: /^Q$/u };

/** The key of the one statement of a kind that holds every word that tells something of a description; null where none or several do. */
export function statementDescribed(draft: Draft, words: string, kind: keyof typeof families): string | null {
  const wanted = contentWords(words);
  // a field or a parameter of that name is what is spoken of, and no sentence about it
  if (wanted.length === 0 || (kind === 'requirement' && isNameInDesign(draft, words))) return null;
  const found = draft.items.filter(({ key, text }) => {
    if (key === null || !families[kind].test(key.family)) return false;
    const held = contentWords(text);
    return wanted.every((word) => held.some((other) => other === word || areForms(other, word)));
  });
  return found.length === 1 ? (found[0]?.key?.text ?? null) : null;
}

function isNameInDesign(draft: Draft, words: string): boolean {
  const name = words.trim().replace(/^(?:the|an?) /iu, '');
  return recordsWith(draft, name).length > 0 || parametersIn(draft).some((one) => one.name === name);
}

/** Letters that two forms of a word begin with at least. */
const STEM = 5;
const areForms = (left: string, right: string) =>
  left.length >= STEM && right.length >= STEM && (left.startsWith(right) || right.startsWith(left));
