import type { ProseRule } from '../../prose-rule.ts';
import { dutchNounVerb } from './noun-verb.ts';
import { dutchWords } from './set-words.ts';
import { dutchThirdPerson } from './third-person.ts';

export const dutchRules: readonly ProseRule[] = [dutchThirdPerson, dutchNounVerb, dutchWords];
