import { likeFirst } from '../../lexicon/clause.ts';
import type { ProseRule } from '../../prose-rule.ts';

/** Verb forms that are no feminine nouns, and such as are, with a word behind them that no noun has. */
const VERBS =
  "devrait|serait|sera|va|ne|fait|peut|doit|était|est|fonctionne|prend|dépend|veut|arrive|vient|suffit|permet|donne|dit|pourrait|aurait|avait|semble|devient|met|faisait|marchait|se|me|nous|n['’]\\p{Ll}+|(?:marche|plante|bloque|change|commence|casse|passe|tourne) (?:pas|plus|rien|toujours|bien|mieux|encore|très|trop|mal|quand|depuis|sur|en|comme|chez|dès)";

/** "sa" stands before a feminine noun: before a verb or a stop it is "ça". */
export const saCa: ProseRule = {
  id: 'grammar/sa-ca',
  category: 'grammar',
  message: 'Devant un verbe, on écrit « ça ».',
  pattern: new RegExp(`(?<![\\p{L}'’-])[Ss]a(?= (?:${VERBS})(?!\\p{L})|\\s?[.;!?](?:\\s|$)|$)`, 'gmu'),
  replace: ([written]) => likeFirst('ça', written),
  examples: [
    ['Sa devrait prendre 2 heures.', 'Ça devrait prendre 2 heures.'],
    ['sa marche pas', 'ça marche pas'],
    ['On garde tout sa.', 'On garde tout ça.'],
  ],
  counterExamples: ['Sa configuration est vide.', 'sa marche forcée', 'SA'],
};
