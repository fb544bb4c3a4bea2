import { englishWords } from '../../correct/spelling/english-words.ts';
import { isPersonName } from '../../correct/spelling/person-names.ts';
import { canBeThing } from '../api/thing.ts';

/** Whether a bare word with a capital is somebody's name, and no noun that has lost its article: "Marit has a laptop", "Teacher has name". */
export function isSomebodysName(word: string): boolean {
  if (!/^\p{Lu}\p{Ll}+$/u.test(word) || word.endsWith('s')) return false;
  const plain = word.toLowerCase();
  const { isGeneral, frequency } = englishWords();
  return !canBeThing(plain) || !isGeneral(plain) || (isPersonName(word) && frequency(plain) < everyday);
}

/** Nouns so frequent that a name that is written alike does not count. */
const everyday = 7;
