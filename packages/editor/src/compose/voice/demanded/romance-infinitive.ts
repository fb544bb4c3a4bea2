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
  es: {
    ve: 'ver',
    ven: 'ver',
    da: 'dar',
    dan: 'dar',
    va: 'ir',
    van: 'ir',
    lee: 'leer',
    leen: 'leer',
    hay: 'haber',
  },
  fr: {
    fait: 'faire',
    font: 'faire',
    va: 'aller',
    vont: 'aller',
    met: 'mettre',
    dit: 'dire',
    disent: 'dire',
    lit: 'lire',
    lisent: 'lire',
    vient: 'venir',
    viennent: 'venir',
    tient: 'tenir',
    sort: 'sortir',
    sortent: 'sortir',
    part: 'partir',
    partent: 'partir',
    sert: 'servir',
    perd: 'perdre',
    répond: 'répondre',
    répondent: 'répondre',
    ouvre: 'ouvrir',
    ouvrent: 'ouvrir',
    suit: 'suivre',
    reconnaît: 'reconnaître',
    paie: 'payer',
    paient: 'payer',
    reçoivent: 'recevoir',
    disparaît: 'disparaître',
    apparaît: 'apparaître',
    disparaissent: 'disparaître',
    apparaissent: 'apparaître',
    expire: 'expirer',
    expirent: 'expirer',
    a: 'avoir',
    ont: 'avoir',
  },
  it: {
    va: 'andare',
    vanno: 'andare',
    fa: 'fare',
    fanno: 'fare',
    dà: 'dare',
    danno: 'dare',
    esce: 'uscire',
    escono: 'uscire',
    propone: 'proporre',
    appare: 'apparire',
    appaiono: 'apparire',
    spegne: 'spegnere',
    spengono: 'spegnere',
    ha: 'avere',
    hanno: 'avere',
  },
  pt: {
    vê: 'ver',
    veem: 'ver',
    dá: 'dar',
    dão: 'dar',
    faz: 'fazer',
    fazem: 'fazer',
    vai: 'ir',
    vão: 'ir',
    lê: 'ler',
    leem: 'ler',
    vem: 'vir',
    vêm: 'vir',
    tem: 'ter',
    têm: 'ter',
    sai: 'sair',
    saem: 'sair',
    cai: 'cair',
    diz: 'dizer',
    traz: 'trazer',
    inclui: 'incluir',
    há: 'haver',
    some: 'sumir',
    somem: 'sumir',
  },
};

/** Endings of verbs whose infinitive has another vowel: "incluye" → "incluir". */
const rebuilt: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  es: [
    [/uyen?$/u, 'uir'],
    [/(?<=\p{L}{2})igen?$/u, 'egir'],
    [/(?<=\p{L}{2})gen?$/u, 'ger'],
  ],
  fr: [
    [/ient$|iennent$/u, 'enir'],
    [/(?<=\p{L})sent$/u, 're'],
  ],
  it: [[/iene$|engono$/u, 'enere']],
  pt: [[/[éê]m$/u, 'er']],
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
  for (const [ending, infinitive] of rebuilt[language] ?? []) {
    const made = word.replace(ending, infinitive);
    if (made !== word && isWord(made, language)) return made;
  }
  return null;
}

/** Whether a form of the third person is one of several, by its ending. */
export function isOfMany(form: string): boolean {
  return /(?:[ae]n|[ae]m|[ao]no|[eo]nt|ão|êm)$/iu.test(form) && !/^(?:tem|vem)$/iu.test(form);
}
