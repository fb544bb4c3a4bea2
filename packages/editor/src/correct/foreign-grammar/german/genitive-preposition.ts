import { sharedDictionary } from '../../hunspell/installed-dictionary.ts';
import type { ProseRule } from '../../prose-rule.ts';

/** "wegen dem Fehler": a noun whose genitive the dictionary has. */
export const genitivePreposition: ProseRule = {
  id: 'grammar/genitive-preposition',
  category: 'grammar',
  message: 'Nach „wegen“, „trotz“, „während“ und „statt“ steht der Genitiv.',
  pattern:
    /(?<![\p{L}-])(?<before>(?:[Ww]egen|[Tt]rotz|[Ww]ährend|[Ss]tatt|[Aa]nstatt|[Aa]ufgrund|[Ii]nnerhalb|[Aa]ußerhalb) )(?<article>dem|einem|unserem|diesem|meinem) (?<noun>\p{Lu}\p{Ll}{2,25})(?![\p{L}'’-])/gu,
  replace: ({ groups }) => {
    const { before = '', article = '', noun = '' } = groups ?? {};
    const genitive = genitiveOf(noun);
    return genitive === undefined ? null : `${before}${article.slice(0, -1)}s ${genitive}`;
  },
  examples: [
    ['Wegen dem Fehler steht alles.', 'Wegen des Fehlers steht alles.'],
    ['Wegen dem Regen steht alles.', 'Wegen des Regens steht alles.'],
    ['Trotz diesem Problem geht es weiter.', 'Trotz dieses Problems geht es weiter.'],
  ],
  counterExamples: [
    'Wegen des Fehlers steht alles.',
    'Während dem Kunden alles gefiel, …',
    'trotz dem',
    'Wegen dem Kunden steht alles.',
  ],
};

/** Of strong nouns; the genitive of others is in "-n", and what has none has no other form. */
function genitiveOf(noun: string): string | undefined {
  if (/(?:ung|heit|keit|ion|schaft|[sxzß])$/u.test(noun)) return undefined;
  const dictionary = sharedDictionary('de');
  return [`${noun}s`, `${noun}es`].find((form) => dictionary.hasEntry(form) && dictionary.hasEntry(noun));
}
