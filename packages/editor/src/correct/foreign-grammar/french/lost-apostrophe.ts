import { confusionsRule } from '../confusions.ts';

const START = String.raw`(?<![\p{L}\p{N}'’_-])`;
const END = String.raw`(?![\p{L}\p{N}'’_/-]|\.\p{L})`;
const OPENS = String.raw`(?<=^|\n|[.!?,:;(]\s)`;
const THIRD = `(?<=${START}(?:[Ii]l|[Ee]lle|[Oo]n|[Qq]ui|[Çç]a|[Qq]uelqu['’]un) )`;
const PARTICIPLE = String.raw`(?:dit|fait|mis|pris|écrit|répondu|permis|appris|promis|\p{Ll}{3,20}é)(?!\p{L})`;

/** Words that ran together where an apostrophe was left out, and what sounds like them. */
export const lostApostrophe = confusionsRule({
  id: 'grammar/lost-apostrophe',
  category: 'grammar',
  message: 'Il manque une apostrophe.',
  confusions: [
    [`${START}[Qq]u(?=(?:ils?|on|une?|elles)${END})(?!elles${END})`, "qu'"],
    [
      `${START}[Jj](?=(?:ai|avais|aurais|aurai|aimerais|étais|arrive|essaie|utilise|attends|espère)${END})`,
      "j'",
    ],
    [`${START}[Cc](?=(?:est|était|étaient)${END})`, "c'"],
    [
      `${START}[Nn](?=(?:ai|ont|avons|avez|était|étaient|est|existe|avait)${END} (?:pas|plus|jamais|rien|aucun))`,
      "n'",
    ],
    [`${START}na${END}(?= (?:pas|plus|jamais|rien|aucune?|toujours|encore|été)(?!\\p{L}))`, "n'a"],
    [`${THIRD}ma(?= ${PARTICIPLE})`, "m'a"],
    [`${THIRD}ta(?= ${PARTICIPLE})`, "t'a"],
    [`${OPENS}La(?= (?:je|on|il|elle|tu|ça|ils|nous|vous|c['’]est|j['’]ai)(?!\\p{L}))`, 'là'],
    [
      `${START}[Jj]['’]e[st](?= (?:pas|plus|un|une|le|la|les|des|déjà|besoin|accès|${PARTICIPLE})(?!\\p{L}))`,
      "j'ai",
    ],
  ],
  examples: [
    ['Il faut quil relance.', "Il faut qu'il relance."],
    ['Jai testé, cest lent.', "J'ai testé, c'est lent."],
    ['Il ma dit que le cache na pas changé.', "Il m'a dit que le cache n'a pas changé."],
    ['La je ne comprends plus.', 'Là je ne comprends plus.'],
    ["J'es pas accès.", "J'ai pas accès."],
  ],
  counterExamples: [
    'La base est prête.',
    'Sa clé, ma dite clé.',
    'le quai',
    'Une quille',
    "Il m'a dit.",
    'à ma demande',
  ],
});
