import { contentWords, shareOf } from '../document/content-words.ts';
import type { Composition } from './composition.ts';
import type { Requirement } from './requirement.ts';

/** Share of the title's words from which on a demand is the one the title speaks of. */
const ofTitle = 0.75;

/** The demand that the title of the document speaks of, which the others serve; null where none is. */
export function mainDemand({ requirements, understanding }: Composition): Requirement | null {
  const title = contentWords(understanding.title);
  return (
    requirements.find(({ statement }) => shareOf(title, new Set(contentWords(statement.text))) >= ofTitle) ??
    null
  );
}
