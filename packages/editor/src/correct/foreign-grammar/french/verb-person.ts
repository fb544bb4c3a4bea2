import type { ProseRule } from '../../prose-rule.ts';

/** Forms of the third person singular by those of the first and second; the reverse gives what "je" and "tu" ask for. */
const THIRD = new Map([
  ['peux', 'peut'],
  ['veux', 'veut'],
  ['dois', 'doit'],
  ['sais', 'sait'],
  ['fais', 'fait'],
  ['vois', 'voit'],
  ['mets', 'met'],
  ['viens', 'vient'],
  ['reviens', 'revient'],
  ['deviens', 'devient'],
  ['préviens', 'prévient'],
  ['maintiens', 'maintient'],
  ['obtiens', 'obtient'],
  ['prends', 'prend'],
  ['comprends', 'comprend'],
  ['attends', 'attend'],
  ['reçois', 'reçoit'],
  ['crois', 'croit'],
  ['dis', 'dit'],
  ['finis', 'finit'],
  ['pourrais', 'pourrait'],
  ['devrais', 'devrait'],
  ['aurais', 'aurait'],
  ['serais', 'serait'],
  ['avais', 'avait'],
  ['étais', 'était'],
  ['pouvais', 'pouvait'],
  ['voulais', 'voulait'],
]);
const FIRST = new Map([...THIRD].map(([first, third]) => [third, first]));
const ONLY_SECOND = new Map([
  ['a', 'as'],
  ['à', 'as'],
  ['est', 'es'],
  ['va', 'vas'],
  ['aura', 'auras'],
  ['sera', 'seras'],
]);

const OF_ANY = [...THIRD.keys()].join('|');
const OF_THIRD = [...FIRST.keys()].join('|');

export const verbPerson: ProseRule = {
  id: 'grammar/verb-person',
  category: 'grammar',
  message: 'Le verbe s’accorde avec son sujet.',
  pattern: new RegExp(
    `(?<![\\p{L}-]|(?<!(?:[Qq]u|[Ss]))['’])(?:(?<first>[Jj]e (?:ne |n['’])?|[Jj]['’])(?<mine>${OF_THIRD})|(?<second>[Tt]u (?:ne |n['’]|l['’])?)(?<yours>${OF_THIRD}|${[...ONLY_SECOND.keys()].join('|')})|(?<third>(?:(?:[Ll]e|[Ll]a|[Cc]e|[Cc]et|[Cc]ette|[Mm]on|[Mm]a|[Nn]otre|[Vv]otre|[Uu]n|[Uu]ne|[Cc]haque) (?!(?:de|que|qui|et|je|tu)(?!\\p{L}))\\p{Ll}{3,20}|[Ii]l|[Ee]lle|[Oo]n|[Çç]a|[Cc]ela|[Qq]uelqu['’]un|[Cc]e qui|(?<!(?:[Mm]oi|[Tt]oi|[Mm]oi,|[Tt]oi,) )qui|[Pp]ersonne) (?:ne |n['’])?)(?<theirs>${OF_ANY}|es|as))(?![\\p{L}'’-])`,
    'gu',
  ),
  replace: ({ groups }) => {
    const { first, mine = '', second, yours = '', third = '', theirs = '' } = groups ?? {};
    if (first !== undefined) return first + (FIRST.get(mine) ?? mine);
    if (second !== undefined) return second + (FIRST.get(yours) ?? ONLY_SECOND.get(yours) ?? yours);
    if (theirs === 'es') return `${third}est`;
    return third + (theirs === 'as' ? 'a' : (THIRD.get(theirs) ?? theirs));
  },
  examples: [
    ['Il reste à définir qui préviens les clients.', 'Il reste à définir qui prévient les clients.'],
    ["Est-ce que quelqu'un peux regarder ?", "Est-ce que quelqu'un peut regarder ?"],
    ["Est-ce qu'on peux tester ?", "Est-ce qu'on peut tester ?"],
    ['Tu a testé et tu peut livrer.', 'Tu as testé et tu peux livrer.'],
    ['Le script dois être lancé.', 'Le script doit être lancé.'],
    ['Je doit partir, ça fais trop.', 'Je dois partir, ça fait trop.'],
  ],
  counterExamples: [
    'C’est moi qui préviens les clients.',
    'Je peux, tu dois, il fait.',
    'Est-il des nôtres ?',
    'Peux-tu regarder ?',
  ],
};
