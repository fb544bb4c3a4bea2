import { testExamples } from '../correct/rule-examples.test-data.ts';
import { ENGLISH_IMPROVEMENTS } from './english/rules.ts';
import { FOREIGN_IMPROVEMENTS } from './foreign/rules.ts';

testExamples([...ENGLISH_IMPROVEMENTS, ...[...FOREIGN_IMPROVEMENTS.values()].flat()]);
