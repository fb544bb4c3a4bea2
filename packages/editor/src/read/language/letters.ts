/** Letters that only some of the languages told apart are written with. */
const OWN_LETTERS: Readonly<Record<string, string>> = {
  ěřů: 'cs',
  ĺľŕ: 'sk',
  đ: 'hr vi',
  ć: 'hr pl',
  ąęłńśźż: 'pl',
  'ő ű': 'hu',
  ășțşţ: 'ro tr vi',
  ğı: 'tr',
  'ñ¿¡': 'es',
  'ã õ': 'pt vi',
  å: 'sv da no fi',
  æø: 'da no',
  ä: 'sv fi de sk',
  ö: 'sv fi de hu tr',
  ü: 'de hu tr es',
  ß: 'de',
  ç: 'fr pt tr',
  êô: 'fr pt vi nl sk',
  œùëï: 'fr it nl vi',
  čšž: 'cs sk hr fi',
  ýť: 'cs sk vi',
  ướạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộơờởỡợụủứừửữựỳỵỷỹ: 'vi',
  ыэё: 'ru',
  'ії є ґ': 'uk',
  ъ: 'bg ru',
  щю: 'ru uk bg',
  پچژگ: 'fa',
  کی: 'fa',
  ةىأإ: 'ar',
};

/** The languages of a letter; letters of one group share the set. */
const LANGUAGES_OF = new Map<string, ReadonlySet<string>>(
  Object.entries(OWN_LETTERS).flatMap(([letters, languages]) => {
    const set = new Set(languages.split(' '));
    return Array.from(letters.replaceAll(' ', ''), (letter) => [letter, set] as const);
  }),
);

/** What may be such a letter, none of which every language has. */
const OWN_LETTER = /\P{ASCII}/u;

/** How much of its score a language loses where every letter is one that it is not written with. */
const MOST_LOST = 0.65;
/** A letter in so many says all there is to say. */
const SATURATED = 25;

/**
 * Lowers the scores of languages that the text has letters of others for. A name in a long text hardly counts; in a word
 * alone one letter does. Where there are no scores, the languages that have all those letters get one.
 */
export function weighLetters(scores: Map<string, number>, text: string): void {
  if (!OWN_LETTER.test(text)) return;
  const counts = new Map<ReadonlySet<string>, number>();
  let letters = 0;
  for (const letter of text.toLowerCase()) {
    if (letter !== ' ') letters += 1;
    const languages = LANGUAGES_OF.get(letter);
    if (languages !== undefined) counts.set(languages, (counts.get(languages) ?? 0) + 1);
  }
  if (scores.size === 0) for (const language of common([...counts.keys()])) scores.set(language, GUESSED);
  for (const [languages, count] of counts) {
    const kept = 1 - MOST_LOST * Math.min(1, (SATURATED * count) / letters);
    for (const [language, score] of scores) if (!languages.has(language)) scores.set(language, score * kept);
  }
}

/** The score of a language that is told by letters alone. */
const GUESSED = 0.01;

function common(sets: readonly ReadonlySet<string>[]): string[] {
  const [first, ...rest] = sets;
  return [...(first ?? [])].filter((language) => rest.every((languages) => languages.has(language)));
}
