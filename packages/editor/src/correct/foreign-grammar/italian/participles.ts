import { sharedDictionary } from '../../hunspell/installed-dictionary.ts';

const IRREGULAR =
  /^(?:fatto|detto|visto|messo|preso|scritto|letto|rotto|perso|chiuso|aperto|risposto|risolto|chiesto|rimosso|corretto|deciso|successo|stato|smesso|scoperto|tolto|scelto|rimasto|spento|acceso|trasferito|iniziato)$/u;

/** Whether a word in small letters is a masculine participle. */
export function isParticiple(word: string): boolean {
  if (IRREGULAR.test(word)) return true;
  const stem = word.slice(0, -3);
  const infinitive = word.endsWith('ato')
    ? 'are'
    : word.endsWith('uto')
      ? 'ere'
      : word.endsWith('ito')
        ? 'ire'
        : null;
  return infinitive !== null && sharedDictionary('it').hasEntry(stem + infinitive);
}

/** Whether a word in small letters is an infinitive: told by its gerund. */
export function isInfinitive(word: string): boolean {
  const ending = /(?<=\p{Ll}{2})(?:are|ere|ire)$/u.exec(word)?.[0];
  if (ending === undefined || /^(?:potere|piacere|dovere|sapere|mare|valore)$/u.test(word)) return false;
  const dictionary = sharedDictionary('it');
  return (
    dictionary.hasEntry(word) && dictionary.hasEntry(word.slice(0, -3) + (ending === 'are' ? 'ando' : 'endo'))
  );
}
