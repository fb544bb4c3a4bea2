import { testExamples } from '../rule-examples.test-data.ts';
import { FOREIGN_LANGUAGES, foreignRules } from './rules.ts';

testExamples((await Promise.all(FOREIGN_LANGUAGES.map(foreignRules))).flat());
