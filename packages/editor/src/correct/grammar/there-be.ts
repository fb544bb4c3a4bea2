import { likeFirst } from '../lexicon/clause.ts';
import { PLURAL_NOUN, SINGULAR_NOUN } from '../lexicon/nouns.ts';
import type { ProseRule } from '../prose-rule.ts';

const OTHER: Readonly<Record<string, string>> = { is: 'are', was: 'were', are: 'is', were: 'was' };

/** "there is many tickets", "is there any updates", "there are a problem". */
export const thereBe: ProseRule = {
  id: 'grammar/there-be',
  category: 'grammar',
  message: 'The verb after "there" agrees with what follows.',
  pattern: new RegExp(
    String.raw`\b(?:(there )(is|was)(?= (?:also |still |now |only )?(?:(?:many|several|two|three|four|five|multiple|various) [a-z]|(?:far |way )?to(?:o)? many\b|(?:a lot of|plenty of|a couple of|a few) (?:${PLURAL_NOUN})(?! [a-z]+s\b)\b|(?:some|no|a few|lots of|other|new) (?:${PLURAL_NOUN})(?! [a-z]+s\b)\b(?:[.,;!?\n]|$| (?:in|on|at|with|for|that|which|left|to|and|from|open|because|when)\b)))|(is|was)( there)(?= (?:any|many|some|other) (?:${PLURAL_NOUN})\b)|(there['’]s)(?= (?:also |still |now )?(?:many|several|two|three|four|five|multiple|various) [a-z])|(there )(is|was)(?=n['’]t any (?:${PLURAL_NOUN})\b)|(there )(are|were)(?= an? (?!(?:few|lot|number|couple|handful|bunch|dozen|hundred|thousand|million|variety|series|set|range|group|good|great|pair|total|maximum|minimum|wide|large|huge|growing)\b)(?:[a-z]{3,14} )?(?:condition|${SINGULAR_NOUN})(?:[.,;!?\n]|$| (?:in|on|at|with|for|that|which|when|because)\b)))`,
    'giu',
  ),
  replace: ([
    ,
    there,
    singular,
    asked = '',
    askedThere,
    contracted,
    deniedThere,
    denied = '',
    plainThere,
    plural = '',
  ]) => {
    if (contracted !== undefined) return likeFirst('there are', contracted);
    if (deniedThere !== undefined) return `${deniedThere}${OTHER[denied] ?? denied}`;
    if (there !== undefined) return `${there}${OTHER[singular ?? ''] ?? singular}`;
    if (plainThere !== undefined) return `${plainThere}${OTHER[plural] ?? plural}`;
    return `${likeFirst(OTHER[asked.toLowerCase()] ?? asked, asked)}${askedThere}`;
  },
  examples: [
    ['There is a lot of errors in it.', 'There are a lot of errors in it.'],
    ['There is many open tickets.', 'There are many open tickets.'],
    ["There isn't any tests.", "There aren't any tests."],
    ['There was to many open files.', 'There were to many open files.'],
    ['Is there any updates?', 'Are there any updates?'],
    ['There are a problem with it.', 'There is a problem with it.'],
    ["There's several ways.", 'There are several ways.'],
    ['There are a small bug in it.', 'There is a small bug in it.'],
    ['there was no errors in the log', 'there were no errors in the log'],
  ],
  counterExamples: [
    'There is a list of users.',
    'There are a number of ways.',
    'There are a couple error pages.',
    'There are a few user tests that fail.',
    'There is no users table.',
    'There is data to read.',
  ],
};
