import type { Strength } from '../../../understand/statement.ts';
import { germanTold } from './german-told.ts';
import { finiteAt } from './german-verbs.ts';

/** What only says that this was all. */
const over = /^(?:fertig|das war['’]?s|das wars|ende)[.!]*$/iu;

/**
 * A German demand that tells several deeds of one subject between commas, each in the infinitive behind the word that binds: "Der Fahrer scannt den
 * Code, wählt das Bauteil aus, macht ein Foto" → "Der Fahrer MUSS den Code scannen, das Bauteil auswählen, ein Foto machen". Null for any other.
 */
export function germanListed(prose: string, strength: Strength): string | null {
  const [, clauses = '', mark = ''] = /^(.*?)([.!]*)$/su.exec(prose) ?? [];
  const [first = '', ...all] = clauses.split(', ');
  const others = over.test(all.at(-1) ?? '') ? all.slice(0, -1) : all;
  if (others.length === 0 || !others.every((part) => finiteAt(/^\p{Ll}+/u.exec(part)?.[0] ?? '') !== null))
    return null;
  const bound = germanTold(first, strength);
  const [opening = ''] = /^.*?(?<!\p{L})(?:MUSS|MÜSSEN|SOLL|SOLLEN) /su.exec(bound ?? '') ?? [];
  const subject = opening.replace(/\p{Lu}{4,} $/u, '');
  if (bound === null || opening === '' || !first.startsWith(subject)) return null;
  const deeds = others.map((part) => germanTold(`${subject}${part}`, strength));
  if (deeds.some((deed) => deed?.startsWith(opening) !== true)) return null;
  return [bound, ...deeds.map((deed) => deed?.slice(opening.length) ?? '')].join(', ') + mark;
}
