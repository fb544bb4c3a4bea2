import { contentWords } from '../../../document/content-words.ts';
import { derivedPhrasesOf } from '../../../formats/phrases/derived/by-language.ts';
import { fill } from '../../../formats/phrases/phrase.ts';
import { vagueWords } from '../../../quality/data/vague-words.ts';
import { measuresIn } from '../../../understand/measures.ts';
import { isDemand, type Statement } from '../../../understand/statement.ts';
import type { Composition } from '../../composition.ts';
import { quotedFrom } from './opening.ts';

/** How long something takes. */
const lasts =
  /(?<!\p{L})(?:takes?|took|taking|needs|lasts|waits?|waited|dauert?|dauerte|braucht|benötigt|prend|prennent|met|mettent|dure|tarda|tardan|demora|impiega|impiegano|ci mette|dura|leva|demora|duurt|kost|trwa|zajmuje)(?!\p{L})|かかる|かかって|需要|花/iu;
const spent =
  /^(?:ms|milli\p{L}*|s|secs?|seconds?|min|mins|minutes?|h|hrs?|hours?|days?|weeks?|sek\p{L}*|minut\p{L}*|stund\p{L}*|tage?n?|woche\p{L}*|second\p{L}*|heures?|jours?|semaines?|segund\p{L}*|horas?|días?|dias?|semanas?|or[ae]|giorn[io]|settiman[ae]|uur|uren|dagen|weken|sekund\p{L}*|godzin\p{L}*|dni|tygod\p{L}*|秒|分|時間|日|小时|天|分钟)$/u;
const today =
  /(?<!\p{L})(?:by hand|manually|von hand|manuell|à la main|a mano|à mão|handmatig|ręcznie|now|today|currently|at the moment|right now|at present|these days|derzeit|aktuell|heute|zurzeit|momentan|bisher|actuellement|aujourd['’]hui|actualmente|hoy|ahora|attualmente|oggi|ora|atualmente|hoje|agora|nu|momenteel|vandaag|teraz|obecnie|dziś)(?!\p{L})|現在|今は|目前|现在/iu;

/** "Every 10 minutes": how often, and not how long. */
const interval =
  /(?<!\p{L})(?:every|each|alle|jede\p{L}*|toutes les|tous les|cada|ogni|elke|iedere|co) \d|\d\S* ?\S*ごと|每隔? ?\d/iu;

/** A time that is complained of, in a sentence that sets no target. */
function complainedOf({ kind, text }: Statement): string | null {
  const isTold = kind === 'problem' || (today.test(text) && ['context', 'quality', 'event'].includes(kind));
  if (!isTold || !lasts.test(text) || interval.test(text)) return null;
  const [only, ...more] = measuresIn(text).filter(({ unit }) => spent.test(unit));
  return only !== undefined && more.length === 0 ? only.text : null;
}

/** Whether a statement tells how long something takes today, and demands nothing. */
export function tellsToday(statement: Statement): boolean {
  return today.test(statement.text) && complainedOf(statement) !== null;
}

/** "Faster" is asked for its number already. */
function isVague(text: string, language: string): boolean {
  return text.search(vagueWords[language] ?? /$^/u) >= 0;
}

/** "Within a minute", "in under an hour": one of a unit, without a figure. */
const oneUnit =
  /(?<!\p{L})(?:within|in|under|below|less than|at most) (?:under )?an? (?:second|minute|hour|day|week)(?!\p{L})/iu;

/** Another time that is demanded, or that is told for the same thing or right behind it. */
function setsTarget(one: Statement, complaint: Statement): boolean {
  if (!measuresIn(one.text).some(({ unit }) => spent.test(unit)) && !oneUnit.test(one.text)) return false;
  if (isDemand(one)) return true;
  const near = one.index > complaint.index && one.index <= complaint.index + 2;
  const words = new Set(contentWords(complaint.text.replace(lasts, '')));
  return near || contentWords(one.text).some((word) => words.has(word) && !/\d/u.test(word));
}

/** Asks which value replaces a time that is complained of, where the input sets no time for it. */
export function todayQuestion({ understanding, language }: Composition): string | null {
  const { statements } = understanding;
  if (statements.some((one) => one.kind === 'vague' || isVague(one.text, language))) return null;
  for (const statement of statements) {
    const measure = complainedOf(statement);
    if (measure === null) continue;
    if (statements.some((one) => one !== statement && setsTarget(one, statement))) continue;
    const text = quotedFrom(statement.text, lasts);
    if (text !== null) return fill(derivedPhrasesOf(language).askToday, { measure, text });
  }
  return null;
}
