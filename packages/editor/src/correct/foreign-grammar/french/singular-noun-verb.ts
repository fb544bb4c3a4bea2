import type { ProseRule } from '../../prose-rule.ts';
import { isAnyInfinitive } from './verbs.ts';

/** Adjectives, nouns and adverbs that look like a plural verb. */
const OTHER =
  /^(?:content|présent|parent|excellent|serpent|couvent|souvent|évident|président|résident|différent|précédent|équivalent|négligent|violent|affluent|adhérent|convergent|divergent|urgent|patient|client|absent|agent|argent|accident|incident|événement|permanent|transparent|cohérent|récent|fréquent|suffisamment)$/u;

/** "la page s'affichent": a verb in "-er" right behind a singular subject. */
export const singularNounVerb: ProseRule = {
  id: 'grammar/french-singular-verb',
  category: 'grammar',
  message: 'Le verbe s’accorde avec son sujet au singulier.',
  pattern:
    /(?<=(?:^|\n|[.!?:,;] |(?<!\p{L})(?:mais|car|donc|quand|si|lorsque) )(?:[Ll]e|[Ll]a|[Cc]e|[Cc]et|[Cc]ette|[Mm]on|[Mm]a|[Nn]otre|[Vv]otre|[Cc]haque) \p{Ll}{2,20}[^sx\P{Ll}] (?:ne |se |n['’]|s['’])?)(?<stem>\p{Ll}{3,20}e)nt(?= (?:pas|plus|en|à|sur|dans|avec|au|aux|toujours|encore|bien|mal|trop|quand|lorsque|depuis|après|avant|jamais|lentement|sans|le|la|les|un|une|des|deux)(?!\p{L})|\s?[.,;!?]|\s?$)/gmu,
  replace: ({ groups, 0: written }) => {
    const { stem = '' } = groups ?? {};
    return OTHER.test(written) || !isAnyInfinitive(`${stem}r`) ? null : stem;
  },
  examples: [["La page s'affichent mal.", "La page s'affiche mal."]],
  counterExamples: [
    'La page de garde et le logo manquent.',
    'Le client content en parle.',
    'La moitié des tests passent.',
    'Chaque page du site et du blog passent.',
  ],
};
