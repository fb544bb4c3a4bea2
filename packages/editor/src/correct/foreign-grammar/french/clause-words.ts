import { confusionsRule } from '../confusions.ts';

const BEGIN = String.raw`(?<=^|\n|[.!?,:;(]\s|(?<!\p{L})(?:et|mais|donc|car|que) )`;

/** What a word that sounds like another has to be, by the words around it. */
const CONFUSED: readonly (readonly [string, string])[] = [
  [
    `${BEGIN}[CcSs]es(?= (?:un|une|pas|bon|trop|très|quoi|possible|normal|pour|comme|dommage|mieux|parce|moi|lui|ça|bien|là|qu['’])(?!\\p{L}))`,
    "c'est",
  ],
  [
    `${BEGIN}[Ss]['’]est(?= (?:un|une|le|la|les|pas|bon|trop|quoi|possible|normal|dommage|mieux|parce|moi|lui|ça)(?!\\p{L})(?! peu))`,
    "c'est",
  ],
  [
    "(?<=(?<![\\p{L}-])(?:[Ii]l|[Ee]lle|[Oo]n|qui) )c['’]est(?= \\p{Ll}{3,20}(?:é|ée|mis|mise|produit|produite)(?!\\p{L}))",
    "s'est",
  ],
  ["(?<![\\p{L}'’-])[Cc]['’]est(?= \\p{Ll}{3,20}s (?:sont|ont|ne|n['’])(?!\\p{L}))", 'ces'],
  [
    "(?<=(?<![\\p{L}'’-])(?:[Ll]es|[Dd]es|[Cc]es|[Mm]es|[Nn]os|[Vv]os|[Ss]es) \\p{Ll}{3,20}s )son(?= (?:dans|en|pas|très|trop|toujours|déjà|sur|de|pour|avec|aussi|encore|tous|toutes|là|\\p{Ll}{3,20}(?:é|és|ées))(?!\\p{L}))",
    'sont',
  ],
  [
    "(?<=(?<![\\p{L}'’-])(?:[Ll]es|[Dd]es|[Cc]es|[Mm]es|[Nn]os|[Vv]os|[Ss]es) \\p{Ll}{3,20}s )on(?= (?:pas |déjà |tous )?(?:été|changé|planté|disparu|échoué|reçu|perdu|besoin|commencé|signalé|demandé|dit|remarqué|oublié|cassé)(?!\\p{L}))",
    'ont',
  ],
  ["(?<=(?<![\\p{L}'’-])[Cc]e )son(?= (?:les|des|ces|mes|nos|vos|ses|leurs|deux|eux)(?!\\p{L}))", 'sont'],
  ["(?<=(?<![\\p{L}'’-])(?:avec|dans|pour|par|sur|sans|selon) )sont(?= \\p{Ll}{3})", 'son'],
  ["(?<=(?<!\\p{L})[CcNn]['’])et(?= )", 'est'],
  [
    "(?<=(?<![\\p{L}'’-])(?:au moment|du moment|l['’]endroit|le cas|au cas|là|partout|la mesure) )ou(?= (?:on|il|elle|ils|elles|je|tu|nous|vous|ça|le|la|les|j['’]|l['’])(?![\\p{L}-]))",
    'où',
  ],
  [
    '(?<=(?<!\\p{L})(?:sais|sait|savoir)(?: pas)? )ou(?= (?:est|sont|se trouve|se trouvent|on|il|elle|ils|elles)(?!\\p{L}))|(?<=^|\\n|[.!?]\\s|(?<!\\p{L})(?:vois|comprends|cherche)(?: pas)? )[Oo]u(?= (?:(?:est|sont|se trouve) (?:le|la|les|mon|mes|ton|tes|passée?)|en est|en sont)(?!\\p{L}))',
    'où',
  ],
  [
    "(?<=^|\\n|[.!?]\\s)[Pp]eut être(?= (?:que|qu['’]|il|on|le|la|un|une|faut)(?!\\p{L}))|(?<=, )peut être(?= (?:que|qu['’]|[aà] cause|parce|il|on|faut|avec|un problème)(?!\\p{L}))",
    'peut-être',
  ],
  ["(?<=^|\\n)Ou(?= est-ce qu(?:e |['’])[^.!?\\n]{2,100}\\?)", 'où'],
  [
    "(?<=(?<![\\p{L}'’-])(?:[Ll]e|[Ll]a|[Cc]e|[Cc]ette|[Ii]l|[Ee]lle|[Oo]n|qui|[Çç]a|[Mm]on|[Nn]otre) (?:(?!(?:un|de|en)\\b)\\p{Ll}{2,20} )?)renvoi(?= (?:un|une|le|la|les|des|du|bien|pas|toujours|rien|aucun|deux|trois)(?!\\p{L}))",
    'renvoie',
  ],
  [
    "(?<=(?<![\\p{L}'’-])(?:[Ii]l|[Ee]lle|[Oo]n|qui|[Çç]a|[Ll]e \\p{Ll}{3,20}|[Ll]a \\p{Ll}{3,20}) )envoi(?= (?:un|une|le|la|les|des|du|bien|pas|toujours|rien|aucun|deux|trois)(?!\\p{L}))",
    'envoie',
  ],
  [
    "(?<=(?:^|\\n|[.!?,] )(?:[Ll]e|[Ll]a|[Mm]on|[Mm]a|[Nn]otre|[Vv]otre|[Cc]e|[Cc]ette) \\p{Ll}{3,20} )c['’]est(?= (?:arrêté|terminé|planté|bloqué|connecté|déconnecté|lancé|relancé|fermé|produit|produite|coupé|éteint|éteinte|figé|figée|bloquée|arrêtée|terminée|coupée|déconnectée)(?!\\p{L}))",
    "s'est",
  ],
  [
    '(?<=(?<!\\p{L})(?:arrive|arrives|arrivons|arrivez|arrivent) (?:(?:pas|plus|jamais|toujours|pas encore) )?)a(?= (?:(?:me|te|se|le|la|les|lui|nous|vous|y|en) )?\\p{Ll}{2,20}(?:er|ir|re|oir)(?!\\p{L}))',
    'à',
  ],
  ["[Bb]ien sur(?=\\s?[,.;!?]| qu(?:e|['’]))", 'bien sûr'],
  [
    "(?<=(?<!\\p{L})(?:regarder|regarde|voir|savoir|sais|sait|vérifier|vérifie|demander|demande) )ci(?= (?:le|la|les|on|il|elle|tu|ça|c['’]est|vous|nous|un|une)(?!\\p{L}))",
    'si',
  ],
  [
    `${BEGIN}[Ss]e(?= (?:serait|sera|était) (?:plus|mieux|bien|trop|possible|un|une|le|la|pas|bon|cool|super|pratique|utile|idéal)(?!\\p{L}))`,
    'ce',
  ],
];

export const clauseWords = confusionsRule({
  id: 'grammar/clause-words',
  category: 'grammar',
  message: 'Ce mot en remplace un autre qui se prononce de même.',
  confusions: CONFUSED,
  examples: [
    ['Ces un problème.', "C'est un problème."],
    ["C'est tests sont lents.", 'Ces tests sont lents.'],
    ["Il c'est arrêté au moment ou on livrait.", "Il s'est arrêté au moment où on livrait."],
    [
      "Le script c'est arrêté, je n'arrive plus a me connecter.",
      "Le script s'est arrêté, je n'arrive plus à me connecter.",
    ],
    ['La fonction renvoi une liste.', 'La fonction renvoie une liste.'],
    ['Ou est-ce que les logs sont ?', 'Où est-ce que les logs sont ?'],
    ['Les clients on changé de page.', 'Les clients ont changé de page.'],
  ],
  counterExamples: [
    'Ces tests sont lents.',
    "Il s'est un peu arrêté.",
    'On livre ou on attend.',
    'Le bouton de renvoi est bleu.',
    'Son équipe est là.',
  ],
});
