import type { Strength } from '../../../understand/statement.ts';
import { romanceCase } from './romance-case.ts';
import { ROMANCE } from './romance-grammar.ts';
import { romanceOrdered } from './romance-ordered.ts';
import { romanceRelative } from './romance-relative.ts';
import { romanceTold } from './romance-told.ts';
import { romanceUndergone } from './romance-undergone.ts';
import { romanceVerbless } from './romance-verbless.ts';
import { romanceWanted } from './romance-wanted.ts';

/**
 * A demand that is told as it shall be, or ordered in the infinitive, in the voice of who has to do it: "El cliente firma en la
 * pantalla" → "El cliente DEBE firmar en la pantalla". Null where a word may be taken for another.
 */
export function romanceDemand(prose: string, strength: Strength, language: string): string | null {
  const grammar = ROMANCE[language];
  if (!grammar) return null;
  const inCase = romanceCase(prose, strength, grammar);
  if (inCase !== undefined) return inCase;
  const wanted = romanceWanted(prose, strength, language);
  if (wanted !== null) return wanted;
  const ofWhom = romanceRelative(prose, strength, grammar);
  if (ofWhom !== undefined) return ofWhom;
  return (
    romanceOrdered(prose, strength, grammar) ??
    romanceTold(prose, strength, grammar) ??
    romanceUndergone(prose, strength, grammar) ??
    romanceVerbless(prose, strength, grammar)
  );
}
