import type { ProseRule } from '../../prose-rule.ts';

/** "Wir treffen uns Morgens um 9": "eines Morgens" and "des Abends" are nouns. */
export const timeAdverb: ProseRule = {
  id: 'spelling/time-adverb',
  category: 'spelling',
  message: 'Tageszeiten auf „-s“ sind Adverbien und werden kleingeschrieben.',
  pattern:
    /(?<=[\p{L}\d,] )(?<!(?<!\p{L})(?:des|[Ee]ines|dieses|jenes) )(?:Morgens|Mittags|Abends|Nachts|Vormittags|Nachmittags)(?= (?:um|gegen|ab|bis|und|immer|oft|nicht|ist|läuft|die|der|das|wenn|vor|nach|zu)(?!\p{L})|[.,!?]|$)/gmu,
  replace: ([adverb]) => adverb.toLowerCase(),
  examples: [['Wir treffen uns Morgens um 9 Uhr.', 'Wir treffen uns morgens um 9 Uhr.']],
  counterExamples: ['Eines Morgens um 9 Uhr war es so weit.', 'Morgens um 9 Uhr ist es ruhig.'],
};
