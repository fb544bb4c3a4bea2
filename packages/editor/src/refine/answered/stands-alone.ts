import { contentWords } from '../../document/content-words.ts';
import { wordCount } from '../../read/word-count.ts';
import { areKin } from '../claims/kin.ts';
import type { Draft } from '../draft.ts';
import { ownQuestionAnswered } from '../target/question-answered.ts';
import type { Target } from '../target/target.ts';

/** Whether an answer says by itself what it is about. `words` is what was `given`, in the words of the question where those could be used. */
export function standsAlone(
  draft: Draft,
  question: Target,
  { asked, given, words }: { readonly asked: string; readonly given: string; readonly words: string },
): boolean {
  return (
    !opensPointing.test(words) &&
    (isStatement(words) ||
      words !== given ||
      namesSubject(words, asked) ||
      ownQuestionAnswered(draft, words)?.start === question.start)
  );
}

/** What is spoken of only by a pronoun, in languages whose answers are not put in the words of the question. */
const opensPointing =
  /^(?:l[ioae]|gli|os|as|dat|dit|to|je|ich|das|es|eso|ça|cela) \p{Ll}+(?:[aei]|em|t|ą|ę|ej|uje) /u;

/** Whether an answer is long enough to be a sentence and names a thing of the question. */
function namesSubject(words: string, asked: string): boolean {
  const known = contentWords(asked);
  return (
    wordCount(words) >= 4 &&
    !/^(?:it|they|this|that|these|those|yes|no|in|after|for|at|by|from)(?!\p{L})/iu.test(words) &&
    contentWords(words).some((word) => known.some((other) => areKin(word, other)))
  );
}

function isStatement(words: string): boolean {
  return (
    wordCount(words) >= 4 &&
    !/\b(?:it|they|this|these|those|yes|no)\b/iu.test(words) &&
    /\s(?:is|are|was|were|must|should|may|can|will|shall|has|have|needs?|uses?|keeps?|stores?|kept|runs?|sends?|owns?|takes?|expires?|do|does|lasts?|\p{L}{3,20}(?:ed|s))\s/iu.test(
      words,
    )
  );
}
