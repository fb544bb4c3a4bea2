import { wordsBefore } from '../agreement/words-before.ts';
import { likeFirst } from '../lexicon/clause.ts';
import type { ProseRule } from '../prose-rule.ts';

/** Behind these a clause begins. */
const OPENER =
  /^(?:because|but|when|whenever|since|while|although|so|where|once|until|why|then|now|here|and|or|[:;–—(,])$/i;

const BE: Readonly<Record<string, string>> = { are: 'is', were: 'was', is: 'are', was: 'were', has: 'have' };

/** "This are a list", "it are used": a pronoun that opens a clause. "You is": also behind a noun that has its article. */
export const pronounBe: ProseRule = {
  id: 'grammar/pronoun-be',
  category: 'grammar',
  message: 'The verb agrees with its subject.',
  pattern:
    /(?<![\p{L}'’-])(?:(it|he|she|this|that) ((?:are|were)(?:n['’]?t)?)|(you|we|they) ((?:is|was)(?:n['’]?t)?|has))(?![\p{L}'’-])/giu,
  replace: ([, one = '', many = '', several = '', single = ''], { prose, from }) => {
    const before = wordsBefore(prose, from);
    const last = before.at(-1);
    const pronoun = one || several;
    const verb = many || single;
    if (one !== '') {
      const isOpen =
        last === undefined ||
        (OPENER.test(last) && (last !== ',' || before.length > 2) && !/^(?:this|that)$/i.test(one));
      // "as if it were", "what it were to do"
      if (!isOpen || (/^were/i.test(verb) && before.some((word) => /^(?:if|though|as|wish)$/i.test(word))))
        return null;
      if (/^(?:and|or)$/i.test(last ?? '') && before.length < 4) return null;
    } else if (
      last !== undefined &&
      !OPENER.test(last) &&
      !/^(?:if|that|unless|whether|what|how)$/i.test(last)
    ) {
      if (!/^(?:the|an?|every|any|each|this|these)$/i.test(before.at(-2) ?? '') || !/^\p{Ll}+$/u.test(last))
        return null;
    } else if (/^(?:and|or)$/i.test(last ?? '') && /^you$/i.test(several)) return null;
    const [form = ''] = /^[a-z]+?(?=n['’]?t$|$)/i.exec(verb) ?? [];
    const right = BE[form.toLowerCase()];
    return right === undefined ? null : `${pronoun} ${likeFirst(right, verb)}${verb.slice(form.length)}`;
  },
  examples: [
    ['This are a list of packages.', 'This is a list of packages.'],
    ['It is not public, but it are used inside.', 'It is not public, but it is used inside.'],

    ['Set the version of the package you is importing.', 'Set the version of the package you are importing.'],
    ["They wasn't there.", "They weren't there."],
  ],
  counterExamples: [
    'As if it were new.',
    'Parts of it are new.',
    'Those who use it are few.',
    'One of you is enough.',
    'What helps you is a log.',
    'The admin and you is a pair.',
    'The things that are new.',
    'You have it.',
  ],
};
