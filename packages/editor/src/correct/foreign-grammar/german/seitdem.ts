import { sharedDictionary } from '../../hunspell/installed-dictionary.ts';
import type { ProseRule } from '../../prose-rule.ts';

const PRONOUN = 'ich|du|er|es|wir|man|sich';
const VERB =
  'ist|sind|war|waren|hat|haben|habe|wird|werden|wurde|wurden|kann|können|geht|gehen|läuft|laufen|funktioniert|funktionieren|klappt|kommt|kommen|gibt|startet|hängt|dauert|fehlt|fehlen|steht|bekomme|bekommen|sehe|nichts|nicht|keine|kein|keinen';

/** "seit dem" goes before a noun: with a verb, a pronoun or nothing behind it is the one word that says when. */
export const seitdem: ProseRule = {
  id: 'spelling/seitdem',
  category: 'spelling',
  message: 'Ohne Substantiv dahinter wird „seitdem“ zusammengeschrieben.',
  pattern: new RegExp(
    `(?<![\\p{L}])(?<since>[Ss]eit) dem(?=\\s?[.,;:!?]|\\s?$| (?:${PRONOUN}|${VERB})(?!\\p{L})| (?<verb>\\p{Ll}{3,20}(?:t|en)) (?:${PRONOUN}|die|das)(?!\\p{L}))`,
    'gmu',
  ),
  replace: ({ groups }) => {
    const { since = '', verb } = groups ?? {};
    return verb === undefined || isVerb(verb) ? `${since}dem` : null;
  },
  examples: [
    ['Seit dem häufen sich die Fehler.', 'Seitdem häufen sich die Fehler.'],
    ['Seit dem wir umgezogen sind, hängt es.', 'Seitdem wir umgezogen sind, hängt es.'],
    ['Es hängt seit dem.', 'Es hängt seitdem.'],
  ],
  counterExamples: [
    'Seit dem Update hängt es.',
    'seit dem letzten die Hälfte',
    'seit dem gestern erfolgten Umzug',
  ],
};

function isVerb(word: string): boolean {
  const dictionary = sharedDictionary('de');
  return dictionary.hasEntry(word) && !dictionary.hasEntry(`${word.replace(/en$/u, '')}em`);
}
