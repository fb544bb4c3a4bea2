import { contentWords } from '../../document/content-words.ts';
import type { Draft } from '../draft.ts';

/** Words that say nothing about a subject, beside the stop words. */
const emptyWords = new Set(
  contentWords(
    'write give tell show get go come take know think see look find need like good bad better best nice great thing things stuff way time day today tomorrow yesterday people man new old big small lot bit please thank really work works year week month help question answer say says said use uses used using much many make makes made want wants again still someone somebody anyone anybody next first last el la los las de del en un una es son que con por para se su al le les des du et est sont une dans pour sur par au aux ce cette qui der die das den dem ein eine und ist sind im von zu mit auf für bei nicht pas no',
  ),
);

/** The words of a clause that say what it is about, stemmed, each once. */
export function subjectsOf(clause: string): string[] {
  return [...new Set(contentWords(clause))].filter((word) => !emptyWords.has(word) && !/^\d+$/u.test(word));
}

/** What the document and its input speak of, in small letters. */
export function knownText(draft: Draft): string {
  return `${draft.text}\n${draft.request.originalInput}`.toLowerCase();
}

/** Tells whether a text speaks of a stemmed word. */
export function hasKnown(known: string): (word: string) => boolean {
  const held = new Set(contentWords(known));
  return (word) => held.has(word);
}

/** How much of what a clause speaks of a text speaks of too, 0..1; 0 where the clause names nothing. */
export function shareHeld(clause: string, known: string): number {
  const words = subjectsOf(clause);
  return words.length === 0 ? 0 : words.filter(hasKnown(known)).length / words.length;
}
