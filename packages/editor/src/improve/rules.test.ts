import { testExamples } from '../correct/rule-examples.test-data.ts';
import { ENGLISH_PADDING } from './english/padding/rules.ts';
import { ENGLISH_PARTINGS, ENGLISH_SENTENCES, ENGLISH_VOICE, ENGLISH_WORDINGS } from './english/rules.ts';
import { FOREIGN_PADDING } from './foreign/padding/rules.ts';
import { FOREIGN_IMPROVEMENTS } from './foreign/rules.ts';

testExamples([
  ...ENGLISH_PADDING,
  ...ENGLISH_WORDINGS,
  ...ENGLISH_VOICE,
  ...ENGLISH_PARTINGS,
  ...ENGLISH_SENTENCES,
  ...[...FOREIGN_PADDING.values(), ...FOREIGN_IMPROVEMENTS.values()].flat(),
]);
