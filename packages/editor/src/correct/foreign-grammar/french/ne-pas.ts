import type { ProseRule } from '../../prose-rule.ts';

/** Finite forms that stand before "pas" behind a noun too. */
const VERB =
  'est|sont|était|étaient|sera|a|ont|avait|peut|peuvent|doit|doivent|fait|font|va|vont|marche|marchent|fonctionne|fonctionnent|passe|passent|répond|répondent|démarre|démarrent|existe|existent|contient|contiennent|renvoie|renvoient|charge|chargent|apparaît|apparaissent|suffit|suffisent';

/** Written French denies with "ne … pas": "je suis pas sûr", "le test marche pas". */
export const nePas: ProseRule = {
  id: 'grammar/ne-pas',
  category: 'grammar',
  message: 'À l’écrit, la négation est « ne … pas ».',
  pattern: new RegExp(
    `(?<=(?:^|\\n|[.!?;:,(] |(?<!\\p{L})(?:mais|et|donc|car|que|si|quand|parce que|puisque) ))(?:(?<pronoun>[Jj]e|[Tt]u|[Ii]ls?|[Ee]lles?|[Oo]n|[Nn]ous|[Vv]ous) (?<verb>\\p{Ll}{2,16})|(?<subject>(?:[Ll]e|[Ll]a|[Ll]es|[Mm]on|[Mm]a|[Nn]otre|[Nn]os|[Cc]e|[Cc]et|[Cc]ette|[Cc]es|[Uu]n|[Uu]ne) \\p{Ll}{2,20}|[Çç]a) (?<third>${VERB}))(?= pas(?! (?:à pas|mal)(?!\\p{L}))(?!\\p{L}))`,
    'gu',
  ),
  replace: ({ groups }) => {
    const { pronoun, verb = '', subject = '', third = '' } = groups ?? {};
    if (pronoun === undefined) return `${subject} ${denied(third)}`;
    return NO_VERB.test(verb) ? null : `${pronoun} ${denied(verb)}`;
  },
  examples: [
    ['Ça vient du proxy, mais je suis pas sûr.', 'Ça vient du proxy, mais je ne suis pas sûr.'],
    ['Le test marche pas sur Windows.', 'Le test ne marche pas sur Windows.'],
    ['Cette variable est pas utilisée.', "Cette variable n'est pas utilisée."],
    ['On utilise pas ce module.', "On n'utilise pas ce module."],
  ],
  counterExamples: [
    'Je ne suis pas sûr.',
    'Il avance pas à pas.',
    'Il a pas mal de retard.',
    'Nous aussi pas mal de fois.',
    "Le test n'est pas prêt.",
    'Elle a fait un pas de plus.',
  ],
};

/** Words that stand behind a pronoun and are no verbs. */
const NO_VERB =
  /^(?:ne|me|te|se|le|la|les|lui|leur|nous|vous|en|aussi|non|même|mêmes|et|ou|mais|plus|moins|tous|toutes|deux)$/u;

function denied(verb: string): string {
  return /^[aeiouyéèêâîô]/u.test(verb) ? `n'${verb}` : `ne ${verb}`;
}
