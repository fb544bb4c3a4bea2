import { keysIn } from '../../document/keys.ts';
import type { Unit } from '../../document/units.ts';
import { type Draft, draftOf } from '../draft.ts';
import { type Splice, splice, wholeLines } from '../editing/splice.ts';
import { homeOf } from '../target/keyed.ts';
import { wholeWords } from '../target/phrase.ts';

/**
 * A draft without what it only says of things that were not taken: their rows in tables of parts go, or become rows of what was taken where
 * that has none; what asks how they behave asks that of what was taken.
 */
export function withoutRejected(draft: Draft, gone: readonly string[], taken: string): Draft {
  const splices = gone.flatMap((name) => [...rowsOf(draft, name, taken), ...questionsOn(draft, name, taken)]);
  return draftOf(splice(draft.text, splices), draft.request);
}

/** Rows that begin with a name, unless a requirement in them still speaks of it. */
function rowsOf(draft: Draft, name: string, taken: string): Splice[] {
  const rows = draft.units.filter(({ kind, header }) => kind === 'row' && !header);
  const opensWith = (row: Unit, words: string) => row.cells[0]?.trim().toLowerCase() === words.toLowerCase();
  const speaksOf = (key: string) => {
    const home = homeOf(draft, key);
    return home !== null && wholeWords(name, 'i').test(draft.text.slice(home.start, home.end));
  };
  return rows
    .filter((row) => opensWith(row, name) && !keysIn(row.text).some(({ text }) => speaksOf(text)))
    .flatMap((row) => {
      const hasOwn = rows.some((other) => other.section === row.section && opensWith(other, taken));
      return hasOwn
        ? wholeLines(draft.text, row.start, Math.max(row.start, row.end - 1))
        : named(draft, row, name, taken);
    });
}

/** Questions that the document asks of a name by itself, and the cases that point at them. */
function questionsOn(draft: Draft, name: string, taken: string): Splice[] {
  const isOpen = ({ kind, text }: Unit) =>
    kind === 'item' &&
    keysIn(text).some(({ family }) => family === 'Q') &&
    wholeWords(name, 'i').test(text) &&
    !wholeWords(taken, 'i').test(text);
  return draft.units.filter(isOpen).flatMap((unit) => named(draft, unit, name, taken));
}

function named(draft: Draft, { start, end }: Unit, name: string, taken: string): Splice[] {
  return [...draft.text.slice(start, end).matchAll(wholeWords(name, 'gi'))].map(({ index, 0: found }) => ({
    start: start + index,
    end: start + index + found.length,
    text: taken,
  }));
}
