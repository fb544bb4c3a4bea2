import { isMass } from '../agreement/noun-number.ts';
import { SINGULAR_NOUN } from '../lexicon/nouns.ts';
import { mayStandAlone } from '../lexicon/quantifiers.ts';
import { PLAIN_BASE } from '../lexicon/verbs.ts';
import { isRegularVerb, pluralOf } from '../lexicon/word-class.ts';
import type { ProseRule } from '../prose-rule.ts';

/** What stands behind a number mostly because it is counted; a "500 error" and "version 3 files" are others. */
const COUNTED = 'sprint|user|customer|retry|attempt|developer|engineer|replica|ticket|bug|server|node|team';

/** Words after which a number counts. */
const COUNTS =
  'every|last|past|next|first|after|about|around|only|for|in|over|takes?|took|from|has|have|had|needs?|with|than|are|least|within|got|nearly|almost|by|wait|waited|another|of|to|and|or|up to';

export const pluralAfterQuantifier: ProseRule = {
  id: 'grammar/plural-after-quantifier',
  category: 'grammar',
  message: 'The noun after this quantifier is plural.',
  pattern: new RegExp(
    String.raw`\b(?:((?:${COUNTS}) (?!1 )\d{1,4}) ((?:(?:open|support|new|failed|failing|active|paying|feature|test|user) )?(?:${COUNTED})|test case|request(?= per\b|[.,;!?\n]|$))(?=[.,;!?)]|$|\n(?!\n*\p{Ll})| (?:about|ago|and|or|per|until|to|from|of|in|on|at|for|but|because|when|with|after|before|that|who|are|were|now|later|again)\b)|(all (?:the|our|my|your)) (?!(?:time|way|day|week|month|year|place|thing|page|app|application|website|code|company|country|city|school|house|process|system|program|machine|book|movie|culture|effort|session|payload|document|response|report|event|page|screen|file|table|database|message|body|project|image|form|object|string)\b)(${SINGULAR_NOUN})(?= (?:are|were|have|had|went|go|get|got|fail|failed|return|returned|must|should|need)\b)|(all) (?!(?:access|team|work|image|document|product|effort|business|environment|language|culture|development|program|cart|trip|travel|vehicle|theme|class|body|thread|string|object|payload|change|traffic|code)\b)(${SINGULAR_NOUN})(?= (?:must|should|have|are|were|need)\b)|(?!both [a-z]{2,20}(?:,| (?:in|to|from|with|for|on|at)\b))((?:many|several|multiple|all these|these|those|both|a few|some of the|one of the|two|three|four|five))(?: )(${SINGULAR_NOUN})(?!(?<=\bboth [a-z]{1,20}) (?:and|or)\b| (?:and|or) [a-z]{2,20} [a-z]{2,20}s\b)(?=\s*(?:[.,;!?]|$|\n(?!\n*\p{Ll})| (?:are|were|have|had|do|did|can|cannot|will|should|must|in|on|at|of|to|from|with|for|and|or|that|which|when|because|but|fail|failed|failing|complain|see|get|need|want|ask|use|${PLAIN_BASE})\b)))`,
    'giu',
  ),
  replace: ([, count, counted, all, each, every, any, quantifier, noun], { prose, from }) =>
    // "some of the code of it"
    (/^some of/i.test(quantifier ?? '') && isMass(noun ?? '')) ||
    // "the multiple flag"
    (quantifier === 'multiple' && /\bthe $/.test(prose.slice(Math.max(0, from - 5), from))) ||
    // a capital within a sentence belongs to a name: "the Gang of Four book"
    (/^[A-Z]/.test(quantifier ?? '') && /[\p{L},] $/u.test(prose.slice(Math.max(0, from - 2), from)))
      ? null
      : // "both report, and the older one wins"
        quantifier !== undefined &&
          isRegularVerb(noun ?? '') &&
          mayStandAlone(quantifier, prose, from) &&
          /^both/i.test(quantifier)
        ? null
        : `${count ?? all ?? every ?? quantifier} ${pluralOf(counted ?? each ?? any ?? noun ?? '')}`,
  examples: [
    ['many user are affected', 'many users are affected'],
    ['it is one of the reason.', 'it is one of the reasons.'],
    ['It took about 3 sprint.', 'It took about 3 sprints.'],
    ['We have 17 support ticket about it.', 'We have 17 support tickets about it.'],
    ['It has 300 request per second.', 'It has 300 requests per second.'],
    ['all the request went there', 'all the requests went there'],
    ['Many user complain about it.', 'Many users complain about it.'],
    ['All endpoint must be documented.', 'All endpoints must be documented.'],
    ['several query fail', 'several queries fail'],
  ],
  counterExamples: [
    'It has no use for the multiple flag.',
    'as many image and text widgets as you like',
    'two time zones',
    'Look at some of the code of it.',
    'many file types',
    'these test cases',
    'several users are here',
    'in 1 sprint',
    'It has 3 test user accounts.',
    'It makes several response\nfutures at once.',
    'after 3 ticket updates',
    'with 500 error pages',
    'all the time',
    'It works on both client, server sides.',
    'Both result in an error.',
    'Link lost: both log, and the base station decides.',
    'The Gang of Four book is a catalog.',
    'sprint 3 ticket',
  ],
};
