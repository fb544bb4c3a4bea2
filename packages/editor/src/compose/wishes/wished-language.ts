/** Names of the languages documents are written in, in the languages people ask in. */
const names: readonly (readonly [language: string, words: string])[] = [
  ['en', 'english|englisch\\p{L}{0,2}|anglais|inglés|inglês|inglese|engels|po angielsku|英語|英语'],
  ['de', 'german|deutsch\\p{L}{0,2}|allemand|alemán|alemão|tedesco|duits|po niemiecku|ドイツ語|德语'],
  [
    'fr',
    'french|französisch\\p{L}{0,2}|français|francés|francês|francese|frans|po francusku|フランス語|法语',
  ],
  ['es', 'spanish|spanisch\\p{L}{0,2}|espagnol|español|castellano|espanhol|spagnolo|spaans|po hiszpańsku'],
  ['pt', 'portuguese|portugiesisch\\p{L}{0,2}|portugais|portugués|português|portoghese|portugees'],
  ['it', 'italian|italienisch\\p{L}{0,2}|italien|italiano|italiaans|po włosku'],
  ['nl', 'dutch|niederländisch\\p{L}{0,2}|néerlandais|neerlandés|holandês|olandese|nederlands'],
  ['pl', 'polish|polnisch\\p{L}{0,2}|polonais|polaco|polonês|polacco|pools|po polsku'],
  ['ja', 'japanese|japanisch\\p{L}{0,2}|japonais|japonés|日本語|日语'],
  ['zh', 'chinese|chinesisch\\p{L}{0,2}|chinois|chino|中文|中国語'],
];

/** Each language as it is asked for, and its names alone. */
const wishes = names.map(([language, words]) => ({
  language,
  asked: new RegExp(
    `(?<!\\p{L})(?:in|auf|en|em|in het|language(?: is|:)?|sprache:?|langue ?:|idioma:?|write|answer|respond|output)\\s(?:the |plain |simple )?(?:${words})(?!\\p{L})|(?<!\\p{L})(?:${words})\\s(?:please|only|bitte)|(?:英語|日本語|ドイツ語|フランス語|中文|英语)(?:で|书写|回答)`,
    'iu',
  ),
  named: new RegExp(words, 'iu'),
}));

/** The language instructions ask for ("in German", "auf Englisch", "language: French", "日本語で"), as a BCP 47 subtag, else null. */
export function languageWished(instructions: string): string | null {
  for (const { language, asked, named } of wishes) {
    const [words = ''] = asked.exec(instructions) ?? [];
    if (words !== '' && named.test(words)) return language;
  }
  return null;
}
