import type { AffixFile } from './affixes.ts';
import { type Form, formsOf, type Stems } from './forms.ts';

/** Longest word that is tried as a compound, and most parts it may have: bounds the search. */
const LONGEST = 48;
const MOST_PARTS = 3;

/** Parts whose answers are kept: candidates for one word have most of their parts in common. */
const MOST_REMEMBERED = 20_000;

/** Checks words made of several, by the position flags of the affix file (German, Dutch); undefined where it has none. */
export function compoundChecker(affixes: AffixFile, stems: Stems): ((word: string) => boolean) | undefined {
  const anywhere = affixes.option('COMPOUNDFLAG');
  const begin = affixes.option('COMPOUNDBEGIN');
  const middle = affixes.option('COMPOUNDMIDDLE');
  const end = affixes.option('COMPOUNDEND') ?? affixes.option('COMPOUNDLAST');
  const forbidden = affixes.option('COMPOUNDFORBIDFLAG');
  if (anywhere === undefined && begin === undefined) return undefined;

  const remembered = new Map<string, boolean>();

  function fits(part: string, position: string | undefined): boolean {
    const key = `${position} ${part}`;
    let answer = remembered.get(key);
    if (answer === undefined) {
      answer = hasForm(part, position);
      if (remembered.size >= MOST_REMEMBERED) remembered.clear();
      remembered.set(key, answer);
    }
    return answer;
  }

  function hasForm(part: string, position: string | undefined): boolean {
    for (const form of formsOf(part, affixes, stems)) {
      if (forbidden !== undefined && form.affix.includes(forbidden)) continue;
      if (allows(form, position) || allows(form, anywhere)) return true;
    }
    return false;
  }

  function restFits(rest: string, parts: number): boolean {
    if (fits(rest, end)) return true;
    return parts < MOST_PARTS && splits(rest, middle, parts + 1);
  }

  function splits(word: string, position: string | undefined, parts: number): boolean {
    const least = affixes.compoundMinimum;
    for (let at = word.length - least; at >= least; at -= 1) {
      if (fits(word.slice(0, at), position) && restFits(word.slice(at), parts)) return true;
    }
    return false;
  }

  return (word) => word.length <= LONGEST && splits(word, begin, 1);
}

function allows(form: Form, flag: string | undefined): boolean {
  return flag !== undefined && (form.stem.includes(flag) || form.affix.includes(flag));
}
