import type { Romance } from './romance-grammar.ts';
import { isWord } from './words.ts';

/** Vowels that a stem takes back in the infinitive: "muestra" → "mostrar", "envía" → "enviar". */
const stems: readonly (readonly [RegExp, string])[] = [
  [/$/u, ''],
  [/í(?=[^aeiou]*$)/u, 'i'],
  [/ú(?=[^aeiou]*$)/u, 'u'],
  [/ie(?=[^aeiou]+$)/u, 'e'],
  [/ue(?=[^aeiou]+$)/u, 'o'],
  [/i(?=[^aeiou]+$)/u, 'e'],
];

/** Short forms that no ending tells. */
const irregulars: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  es: { ve: 'ver', ven: 'ver', da: 'dar', dan: 'dar', va: 'ir', van: 'ir' },
  fr: {
    fait: 'faire',
    font: 'faire',
    va: 'aller',
    vont: 'aller',
    met: 'mettre',
    dit: 'dire',
    disent: 'dire',
  },
  it: { va: 'andare', vanno: 'andare', fa: 'fare', fanno: 'fare', dà: 'dare', danno: 'dare' },
  pt: { vê: 'ver', veem: 'ver', dá: 'dar', dão: 'dar', faz: 'fazer', vai: 'ir', vão: 'ir' },
};

/** The infinitive of a form in the third person, of one or of several; null where no word of the language is one. */
export function infinitiveOf(form: string, { language, one, many }: Romance, isMany: boolean): string | null {
  const word = form.toLowerCase();
  const irregular = irregulars[language]?.[word];
  if (irregular !== undefined) return irregular;
  if (word.length < 4) return null;
  for (const [ending, infinitives] of isMany ? many : one) {
    if (!word.endsWith(ending)) continue;
    const stem = word.slice(0, -ending.length);
    for (const [from, to] of stems)
      for (const infinitive of infinitives) {
        const made = stem.replace(from, to) + infinitive;
        if ((to === '' || from.test(stem)) && isWord(made, language)) return made;
      }
  }
  return null;
}
