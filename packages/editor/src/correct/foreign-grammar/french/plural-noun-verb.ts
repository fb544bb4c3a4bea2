import { sharedDictionary } from '../../hunspell/installed-dictionary.ts';
import type { ProseRule } from '../../prose-rule.ts';
import { isAnyInfinitive } from './verbs.ts';

/** Nouns that stand behind another: "les fichiers source en UTF-8". */
const APPOSED =
  /^(?:source|cible|cache|limite|type|clé|base|test|racine|mère|fille|hôte|mode|code|image|texte|pilote|modèle)$/u;

/** "les tests passe": a verb in "-er" right behind a plural subject. */
export const pluralNounVerb: ProseRule = {
  id: 'grammar/french-plural-verb',
  category: 'grammar',
  message: 'Le verbe s’accorde avec son sujet au pluriel.',
  pattern:
    /(?<=(?:^|\n|[.!?:,;] |(?<!\p{L})(?:et|mais|car|donc|quand|si|lorsque) )(?:[Ll]es|[Cc]es|[Mm]es|[Nn]os|[Vv]os|[Ll]eurs|[Pp]lusieurs|[Cc]ertains|[Cc]ertaines) \p{Ll}{3,20}[sx] (?:ne |se |n['’]|s['’])?)(?<verb>\p{Ll}{3,20}e)(?= (?:pas|plus|en|à|sur|dans|avec|au|aux|toujours|encore|bien|mal|trop|quand|lorsque|depuis|après|avant|jamais|lentement|sans|tous|toutes|le|la|les|un|une|des|deux)(?!\p{L})|\s?[.,;!?]|\s?$)/gmu,
  replace: ({ groups }, { prose, from }) => {
    const { verb = '' } = groups ?? {};
    // behind "se" stands a verb and nothing else: "les clients se plaigne"
    const isReflexive = /(?<!\p{L})s(?:e |['’])$/u.test(prose.slice(Math.max(0, from - 3), from));
    if (APPOSED.test(verb) || !(isReflexive || isAnyInfinitive(`${verb}r`))) return null;
    return sharedDictionary('fr').hasEntry(`${verb}nt`) ? `${verb}nt` : null;
  },
  examples: [
    ['Les tests passe en local.', 'Les tests passent en local.'],
    ['Les clients se plaigne.', 'Les clients se plaignent.'],
    ['Nos clients ne trouve pas la page.', 'Nos clients ne trouvent pas la page.'],
  ],
  counterExamples: [
    'Les tests passent en local.',
    'Les fichiers source en UTF-8 sont lus.',
    'Je les teste en local.',
    'Les pages de la base sont là.',
  ],
};
