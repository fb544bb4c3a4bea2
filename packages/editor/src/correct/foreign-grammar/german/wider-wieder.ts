import type { ProseRule } from '../../prose-rule.ts';

/** Words that begin with "wider", against, and such in which "wider" stands alone and means again. */
export const widerWieder: ProseRule = {
  id: 'spelling/wider-wieder',
  category: 'spelling',
  message: '„wider“ heißt gegen, „wieder“ noch einmal.',
  pattern:
    /(?<![\p{L}])(?:(?<against>[Ww])ieder(?=sp(?:r[aeou]ch|rich|rüch|iegel)|st(?:and|änd|eh)|leg(?:en|t|te|ung)(?!\p{L})|ruf|willig)|(?<before>(?:immer|schon|mal|nie|jetzt|dann|erst|morgen|hoffentlich|gleich) )wider(?= (?:\p{Ll}{4,}|da|an|zu|in|im)(?!\p{L})|\s?[.,;!?]|\s?$))/gmu,
  replace: ({ groups, 0: found, index, input }) => {
    const { against, before = '' } = groups ?? {};
    if (against !== undefined) return found.replace('ieder', 'ider');
    return /spieg|hall/u.test(input.slice(Math.max(0, index - 80), index)) ? null : `${before}wieder`;
  },
  examples: [
    ['Das wiederspricht der Doku.', 'Das widerspricht der Doku.'],
    ['Es passiert immer wider.', 'Es passiert immer wieder.'],
  ],
  counterExamples: ['Das spiegelt sich immer wider.', 'wieder sprechen', 'wider Erwarten', 'Wiedersehen'],
};
