import { withCapital } from '../first-letter.ts';
import { cuesIn } from './lexicon/cues.ts';
import { changed, restore } from './mask.ts';
import type { Statement } from './statement.ts';

/** A statement that says something in other words, with what these touch. English. */
export function reworded(one: Statement, said: string): Statement {
  const masked = changed(one.masked, `${withCapital(said)}.`);
  return { ...one, masked, text: restore(masked), topics: new Set(cuesIn(masked.text, 'en').keys()) };
}
