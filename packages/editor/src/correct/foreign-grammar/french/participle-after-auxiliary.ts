import type { ProseRule } from '../../prose-rule.ts';
import { participleOf } from './verbs.ts';

const ADVERBS =
  'pas|plus|jamais|déjà|bien|mal|encore|toujours|tout|aussi|vraiment|enfin|juste|tous|donc|récemment|rien';

/** "nous avons migrer": behind "avoir" a verb is a participle. "a" may be a bare "à", so it needs its subject before it. */
export const participleAfterAuxiliary: ProseRule = {
  id: 'grammar/participle-after-auxiliary',
  category: 'grammar',
  message: 'Après l’auxiliaire, le verbe se met au participe passé.',
  pattern: new RegExp(
    `(?<before>(?<![\\p{L}-]|(?<!(?:[Qq]u|[Ss]))['’])(?:(?:[Nn]ous (?:n['’])?avons|[Vv]ous (?:n['’])?avez|[Ii]ls (?:n['’])?ont|[Ee]lles (?:n['’])?ont|[Jj]e n['’]ai|[Jj]['’]ai|[Tt]u (?:n['’])?as?|[Tt]['’]as|[Oo]n (?:n['’])?a|[Oo]n (?:n['’])?avait|[Ii]l (?:n['’])?a|[Ee]lle (?:n['’])?a|[Qq]uelqu['’]un a|[Jj]['’]avais|[Nn]ous avions|[Ii]l avait|[Ee]lle avait|[Ii]ls avaient|[Jj]['’]aurais|[Jj]e me suis)|(?<=(?:^|\\n|[.!?,] ))(?:[Ll]e|[Ll]a|[Mm]on|[Nn]otre|[Cc]e|[Cc]ette) \\p{Ll}{3,20} a(?= \\p{Ll}{3,22}er (?:hier|avant-hier|cette nuit|ce matin|deux fois|trois fois|plusieurs fois|lundi|mardi|mercredi|jeudi|vendredi|pendant|sans))|ayant|après avoir|(?<=(?:^|\\n|[.!?,] )(?:[Ll]es|[Nn]os|[Mm]es|[Vv]os) \\p{Ll}{3,20}s )(?:l['’])?ont)(?: (?:${ADVERBS}))? )(?<verb>\\p{Ll}{5,25})(?![\\p{L}'’-])`,
    'gu',
  ),
  replace: ({ groups, index, input }) => {
    const { before = '', verb = '' } = groups ?? {};
    // an object before the verb would ask for its gender and number
    const object = /(\p{L}*(?:s|e)) (?:que |qu['’])$/u.exec(input.slice(Math.max(0, index - 16), index))?.[1];
    if (object !== undefined && !CONJUNCTION.test(object)) return null;
    const participle = participleOf(verb);
    return participle === null ? null : before + participle;
  },
  examples: [
    ['Hier nous avons migrer la base.', 'Hier nous avons migré la base.'],
    ["On a oublier le test et j'ai pas vérifier.", "On a oublié le test et j'ai pas vérifié."],
    ['Le certificat a expirer hier.', 'Le certificat a expiré hier.'],
    ["Il est lent depuis que j'ai changer le cache.", "Il est lent depuis que j'ai changé le cache."],
    ["Les clients l'ont demander deux fois.", "Les clients l'ont demandé deux fois."],
    ['Je me suis tromper.', 'Je me suis trompé.'],
  ],
  counterExamples: [
    'Hier nous avons eu à migrer la base.',
    'les fichiers a modifier',
    "les tables que j'ai changer",
    'Il a hier testé le module.',
    'On a besoin de tester.',
  ],
};

/** What makes a conjunction with "que", and verbs of which "que" tells what is said. */
const CONJUNCTION =
  /^(?:depuis|après|alors|dès|lors|parce|puis|pense|pensais|crois|vois|sais|dis|confirme|suppose)$/iu;
