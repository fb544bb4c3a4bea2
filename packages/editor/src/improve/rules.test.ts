import { testExamples } from '../correct/rule-examples.test-data.ts';
import { ENGLISH_SENTENCES, ENGLISH_WORDINGS } from './english/rules.ts';
import { FOREIGN_IMPROVEMENTS } from './foreign/rules.ts';

testExamples([...ENGLISH_WORDINGS, ...ENGLISH_SENTENCES, ...[...FOREIGN_IMPROVEMENTS.values()].flat()]);
