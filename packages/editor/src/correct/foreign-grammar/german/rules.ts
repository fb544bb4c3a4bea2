import type { ProseRule } from '../../prose-rule.ts';
import { aberComma } from './aber-comma.ts';
import { borrowedNoun } from './borrowed-noun.ts';
import { comparativeAls } from './comparative-als.ts';
import { germanConfusedWords } from './confused-words.ts';
import { dasDass } from './das-dass.ts';
import { dassClause } from './dass-clause.ts';
import { dassComma } from './dass-comma.ts';
import { genitivePreposition } from './genitive-preposition.ts';
import { indefinitePronoun } from './indefinite-pronoun.ts';
import { infinitiveComma } from './infinitive-comma.ts';
import { initialInfinitiveComma } from './initial-infinitive-comma.ts';
import { joinedInfinitive } from './joined-infinitive.ts';
import { languageNoun } from './language-noun.ts';
import { mailCompound } from './mail-compound.ts';
import { mainClauseComma } from './main-clause-comma.ts';
import { nounInfinitiveComma } from './noun-infinitive-comma.ts';
import { nounSuffix } from './noun-suffix.ts';
import { pluralNounVerb } from './plural-noun-verb.ts';
import { germanPluralSubject } from './plural-subject.ts';
import { relativeComma } from './relative-comma.ts';
import { seitSeid } from './seit-seid.ts';
import { seitdem } from './seitdem.ts';
import { germanWords } from './set-words.ts';
import { sondernComma } from './sondern-comma.ts';
import { subordinateComma } from './subordinate-comma.ts';
import { timeAdverb } from './time-adverb.ts';
import { unitCapital } from './unit-capital.ts';
import { verbalNoun } from './verbal-noun.ts';
import { widerWieder } from './wider-wieder.ts';

export const germanRules: readonly ProseRule[] = [
  germanConfusedWords,
  dasDass,
  dassClause,
  dassComma,
  subordinateComma,
  mailCompound,
  mainClauseComma,
  aberComma,
  sondernComma,
  relativeComma,
  infinitiveComma,
  initialInfinitiveComma,
  nounInfinitiveComma,
  genitivePreposition,
  pluralNounVerb,
  seitSeid,
  seitdem,
  joinedInfinitive,
  borrowedNoun,
  verbalNoun,
  nounSuffix,
  languageNoun,
  comparativeAls,
  widerWieder,
  indefinitePronoun,
  timeAdverb,
  germanWords,
  germanPluralSubject,
  unitCapital,
];
