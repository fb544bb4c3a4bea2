import type { ProseRule } from '../../prose-rule.ts';

/** Words before which the article stands whole, some spoken with a consonant, and such as can follow "la" for "là". */
const WHOLE =
  /^(?:onz|ouis|us(?:er|b)|uu|ut(?:f|c)|(?:oui|uns?|unes?|ou|où|et|en|aux?|à|a|ils?|elles?|on|est|ont|avec|avant|après|aussi|alors|ainsi|entre|ici|eux)$)/u;
const SOUNDED = /^(?:onz|oui$|us(?:er|b)|uu|ut(?:f|c)|ou$|et$|à$|aux?$)/u;

export const elision: ProseRule = {
  id: 'grammar/elision',
  category: 'grammar',
  message: 'Devant une voyelle, ce mot s’élide.',
  pattern:
    /(?<![\p{L}\p{N}'’-])(?<short>[LlDdJjNnMmTtSsCc]e|[Ll]a|[Qq]ue|[Jj]usque|[Ll]orsque|[Pp]uisque)\s(?<next>[aeiouàâéèêëîïôœ]\p{Ll}{1,30})(?![\p{L}\p{N}_'’/-]|\.\p{L})/gu,
  replace: ({ groups, 0: found, index, input }) => {
    const { short = '', next = '' } = groups ?? {};
    // the number: "augmente de un."
    if (next === 'un' && /^\s?[.,;:)]/u.test(input.slice(index + found.length))) return null;
    if ((/^l[ea]$/iu.test(short) ? WHOLE : SOUNDED).test(next)) return null;
    if (/^ce$/iu.test(short) && !/^(?:est|était|étaient)$/u.test(next)) return null;
    return `${short.slice(0, -1)}'${next}`;
  },
  examples: [
    ['Le utilisateur se connecte.', "L'utilisateur se connecte."],
    ['il faut que on teste', "il faut qu'on teste"],
    ['je ai vu une erreur', "j'ai vu une erreur"],
    ['la erreur vient de un accès', "l'erreur vient d'un accès"],
  ],
  counterExamples: [
    'le onze mai',
    'ce utile',
    'la une du journal',
    "l'utilisateur",
    'le API',
    'le homard',
    'le user',
    'La valeur augmente de un.',
    'le ou la',
  ],
};
