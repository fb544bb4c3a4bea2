import type { Strength } from '../../../understand/statement.ts';
import { germanTold } from './german-told.ts';

/** "Der Fahrer, der zuerst annimmt, bekommt die Tour": groups are the subject, what is said of it, and the rest of the sentence. */
const related =
  /^((?:(?:Der|Die|Das|Ein|Eine|Alle|Jede[rs]?|Nur|Keine?) )?(?:\p{L}+(?:e|en|er|es) )?\p{Lu}[\p{L}-]+|Jede[rs]?|Alle|Diejenigen), ((?:(?:für|mit|bei|von|zu|an|auf|aus|in|über|nach|ohne|durch) )?(?:der|die|das|den|dem|deren|dessen|denen|welche[rsnm]?) [^,;:]{3,100}), (?=\p{Ll})(.{3,})$/su;

/** Stands behind a word that means people by itself, as the clause is read. */
const ANYBODY = 'Leute';

/** A German sentence whose subject has a relative clause behind it, parted; null for any other. */
export function relatedIn(sentence: string): { subject: string; said: string; rest: string } | null {
  const [, subject = '', said = '', rest = ''] = related.exec(sentence) ?? [];
  return subject === '' ? null : { subject, said, rest };
}

/**
 * A German demand whose subject has a relative clause behind it, with the word that binds in its main clause: "Wagen, die einen Schaden haben,
 * werden gesperrt" → "Wagen, die einen Schaden haben, MÜSSEN gesperrt werden"; null for any other.
 */
export function germanRelative(prose: string, strength: Strength): string | null {
  const parts = relatedIn(prose);
  if (parts === null) return null;
  const { subject, said, rest } = parts;
  const whoever = /^(?:Jede[rs]?|Alle|Diejenigen)$/u.test(subject) ? `${subject} ${ANYBODY}` : subject;
  const bound = germanTold(`${whoever} ${rest}`, strength);
  return bound?.startsWith(`${whoever} `) === true
    ? `${subject}, ${said},${bound.slice(whoever.length)}`
    : null;
}
