import type { ProseRule } from '../../prose-rule.ts';
import { frenchSmallNames } from '../small-names.ts';
import { aAccent } from './a-accent.ts';
import { ceSe } from './ce-se.ts';
import { clauseWords } from './clause-words.ts';
import { elision } from './elision.ts';
import { futurePerson } from './future-person.ts';
import { infinitive } from './infinitive.ts';
import { leurLeurs } from './leur-leurs.ts';
import { lostApostrophe } from './lost-apostrophe.ts';
import { nePas } from './ne-pas.ts';
import { participleAfterAuxiliary } from './participle-after-auxiliary.ts';
import { participleAfterEtre } from './participle-after-etre.ts';
import { participleAgreement } from './participle-agreement.ts';
import { pluralDeterminer } from './plural-determiner.ts';
import { pluralNounVerb } from './plural-noun-verb.ts';
import { pluralPronoun } from './plural-pronoun.ts';
import { pluralPronounVerb } from './plural-pronoun-verb.ts';
import { questionHyphen } from './question-hyphen.ts';
import { saCa } from './sa-ca.ts';
import { frenchPhrases } from './set-phrases.ts';
import { siIl } from './si-il.ts';
import { singularNounVerb } from './singular-noun-verb.ts';
import { verbPerson } from './verb-person.ts';

export const frenchRules: readonly ProseRule[] = [
  frenchPhrases,
  siIl,
  elision,
  lostApostrophe,
  clauseWords,
  saCa,
  ceSe,
  aAccent,
  participleAfterAuxiliary,
  infinitive,
  nePas,
  verbPerson,
  pluralPronoun,
  pluralPronounVerb,
  futurePerson,
  questionHyphen,
  pluralDeterminer,
  participleAgreement,
  participleAfterEtre,
  pluralNounVerb,
  singularNounVerb,
  frenchSmallNames,
  leurLeurs,
];
