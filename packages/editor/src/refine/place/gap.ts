import type { PhraseKey, Phrases } from '../../formats/phrases/phrase.ts';
import { phrasesOf } from '../../formats/phrases.ts';
import { literal } from '../../read/literal.ts';

/** These say something beside what is open. */
const stating: ReadonlySet<string> = new Set<PhraseKey>(['gapVersionInPath']);
const patterns = new Map<string, RegExp>();

/** Whether words are what a document of a language says under a heading of which its input says nothing. */
export function isGap(language: string, words: string): boolean {
  const pattern = patterns.get(language) ?? patternOf(phrasesOf(language));
  patterns.set(language, pattern);
  return pattern.test(words);
}

function patternOf(phrases: Phrases): RegExp {
  const gaps = Object.entries(phrases)
    .filter(([key]) => /^(?:gap|promptGap)\p{Lu}/u.test(key) && !stating.has(key))
    .map(([, phrase]) =>
      phrase
        .split(/\{\w{1,30}\}/u)
        .map(literal)
        .join('[^.;。；]{1,120}?'),
    );
  return new RegExp(`^(?:${gaps.join('|')})$`, 'u');
}
