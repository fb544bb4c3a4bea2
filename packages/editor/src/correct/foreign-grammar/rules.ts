import type { ProseRule } from '../prose-rule.ts';
import { dutchNounVerb } from './dutch/noun-verb.ts';
import { dutchWords } from './dutch/set-words.ts';
import { dutchThirdPerson } from './dutch/third-person.ts';
import { elision } from './french/elision.ts';
import { frenchPhrases } from './french/set-phrases.ts';
import { siIl } from './french/si-il.ts';
import { borrowedNoun } from './german/borrowed-noun.ts';
import { dasDass } from './german/das-dass.ts';
import { dassComma } from './german/dass-comma.ts';
import { infinitiveComma } from './german/infinitive-comma.ts';
import { joinedInfinitive } from './german/joined-infinitive.ts';
import { seitSeid } from './german/seit-seid.ts';
import { italianArticle } from './italian/article.ts';
import { italianWords } from './italian/set-words.ts';
import { verbE } from './italian/verb-e.ts';
import { polishThat } from './polish-that.ts';
import { polishWords } from './polish-words.ts';
import { portugueseProgressive } from './portuguese-progressive.ts';
import { portugueseWords } from './portuguese-words.ts';
import { contraction } from './spanish/contraction.ts';
import { spanishMas } from './spanish/mas.ts';
import { openingMark } from './spanish/opening-mark.ts';
import { progressive } from './spanish/progressive.ts';
import { questionWord } from './spanish/question-word.ts';
import { spanishWords } from './spanish/set-words.ts';

/** Grammar and punctuation of the languages with a dictionary, by ISO 639-1 code; only what is certain. */
export const FOREIGN_RULES: Readonly<Record<string, readonly ProseRule[]>> = {
  de: [dasDass, dassComma, infinitiveComma, seitSeid, joinedInfinitive, borrowedNoun],
  fr: [frenchPhrases, siIl, elision],
  es: [openingMark, questionWord, contraction, progressive, spanishMas, spanishWords],
  pt: [portugueseWords, portugueseProgressive],
  it: [italianWords, italianArticle, verbE],
  nl: [dutchThirdPerson, dutchNounVerb, dutchWords],
  pl: [polishWords, polishThat],
};
