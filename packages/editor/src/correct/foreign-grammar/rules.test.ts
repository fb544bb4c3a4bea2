import { testExamples } from '../rule-examples.test-data.ts';
import { FOREIGN_RULES } from './rules.ts';

testExamples(Object.values(FOREIGN_RULES).flat());
