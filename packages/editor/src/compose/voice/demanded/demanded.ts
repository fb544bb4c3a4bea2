import type { Strength } from '../../../understand/statement.ts';
import { existingDemand } from './existing.ts';
import { germanDemand } from './german.ts';
import { romanceDemand } from './romance.ts';

/**
 * A demand without a word that binds, in the voice of who has to do it and with that word in capitals: "Il cliente riceve una
 * mail" → "Il cliente DEVE ricevere una mail". Masked prose; null in other languages and where the sentence is not sure to be read.
 *
 * @param language BCP 47 primary subtag
 */
export function demandedSentence(prose: string, strength: Strength, language: string): string | null {
  const existing = existingDemand(prose, strength, language);
  if (existing !== null) return existing;
  return language === 'de' ? germanDemand(prose, strength) : romanceDemand(prose, strength, language);
}
