import type { ProseRule } from '../../prose-rule.ts';
import { dutchSmallNames } from '../small-names.ts';
import { comparativeDan } from './comparative-dan.ts';
import { dutchConfusedWords } from './confused-words.ts';
import { dutchNounVerb } from './noun-verb.ts';
import { dutchParticiple } from './participle.ts';
import { dutchPluralSubject } from './plural-subject.ts';
import { dutchWords } from './set-words.ts';
import { dutchSubjectVerb } from './subject-verb.ts';
import { dutchThirdPerson } from './third-person.ts';

export const dutchRules: readonly ProseRule[] = [
  dutchThirdPerson,
  dutchNounVerb,
  dutchWords,
  dutchSubjectVerb,
  dutchPluralSubject,
  dutchParticiple,
  dutchConfusedWords,
  comparativeDan,
  dutchSmallNames,
];
