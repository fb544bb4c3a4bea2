import { sharedDictionary } from '../../hunspell/installed-dictionary.ts';

/** Whether a word in small letters is an infinitive, be it with a pronoun at its end: told by its gerund. */
export function isInfinitive(word: string): boolean {
  const bare = word.replace(/(?<=[aeiáéí]r)(?:se|me|te|lo|la|los|las|le|les|nos)$/u, '');
  if (!/^\p{Ll}{2,}[aeií]r$/u.test(bare)) return false;
  const dictionary = sharedDictionary('es');
  const stem = bare.slice(0, -2);
  return (
    dictionary.hasEntry(bare) &&
    (dictionary.hasEntry(`${stem}${bare.endsWith('ar') ? 'ando' : 'iendo'}`) ||
      /^(?:ver|ir|leer|caer|oír)$/u.test(bare))
  );
}

const IRREGULAR =
  /^(?:sido|hecho|dicho|visto|puesto|vuelto|escrito|abierto|roto|muerto|ido|resuelto|devuelto|cubierto|descubierto|propuesto|supuesto)$/u;

/** Whether a word in small letters is a masculine participle. */
export function isParticiple(word: string): boolean {
  if (IRREGULAR.test(word)) return true;
  const stem = word.slice(0, -3);
  if (word.endsWith('ado')) return isInfinitive(`${stem}ar`);
  return /[ií]do$/u.test(word) && (isInfinitive(`${stem}er`) || isInfinitive(`${stem}ir`));
}
