/**
 * Numbers as words, by what they count. "One" is left out: it points more often than it counts; and so is the eleven of
 * Spanish, which in English says when something happens.
 */
export const spelledNumbers: ReadonlyMap<string, number> = new Map(
  [
    'two three four five six seven eight nine ten eleven twelve',
    'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf',
    'deux trois quatre cinq six sept huit neuf dix onze douze',
    'dos tres cuatro cinco seis siete ocho nueve diez once doce',
  ]
    .flatMap((row) => row.split(' ').map((word, at): [string, number] => [word, at + 2]))
    .filter(([word]) => word !== 'once'),
);

/** Words that say how many times without a word for "times". */
export const timesAsWords: ReadonlyMap<string, number> = new Map([
  ['twice', 2],
  ['thrice', 3],
  ['zweimal', 2],
  ['dreimal', 3],
  ['viermal', 4],
  ['fünfmal', 5],
]);
