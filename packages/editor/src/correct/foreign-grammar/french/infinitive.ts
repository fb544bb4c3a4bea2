import type { ProseRule } from '../../prose-rule.ts';
import { infinitiveOf } from './verbs.ts';

const MODALS =
  'faut|faudra|faudrait|fallait|fallu|peut|peux|peuvent|pouvez|pouvons|pourrait|pourrais|pourrez|pourra|pouvoir|doit|dois|doivent|devez|devons|devrait|devrais|devra|devoir|va|vais|vas|vont|allons|allez|veut|veux|voulez|veulent|voudrais|voudrait|aimerais|souhaite|souhaitez|préfère|laisse|laisser|sait|sais';
const BETWEEN =
  'pas|plus|donc|juste|aussi|toujours|encore|simplement|seulement|également|se|me|te|nous|vous|lui|y|en|tout';
const BEFORE_DE =
  'besoin|oublié|oublier|oublie|essayé|essayer|essaie|essaye|envie|avant|afin|permet|permettre|permettent|éviter|évite|arrêter|arrête|train|possible|impossible|nécessaire|utile|difficile|facile|obligé|décidé|décider|prévu|fini|moyen|façon|capable|demandé|demander|demande|conseille|propose|suffit|important|préférable|merci|viens|vient|refuse|tenté|tente|tenter';
const BEFORE_A =
  'commence|commencé|commencer|commençons|arrive|arrivé|arriver|arrivons|réussi|réussit|réussir|cherche|cherché|chercher|aide|aidé|aider|continue|continué|continuer|prêt|prête|hésite|hésitez|consiste|difficile|facile|simple|pense|penser|tarde|sert|reste';

/** "il faut redémarré": behind a modal verb, and behind prepositions that go with verbs only, a verb is an infinitive. */
export const infinitive: ProseRule = {
  id: 'grammar/infinitive',
  category: 'grammar',
  message: 'Après ce verbe ou cette préposition, le verbe reste à l’infinitif.',
  pattern: new RegExp(
    `(?<before>(?<![\\p{L}'’-])(?:(?:${MODALS})(?: (?:${BETWEEN})){0,2} |(?:${BEFORE_DE}) (?:de |d['’])(?:(?:ne pas|tout|bien) )?|(?:${BEFORE_A}) à |[Pp]our |[Ss]ans |[Aa]vant de ))(?<verb>\\p{Ll}{3,25}é)(?![\\p{L}'’-])`,
    'gu',
  ),
  replace: ({ groups }) => {
    const { before = '', verb = '' } = groups ?? {};
    const infinitive = infinitiveOf(verb);
    return infinitive === null ? null : before + infinitive;
  },
  examples: [
    ['Il faut redémarré le serveur.', 'Il faut redémarrer le serveur.'],
    ['On a besoin de testé tous les cas.', 'On a besoin de tester tous les cas.'],
    ['Le job commence à planté.', 'Le job commence à planter.'],
  ],
  counterExamples: [
    'Il faut redémarrer le serveur.',
    'quelque chose de modifié',
    'On peut côté client tester.',
    'pour marché public',
  ],
};
