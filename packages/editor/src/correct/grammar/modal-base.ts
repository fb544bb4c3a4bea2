import { baseOf, DOUBLE_THIRD, PLAIN_BASE, PLAIN_THIRD } from '../lexicon/verbs.ts';
import type { ProseRule } from '../prose-rule.ts';

/** "will fails", "must to rotate". A modal at the start of a clause may ask: "will updates be there". */
export const modalBase: ProseRule = {
  id: 'grammar/modal-base',
  category: 'grammar',
  message: 'The base form of the verb follows a modal verb.',
  pattern: new RegExp(
    String.raw`\b((?!(?:when|how|what|why|where|who|which|so|nor|neither|then|only|and|or|else|not|the|an?|as|if)\b)[a-z]{1,20} (?:will|would|should|must|might|could|cannot|can|may)(?: not| also| always| only)? )(?:(${PLAIN_THIRD}|${DOUBLE_THIRD}|is|are|was|sent|went|took|gave|wrote|broke|knew|had)(?![\p{L}'’-])|to (?=(?:rotate|restart|fix|check|use|update|change|test|deploy|wait|be|make|${PLAIN_BASE})\b(?! (?:some|a certain) extent)))|\b((?:needs?|needed|wants?|wanted|tries|try|tried|going|able|supposed|have|used|how) to )(${PLAIN_THIRD}|is|was|were|went|saw|made|got|gave|took|broke|wrote|knew)(?![\p{L}'’-])`,
    'giu',
  ),
  replace: ([whole, modal, third, infinitive, verb = '']) => {
    if (infinitive !== undefined) return `${infinitive}${BASE[verb.toLowerCase()] ?? baseOf(verb) ?? verb}`;
    if (/^(?:(?:it|they|we) (?:should|could|can|might)) to /i.test(whole)) return null;
    if (third === undefined) return /^to can\b/i.test(whole) ? null : `${modal}`;
    return `${modal}${BASE[third.toLowerCase()] ?? baseOf(third) ?? third}`;
  },
  examples: [
    ['The request will fails.', 'The request will fail.'],
    ['We must to rotate the keys.', 'We must rotate the keys.'],
    ['The flag needs to has a default.', 'The flag needs to have a default.'],
    ['It can takes a minute.', 'It can take a minute.'],
  ],
  counterExamples: [
    'When will updates be there?',
    'How can users log in?',
    'it runs as it should to keep the peace',
    'it can to some extent be avoided',
    'The will is clear.',
  ],
};

const BASE: Readonly<Record<string, string>> = {
  is: 'be',
  are: 'be',
  was: 'be',
  were: 'be',
  had: 'have',
  sent: 'send',
  went: 'go',
  saw: 'see',
  made: 'make',
  got: 'get',
  gave: 'give',
  took: 'take',
  broke: 'break',
  wrote: 'write',
  knew: 'know',
};
