import type { ProseRule } from '../../prose-rule.ts';

/** Verbs and nouns that ask for "um" with a noun: what follows is their object ("es geht um den Versuch zu …"). */
const TAKES_UM =
  /(?<!\p{L})(?:geht|ging|gehen|bitte|bitten|bittet|kümmer\p{Ll}{0,4}|handelt|dreht|bemüh\p{Ll}{0,4}|Bitte|Sorge|Kampf|rund|[Uu]nd|[Oo]der|[Aa]ber|[Nn]ur|[Aa]uch|nicht|sei es|Beispiel|etwa)(?:\s\p{L}{1,12}){0,2}$|,\s\p{L}{2,20}$/u;

export const infinitiveComma: ProseRule = {
  id: 'punctuation/infinitive-comma',
  category: 'punctuation',
  message: 'Vor „um … zu“ steht ein Komma.',
  pattern:
    /(?<=[\p{L}\p{N}]{2})[ ](?<clause>um(?![ ](?:\d|halb|viertel|Mitternacht|Mittag|eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf)(?!\p{Ll}))(?:[ ](?!zu\b)[\p{L}\p{N}-]{1,40}){0,6}[ ](?:zu[ ]\p{Ll}{2,30}(?:en|ern|eln|un)|\p{Ll}{2,12}zu\p{Ll}{2,30}(?:en|ern|eln)))(?![\p{L}\p{N}])/gu,
  replace: ({ groups }, { prose, from }) =>
    TAKES_UM.test(prose.slice(Math.max(0, from - 40), from)) ? null : `, ${groups?.['clause'] ?? ''}`,
  examples: [
    ['Wir brauchen das um den Fehler zu finden.', 'Wir brauchen das, um den Fehler zu finden.'],
    ['Der Job läuft nachts um Last zu sparen.', 'Der Job läuft nachts, um Last zu sparen.'],
    ['Wir testen es um es sicherzustellen.', 'Wir testen es, um es sicherzustellen.'],
  ],
  counterExamples: [
    'Der Job läuft um 5 Uhr.',
    'Der Job ist um 5 Uhr zu starten.',
    'Es geht um den Wunsch, mehr zu sehen.',
    'Um das zu prüfen, reicht ein Test.',
    'Und um das zu prüfen, reicht ein Test.',
    'Zum Beispiel um das zu prüfen.',
    'Wir bitten um Hilfe.',
    'Es geht uns nicht darum zu sparen.',
  ],
};
