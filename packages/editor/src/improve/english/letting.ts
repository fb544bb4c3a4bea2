import type { ProseRule } from '../../correct/prose-rule.ts';

const WHO = String.raw`(?<who>(?:the|our|your|all|any|every|each|these|those) (?:[\p{L}-]{2,20} ){0,2}?[\p{L}-]{2,20}|us|them|him|her|me|you|users|people|everyone|anyone|customers|developers|teams|clients|admins)`;

const LETS: Readonly<Record<string, string>> = {
  gives: 'lets',
  give: 'let',
  gave: 'let',
  giving: 'letting',
  makes: 'lets',
  make: 'let',
  made: 'let',
  making: 'letting',
};

/** "Makes it possible for users to be able to search" lets users search. */
export const letting: ProseRule = {
  id: 'improve/letting',
  category: 'style',
  message: '"Let" says this in fewer words.',
  pattern: new RegExp(
    String.raw`(?<![\p{L}\p{N}'’-])(?:(?<makes>makes?|made|making) it possible for|(?<gives>gives?|gave|giving)) ${WHO} (?:(?<=possible for [^,.;]{1,60})|(?:the|an?) (?:possibility|ability|opportunity|chance) )to (?:be able to )?(?=\p{Ll})`,
    'giu',
  ),
  replace: ({ groups }) => {
    const { makes, gives, who = '' } = groups ?? {};
    const lets = LETS[(makes ?? gives ?? '').toLowerCase()];
    return lets === undefined ? null : `${lets} ${who} `;
  },
  examples: [
    ['It makes it possible for our users to be able to search by name.', 'It lets our users search by name.'],
    ['The page gives users the possibility to choose.', 'The page lets users choose.'],
    ['a change giving the team the ability to roll back', 'a change letting the team roll back'],
  ],
  counterExamples: [
    'It gives users the option to wait.',
    'It makes it possible to search.',
    'Give it to the team.',
  ],
};
