import { numberOf } from '../agreement/noun-number.ts';
import { isVerbBase } from '../lexicon/word-class.ts';
import type { ProseRule } from '../prose-rule.ts';

/** States after "is", behind which nothing can be their object. */
const STATE =
  'full|empty|down|up|ready|missing|available|unavailable|online|offline|slow|busy|idle|open|invalid|valid|wrong|correct|stale|cold|warm|active|inactive|true|false|null|high|low|large|big|small|old|new|green|red|over|unreachable|healthy|unhealthy|dead|alive|present|absent|different|equal|free|stuck|late|done|gone|lost|broken|found|sent|built|written|taken|set|unset|shut';

/** Participles that may have an object behind them: "is called the root". */
const OBJECT_TAKING =
  '(?:call|nam|consider|assign|grant|offer|deem|label|deni|show|ask|promis|award|elect|dubb|term|need|us|want|expect)ed';

/** Verbs without an object. */
const INTRANSITIVE =
  'expires?|expired|fails?|failed|crashe[sd]|crash|starts|started|stops|stopped|restarts|restarted|finishe[sd]|ends|ended|dies|died|hangs|works|arrives?|arrived|disappears?|disappeared|happens?|happened|exists?|existed|occurs?|occurred|appears?|appeared|disconnects?|disconnected|rises|drops';

const DETERMINER = '(?:the|this|our|your|my|their|its|all|each|every|a|an|no)';

/** What the noun behind it is not. */
const NO_NOUN =
  '(?:it|they|we|you|he|she|i|the|a|an|this|that|these|which|who|and|or|of|to|in|on|at|for|with|by|from|is|are|was|were)';

/** What the main clause has behind its subject. */
const FINITE =
  '(?:is|are|was|were|has|have|does|do|did|can|cannot|could|will|would|should|must|may|might|[a-z]{3,14}s|never|always|(?:got|went|came|took|began|became|stayed|kept|lost))';

/** What the main clause has behind many: "clients are", "users can". */
const HELPS_MANY = /^(?:are|were|have|do|did|can|cannot|could|will|would|should|must|may|might)$/i;

/** "When the queue is full the producer blocks": a clause that can have no object ends before the next subject. */
export const subordinateComma: ProseRule = {
  id: 'grammar/subordinate-comma',
  category: 'punctuation',
  message: 'A comma ends a clause that stands before its main clause.',
  pattern: new RegExp(
    String.raw`(?<=(?:^|\n|[.!?] )(?:if|when|once|after|before|as soon as|until|unless|while|whenever|although|because) [^,.;:!?()\n]{2,60} )(?:(?<=\b(?:is|are|was|were|gets?|got|been|be|becomes?|became|isn['’]t|aren['’]t) (?:(?:not|already|still|too|completely|almost|nearly|being) )?)(${STATE}|(?!${OBJECT_TAKING}\b)[a-z]{3,14}ed)|(${INTRANSITIVE}))(?= (?:${DETERMINER} (?:(?!${NO_NOUN}\b)[a-z-]{2,15} ){1,2}${FINITE}\b|(?<many>(?!${NO_NOUN}\b)[a-z]{3,14}s) (?<does>[a-z]{2,14})\b))`,
    'giu',
  ),
  replace: ({ 1: state, 2: verb, groups }) => {
    const { many, does = '' } = groups ?? {};
    const isClause =
      many === undefined || (numberOf(many) === 'many' && (isVerbBase(does) || HELPS_MANY.test(does)));
    return isClause ? `${state ?? verb},` : null;
  },
  examples: [
    ['When the queue is full the producer blocks.', 'When the queue is full, the producer blocks.'],
    [
      'If the service is down clients use the last known values.',
      'If the service is down, clients use the last known values.',
    ],
    ['If the token expires the user is logged out.', 'If the token expires, the user is logged out.'],
    ['After the image is built the pipeline pushes it.', 'After the image is built, the pipeline pushes it.'],
  ],
  counterExamples: [
    'When the node is called the root, it has no parent.',
    'When the queue is full, the producer blocks.',
    'If a user starts the job it runs.',
    'When the disk is full of the old logs, it stops.',
  ],
};
