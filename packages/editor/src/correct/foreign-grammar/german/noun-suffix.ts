import { upperFirst } from '../../../first-letter.ts';
import { sharedDictionary } from '../../hunspell/installed-dictionary.ts';
import type { ProseRule } from '../../prose-rule.ts';

const LETTER = String.raw`[\p{L}\p{N}_/@.-]`;

/** "rechnungen", "sicherheit", "funktion": what ends like this is a noun, whatever stands around it. */
export const nounSuffix: ProseRule = {
  id: 'grammar/noun-suffix',
  category: 'grammar',
  message: 'Wörter mit dieser Endung sind Substantive.',
  pattern: new RegExp(
    String.raw`(?<!${LETTER})\p{Ll}{2,24}(?:ungs?|ungen|heit|heiten|keit|keiten|schaft|schaften|tion|tionen|tät|täten)(?!${LETTER}|:\/)(?!\()`,
    'gu',
  ),
  replace: ([word]) => (isNoun(word) ? upperFirst(word) : null),
  examples: [
    ['bitte die rechnungen schicken', 'bitte die Rechnungen schicken'],
    ['wegen der sicherheit und der funktion', 'wegen der Sicherheit und der Funktion'],
  ],
  counterExamples: [
    'es ist gelungen',
    'alle jungen Leute',
    'er wird gezwungen',
    'das wird übersprungen',
    'bestellungs-id',
    'option',
  ],
};

const VERBS = /(?:spr|dr|zw|schw|schl|mi(?:ß|ss)l|gel|ges|err)ungen$/u;

/** Participles end in "-ungen" as well: "gelungen", "entsprungen". No noun of one in "-ung" is known then. */
function isNoun(word: string): boolean {
  const one = word.replace(/(?<=ung|heit|keit|schaft|tion|tät)en$/u, '');
  return (
    !VERBS.test(word) &&
    !/^(?:jung|option|resolution)$/u.test(one) &&
    sharedDictionary('de').knows(upperFirst(one))
  );
}
