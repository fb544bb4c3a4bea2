import { countWhole } from '../read/missing-protected.ts';
import { type Breach, breach } from './breach.ts';
import type { MarkedText } from './marked-text.ts';

/**
 * Protected parts of the source that the answer lost.
 *
 * @param everyTime whether each must stand there as often as in the source, not only once
 */
export function lostParts(source: Pick<MarkedText, 'spans'>, answer: string, everyTime = false): Breach[] {
  const wanted = new Map<string, number>();
  for (const { text } of source.spans) wanted.set(text, (wanted.get(text) ?? 0) + 1);
  return [...wanted]
    .filter(([text, times]) => countWhole(answer, text) < (everyTime ? times : 1))
    .map(([text]) => breach('lost', 'A part that must stand there as it is, is missing.', text));
}
