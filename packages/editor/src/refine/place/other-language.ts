import { detectLanguage } from '../../read/language.ts';
import { wordCount } from '../../read/word-count.ts';
import type { Draft } from '../draft.ts';
import { noEffect, type Outcome } from '../instruction.ts';

/** A name or a value of fewer words stands in a document of any language. */
const FEWEST = 4;

/** How sure the language of a sentence has to be, and how much more than that of the document. */
const SURE = 0.4;
const CLEARLY = 3;

/** What comes of words that a document cannot say, since they are in another language than it and what it `asked`; null where they are not. */
export function inOtherLanguage(draft: Draft, words: string, asked = ''): Outcome | null {
  // what asks in another language than the rest is answered in it
  if (asked !== '' && detectLanguage(asked).language !== draft.language) return null;
  return isInOtherLanguage(draft, words)
    ? noEffect(
        draft,
        'This is in another language than the document; say it in the words that are to stand there.',
      )
    : null;
}

/** Whether words are a sentence in another language than the document. */
export function isInOtherLanguage(draft: Draft, words: string): boolean {
  if (wordCount(words) < FEWEST || /["“„«`]/u.test(words)) return false;
  const { language, confidence, candidates } = detectLanguage(words);
  const own = candidates.find((one) => one.language === draft.language)?.confidence ?? 0;
  return language !== draft.language && confidence >= SURE && confidence >= own * CLEARLY;
}
