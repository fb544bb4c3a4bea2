import { fieldList, hasNumber } from '../../../understand/entities/field.ts';
import { areTold, readTraits, type Traits } from './traits.ts';
import { unread, withoutVerbs } from './wording.ts';

/** A parameter or a field that a list names, with what the list says of it. */
export interface NamedItem {
  readonly name: string;
  readonly traits: Traits;
}

const sharing = /^(?:both|all(?: of them)?|each|beide|alle|les deux|tous|ambos|todos)(?!\p{L})/iu;
/** "Starts_at and ends_at (date-time, required)" tells the same of both. */
const pair =
  /(?<first>[`"]?[\p{L}_][\p{L}\p{N}_]*[`"]?)\s(?:and|und|et|y|&)\s(?<second>[`"]?[\p{L}_][\p{L}\p{N}_]*[`"]?)\s?\((?<told>[^()]{2,80})\)/gu;
/** "A and b (both integers, b max 100)" tells it behind the list. */
const ofAll = /\s?\((?<told>(?:both|all|each|beide|alle|tous|les deux|ambos|todos)\s[^()]{2,120})\)\s*$/iu;
const relative =
  /(?<!\p{L})(?:which|that|die|der|das|qui|que)\s(?=(?:is|are|can|may|must|should|ist|sind|kann|darf|muss|est|peut|doit|es|puede|debe)(?!\p{L}))/giu;

/**
 * The names of a list, each with its traits: "`limit` (integer, default 50) and `cursor`", "a, b, both required".
 * Null where the list names nothing, or not all of its words are understood.
 */
export function itemsIn(words: string, general: Traits = {}): NamedItem[] | null {
  const found: { name: string; traits: Traits }[] = [];
  const list = withoutVerbs(
    words
      .replace(relative, ' ')
      .replace(ofAll, ', $<told>')
      .replace(pair, '$<first> ($<told>), $<second> ($<told>)'),
    'add',
  )
    .replace(/\s?:\s/gu, ' ')
    .replace(/(?<![\p{L}_`"])(?<word>\p{Ll}+) number(?![\p{L}_])/gu, (whole, word: string) =>
      hasNumber(word) ? `${word}_number` : whole,
    );
  for (const item of fieldList(list)) {
    if (sharing.test(item.trim())) {
      const shared = readTraits(item.trim().replace(sharing, ' '));
      if (unread(shared.rest).length > 0 || found.length === 0) return null;
      for (const one of found) one.traits = { ...one.traits, ...shared.traits };
      continue;
    }
    const { name, behind } = withoutName(item);
    const { traits, rest } = readTraits(behind);
    if (unread(rest).length > 0) return null;
    const last = found.at(-1);
    const known = found.find((one) => one.name === name);
    if (known) known.traits = { ...known.traits, ...traits };
    else if (name !== null) found.push({ name, traits: { ...general, ...traits } });
    else if (last && areTold(traits)) last.traits = { ...last.traits, ...traits };
    else if (areTold(traits)) return null;
  }
  return found.length > 0 ? found : null;
}

const identifier =
  /[`"“](?<quoted>[\p{L}_][\p{L}\p{N}_.[\]-]*)[`"”]|(?<![\p{L}\p{N}(])(?<coded>\p{L}[\p{L}\p{N}]*(?:_[\p{L}\p{N}]+)+|\p{Ll}+\p{Lu}[\p{L}\p{N}]*|\p{Lu}\p{L}*(?:-\p{Lu}\p{L}*)+)(?![\p{L}\p{N}])/u;

/** The name that an item of a list holds, and what stands beside it. */
function withoutName(item: string): { readonly name: string | null; readonly behind: string } {
  const coded = identifier.exec(item.replace(/\([^()]*\)/gu, (inside) => ' '.repeat(inside.length)));
  const name = coded?.groups?.['quoted'] ?? coded?.groups?.['coded'];
  if (coded && name !== undefined)
    return { name, behind: `${item.slice(0, coded.index)} ${item.slice(coded.index + coded[0].length)}` };
  const before = item.replace(/\(.*$/su, ' ');
  const said = [unread(readTraits(before).rest), unread(before)].find((words) => words.length === 1);
  const [word] = said ?? [];
  if (word === undefined) return { name: null, behind: item };
  const isTrait = unread(readTraits(before).rest).length === 0;
  if (isTrait && !/\((?!\d)/u.test(item)) return { name: null, behind: item };
  const at = item.toLowerCase().indexOf(word);
  return {
    name: item.slice(at, at + word.length),
    behind: `${item.slice(0, at)} ${item.slice(at + word.length)}`,
  };
}
