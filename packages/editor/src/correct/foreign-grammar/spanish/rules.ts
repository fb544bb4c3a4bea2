import type { ProseRule } from '../../prose-rule.ts';
import { spanishSmallNames } from '../small-names.ts';
import { spanishConfusedWords } from './confused-words.ts';
import { contraction } from './contraction.ts';
import { spanishEsta } from './esta.ts';
import { spanishHaber } from './haber.ts';
import { spanishMas } from './mas.ts';
import { openingMark } from './opening-mark.ts';
import { pluralNounVerb } from './plural-noun-verb.ts';
import { progressive } from './progressive.ts';
import { questionWord } from './question-word.ts';
import { sePreterite } from './se-preterite.ts';
import { spanishWords } from './set-words.ts';

export const spanishRules: readonly ProseRule[] = [
  openingMark,
  questionWord,
  contraction,
  progressive,
  spanishMas,
  spanishWords,
  spanishConfusedWords,
  spanishEsta,
  spanishHaber,
  pluralNounVerb,
  sePreterite,
  spanishSmallNames,
];
