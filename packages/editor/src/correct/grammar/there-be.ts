import { type GrammaticalNumber, numberOf } from '../agreement/noun-number.ts';
import { areModifiers, likeFirst, pluralAuxiliary, singularAuxiliary } from '../lexicon/clause.ts';
import type { ProseRule } from '../prose-rule.ts';

/** What shows many, whatever follows. */
const MANY = /^(?:many|several|two|three|four|five|multiple|various|too many|to many)$/;

/** What stands behind the noun, so that it is the whole of what is there. */
const FOLLOWS =
  /^(?:[.,;:!?)\n–—]|$| (?:in|on|at|with|for|of|that|which|who|left|to|and|or|from|open|because|when|where|while|but|here|by|between|during|after|before|it|we|you|they|i|the)(?![\p{L}'’-]))/iu;

/** "A few", "a lot of": one in form and many in number. */
const NOTIONAL =
  /^(?:few|lot|lots|number|couple|handful|bunch|dozen|hundred|thousand|million|variety|series|set|range|group|great|pair|total|maximum|minimum|wide|large|huge|growing|plenty|majority|minority|collection|list|multitude|myriad|plethora|host)$/;

/** "there is many tickets", "is there any updates", "there are a problem", "here are an overview". */
export const thereBe: ProseRule = {
  id: 'grammar/there-be',
  category: 'grammar',
  message: 'The verb agrees with what is there.',
  pattern: /\b(?:(there|here)(?:(['’]s)| ((?:is|was|are|were)(?:n['’]t)?))|(is|was|are|were) there)(?= )/giu,
  replace: ([whole, first = '', contracted, verb, asked], { prose, from }) => {
    const number = numberBehind(prose.slice(from + whole.length, from + whole.length + REACH));
    if (number === null) return null;
    if (contracted !== undefined) return number === 'many' ? `${first} are` : null;
    const written = verb ?? asked ?? '';
    const right = number === 'one' ? singularAuxiliary(written) : pluralAuxiliary(written);
    if (right === undefined) return null;
    return asked === undefined ? `${first} ${right}` : `${likeFirst(right, asked)} there`;
  },
  examples: [
    ['There is a lot of errors in it.', 'There are a lot of errors in it.'],
    ['There is many open tickets.', 'There are many open tickets.'],
    ["There isn't any tests.", "There aren't any tests."],
    ['There was to many open files.', 'There were to many open files.'],
    ['There is way too many open files.', 'There are way too many open files.'],
    ['Is there any updates?', 'Are there any updates?'],
    ['There are a problem with it.', 'There is a problem with it.'],
    ['There is about 40 tables in it.', 'There are about 40 tables in it.'],
    ["There's several ways.", 'There are several ways.'],
    ['There are a small bug in it.', 'There is a small bug in it.'],
    ['there was no errors in the log', 'there were no errors in the log'],
    ['If there is any warnings, they go to a file.', 'If there are any warnings, they go to a file.'],
    ['Here are an overview of it.', 'Here is an overview of it.'],
  ],
  counterExamples: [
    'There is a list of users.',
    'There are a number of ways.',
    'There are a couple error pages.',
    'There are a few user tests that fail.',
    'There is no users table.',
    'There is data to read.',
    'There is about 40 kB of it.',
    'There is a 40 tables limit.',
    'There is no notion of labels.',
    'Here is a few.',
    'There is no tenants table.',
    'There is some documents support.',
  ],
};

const REACH = 80;

/** By how many words stand between the quantity and its noun. */
const QUANTITY_OF = [0, 1, 2].map(
  (modifiers) =>
    new RegExp(
      String.raw`^ (?:(?:also|still|now|only|already|currently|then|always|usually|often) )?(a lot of|lots of|plenty of|a couple of|a few|some|any|no|other|new|an?) ((?:[a-z][a-z-]{1,19} ){${modifiers}})([a-z]{3,20})(?![\p{L}'’-])`,
      'iu',
    ),
);

/** "There is about 40 tables": a number and the plural that it counts. */
const NUMBERED =
  /^ (?:(?:also|still|now|only|currently) )?(?:(?:about|around|over|almost|nearly|roughly|approximately|some|more than|less than|fewer than|at least|at most|up to) )?(?:[2-9]|\d{2,}) (?:[a-z]{3,14} )?[a-z]{2,18}[^sui\W\d_]s(?![\p{L}'’-])/iu;

/** The number of what stands behind "there is"; null where that is not sure. */
function numberBehind(after: string): GrammaticalNumber | null {
  const counted = /^ (?:(?:also|still|now|only|far|way) )?([a-z]+(?: many)?) [a-z]/i
    .exec(after)?.[1]
    ?.toLowerCase();
  if (counted !== undefined && MANY.test(counted)) return 'many';
  if (NUMBERED.test(after)) return 'many';
  for (const reach of [0, 1, 2]) {
    const found = quantified(after, reach);
    if (found !== null) return found;
  }
  return null;
}

/** What is there where its noun has so many words between it and the quantity. */
function quantified(after: string, modifiers: number): GrammaticalNumber | null {
  const match = QUANTITY_OF[modifiers]?.exec(after);
  if (!match) return null;
  const [whole, quantity = '', between = '', noun = ''] = match;
  if (!areModifiers(between) || !FOLLOWS.test(after.slice(whole.length))) return null;
  const words = `${between}${noun}`.toLowerCase().split(' ');
  if (words.some((word) => NOTIONAL.test(word))) return null;
  const number = numberOf(noun.toLowerCase());
  return number === (/^an?$/i.test(quantity) ? 'one' : 'many') ? number : null;
}
