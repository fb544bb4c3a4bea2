import { CHAT_SHORTHAND } from '../../correct/lexicon/chat-shorthand.ts';
import type { ProseRule } from '../../correct/prose-rule.ts';
import { phraseRule } from '../phrase-rule.ts';

/** What is chat in capitals too; other short words written so are acronyms of the author's: an "RN" is a nurse, and "DB" a name. */
const CHAT_IN_CAPITALS: ReadonlySet<string> = new Set([
  ...['AFAICT', 'AFAIK', 'ASAP', 'BTW', 'IDK', 'IIRC', 'IMHO', 'IMO', 'LMK', 'OFC'],
  ...['PLS', 'PLZ', 'PPL', 'TBH', 'THX', 'TNX', 'TYSM', 'W/', 'W/O'],
]);

const spelledOut = phraseRule({
  id: 'improve/chat-shorthand',
  message: 'Chat shorthand is written out.',
  phrases: CHAT_SHORTHAND,
  examples: [
    ['pls fix this b4 monday, thx', 'please fix this before monday, thanks'],
    ['u can log in w/o a password', 'you can log in without a password'],
    ['BTW it fails', 'by the way it fails'],
    ['atm it fails', 'at the moment it fails'],
  ],
  counterExamples: [
    'the cosine of it',
    'use the msg-id header',
    'a w/b chart',
    'each RN sees the rota',
    'read it from the DB',
    'they take money from an atm',
    'it costs approx. 5%',
  ],
});

export const chatShorthand: ProseRule = {
  ...spelledOut,
  replace: (match, place) => {
    const word = match[0].trimEnd();
    if (isAcronym(word) && !CHAT_IN_CAPITALS.has(word)) return null;
    // "approx. 5%" is an abbreviation and ends no sentence
    if (/^approx$/i.test(word) && place.prose[place.from + word.length] === '.') return null;
    // "go to an atm": where money comes from
    const before = place.prose.slice(Math.max(0, place.from - LONGEST_DETERMINER), place.from);
    return /^atm$/i.test(word) && NAMING.test(before) ? null : spelledOut.replace(match, place);
  },
};

const LONGEST_DETERMINER = 8;

const NAMING = /(?:^|[^\p{L}])(?:the|an?|every|each|any|our|your|this|that|next|of|per|by) $/iu;

const isAcronym = (word: string) => word === word.toUpperCase() && word !== word.toLowerCase();

/** "The docs r outdated": behind what is many, one letter is a verb. */
export const chatAre: ProseRule = {
  id: 'improve/chat-are',
  category: 'style',
  message: 'Chat shorthand is written out.',
  pattern:
    /(?<=(?<![\p{L}\p{N}'’-])(?:\p{Ll}{2,}[^siu\W]s|they|we|you|u|these|those|people|ppl) )r(?= \p{Ll}{2,})/gu,
  replace: () => 'are',
  examples: [['the docs r outdated', 'the docs are outdated']],
  counterExamples: ['written in r and python', 'the radius r is fixed', 'R is a language'],
};
