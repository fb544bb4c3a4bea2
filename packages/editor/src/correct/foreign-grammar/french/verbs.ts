import { sharedDictionary } from '../../hunspell/installed-dictionary.ts';

/** Participles that are nouns as well, so that they can stand where an infinitive does. */
const NOUN =
  /^(?:marché|traité|employé|passé|procédé|résumé|énoncé|carré|associé|délégué|abonné|invité|salarié|privé|côté|opposé|composé|imprimé|succédané)$/u;

const SHORTEST_STEM = 3;

/** Whether a word in small letters is the infinitive of a verb in "-er": told by a form that such verbs alone have. */
export function isInfinitive(word: string): boolean {
  if (!word.endsWith('er') || word.length < SHORTEST_STEM + 2) return false;
  const dictionary = sharedDictionary('fr');
  return dictionary.hasEntry(word) && dictionary.hasEntry(`${word.slice(0, -2)}iez`);
}

/** Whether a word in small letters is an infinitive, of a verb in "-ir" or "-re" too. */
export function isAnyInfinitive(word: string): boolean {
  if (!/^\p{Ll}{3,}(?:ir|re)$/u.test(word)) return isInfinitive(word);
  const dictionary = sharedDictionary('fr');
  const stem = word.slice(0, -2);
  return (
    dictionary.hasEntry(word) && (dictionary.hasEntry(`${stem}ez`) || dictionary.hasEntry(`${stem}issez`))
  );
}

/** "tester" → "testé"; null for what is no verb in "-er". */
export function participleOf(word: string): string | null {
  return isInfinitive(word) ? `${word.slice(0, -2)}é` : null;
}

/** "testé" → "tester"; null for what is no participle of a verb in "-er", or a noun too. */
export function infinitiveOf(word: string): string | null {
  const infinitive = `${word.slice(0, -1)}er`;
  return word.endsWith('é') && !NOUN.test(word) && isInfinitive(infinitive) ? infinitive : null;
}
