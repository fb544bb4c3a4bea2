import { gerund } from '../../correct/grammar/gerund.ts';
import { questionMark } from '../../correct/grammar/question-mark.ts';
import type { ProseRule } from '../../correct/prose-rule.ts';
import { abbreviation } from './abbreviation.ts';
import { ability } from './ability.ts';
import { acronym } from './acronym.ts';
import { capability } from './capability.ts';
import { chatAre, chatShorthand } from './chat-shorthand.ts';
import { factThat } from './fact-that.ts';
import { filler } from './filler.ts';
import { fragment } from './fragment.ts';
import { greetedQuestion } from './greeted-question.ts';
import { greetingComma } from './greeting-comma.ts';
import { letting } from './letting.ts';
import { longSentence } from './long-sentence.ts';
import { manner } from './manner.ts';
import { nominalization } from './nominalization.ts';
import { openingOpinion } from './opening-opinion.ts';
import { otherwise } from './otherwise.ts';
import { looseNumber } from './padding/approximation.ts';
import { presentTime } from './present-time.ts';
import { reasonBecause } from './reason-because.ts';
import { redundancy } from './redundancy.ts';
import { repeatedExclamation } from './repeated-exclamation.ts';
import { responsibility } from './responsibility.ts';
import { runOn } from './run-on.ts';
import { saidTwice } from './said-twice.ts';
import { shortProblem } from './short-problem.ts';
import { splicedClause } from './spliced-clause.ts';
import { thereAre } from './there-are.ts';
import { activeVoice } from './voice/active-voice.ts';
import { performedNoun } from './voice/performed-noun.ts';
import { wordiness } from './wordiness.ts';

/** What makes the words of English prose plainer; sentences stay as they are cut. */
export const ENGLISH_WORDINGS: readonly ProseRule[] = [
  greetingComma,
  filler,
  ability,
  capability,
  reasonBecause,
  openingOpinion,
  shortProblem,
  responsibility,
  nominalization,
  manner,
  presentTime,
  looseNumber,
  wordiness,
  redundancy,
  chatShorthand,
  chatAre,
  abbreviation,
  acronym,
];

/** What turns the clauses of English prose about, which documents put in their own way. */
export const ENGLISH_VOICE: readonly ProseRule[] = [
  activeVoice,
  performedNoun,
  thereAre,
  letting,
  factThat,
  saidTwice,
  gerund,
];

/** What parts long sentences of English prose, and joins what belongs together. */
export const ENGLISH_PARTINGS: readonly ProseRule[] = [fragment, longSentence];

/** What cuts and ends the sentences of English prose, once long ones are parted. */
export const ENGLISH_SENTENCES: readonly ProseRule[] = [
  runOn,
  splicedClause,
  otherwise,
  repeatedExclamation,
  questionMark,
  greetedQuestion,
];
