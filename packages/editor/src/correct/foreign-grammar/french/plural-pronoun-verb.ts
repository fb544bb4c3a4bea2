import { sharedDictionary } from '../../hunspell/installed-dictionary.ts';
import type { ProseRule } from '../../prose-rule.ts';

/** "quand ils valide la commande": verbs in "-er", whose plural nobody hears. */
export const pluralPronounVerb: ProseRule = {
  id: 'grammar/french-plural-pronoun-verb',
  category: 'grammar',
  message: 'Le verbe s’accorde avec « ils » et « elles ».',
  pattern:
    /(?<![\p{L}-]|(?<!(?:[Qq]u|[Ss]))['’])(?<subject>(?:[Ii]ls|[Ee]lles) (?:ne |n['’]|se |s['’]|le |la |les |l['’]|en |y )?)(?<verb>\p{Ll}{3,20}e)(?![\p{L}'’-])/gu,
  replace: ({ groups }) => {
    const { subject = '', verb = '' } = groups ?? {};
    const dictionary = sharedDictionary('fr');
    // "elles toute", "ils même": no verb, which would have an infinitive
    return dictionary.hasEntry(`${verb}r`) && dictionary.hasEntry(`${verb}nt`) ? `${subject}${verb}nt` : null;
  },
  examples: [
    ['Une erreur arrive quand ils valide la commande.', 'Une erreur arrive quand ils valident la commande.'],
    [
      "Elles ne passe pas, qu'ils utilise ou non le cache.",
      "Elles ne passent pas, qu'ils utilisent ou non le cache.",
    ],
  ],
  counterExamples: [
    'Ils valident la commande.',
    'Elles le même jour.',
    'Il valide la commande.',
    'Ils le disent.',
  ],
};
