import { isWord } from '../../voice/demanded/words.ts';

/** Verbs whose vowel changes in the third person, without what may stand before them. */
const bent: Readonly<Record<string, string>> = {
  sein: 'ist',
  haben: 'hat',
  werden: 'wird',
  können: 'kann',
  müssen: 'muss',
  dürfen: 'darf',
  sollen: 'soll',
  wollen: 'will',
  wissen: 'weiß',
  tun: 'tut',
  fahren: 'fährt',
  laufen: 'läuft',
  halten: 'hält',
  lassen: 'lässt',
  fallen: 'fällt',
  tragen: 'trägt',
  schlagen: 'schlägt',
  schlafen: 'schläft',
  wachsen: 'wächst',
  raten: 'rät',
  fangen: 'fängt',
  laden: 'lädt',
  stoßen: 'stößt',
  geben: 'gibt',
  nehmen: 'nimmt',
  sprechen: 'spricht',
  treffen: 'trifft',
  brechen: 'bricht',
  messen: 'misst',
  gessen: 'gisst',
  werfen: 'wirft',
  helfen: 'hilft',
  gelten: 'gilt',
  treten: 'tritt',
  sehen: 'sieht',
  lesen: 'liest',
  schehen: 'schieht',
  stehlen: 'stiehlt',
  pfehlen: 'pfiehlt',
};

/** What may stand before such a verb: "ablaufen", "vorhersehen". */
const before =
  /^(?:ab|an|auf|aus|be|bei|da|dar|durch|ein|em|ent|er|fern|fest|frei|ge|her|hin|hoch|los|mit|nach|nieder|statt|teil|über|um|unter|ver|vor|vorher|weg|weiter|wieder|zer|zu|zurück|zusammen)*$/u;

/** Verbs that look as if they were made of one above: "beantragt", "veranlasst". */
const regular = /(?:antragen|beauftragen|veranlassen|anschlagen|ratschlagen)$/u;

/** The third person of an infinitive, as it stands at the end of a clause: "ablaufen" → "abläuft"; null for what is no infinitive. */
export function thirdPerson(infinitive: string): string | null {
  if (!/^\p{Ll}{2,}n$/u.test(infinitive)) return null;
  const strong = regular.test(infinitive)
    ? undefined
    : Object.entries(bent).find(
        ([verb]) => infinitive.endsWith(verb) && before.test(infinitive.slice(0, -verb.length)),
      );
  if (strong) return infinitive.slice(0, -strong[0].length) + strong[1];
  const stem = infinitive.replace(/(?<=e[lr])n$|en$/u, '');
  if (stem === infinitive) return null;
  return /(?:[dt]|(?:[^aeiouäöülrhmn]|ch)[mn])$/u.test(stem) ? `${stem}et` : `${stem}t`;
}

/** Whether a word is surely an infinitive, by the form of it that the language knows. */
export function isInfinitive(word: string): boolean {
  const third = /^\p{Ll}{3,}(?:en|ern|eln)$/u.test(word) ? thirdPerson(word) : null;
  return third !== null && isWord(word, 'de') && isWord(third, 'de');
}
