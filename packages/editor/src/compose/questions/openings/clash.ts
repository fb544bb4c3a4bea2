import { derivedPhrasesOf } from '../../../formats/phrases/derived/by-language.ts';
import { fill } from '../../../formats/phrases/phrase.ts';
import { measuresIn } from '../../../understand/measures.ts';
import type { Composition } from '../../composition.ts';
import { quotedFrom } from './opening.ts';

/** Something has to be there in time. */
const soon =
  /(?<!\p{L})(?:within|under|in less than|at most|no later than|innerhalb|binnen|spätestens nach|en moins de|dans les|en menos de|antes de|entro|in meno di|em menos de|dentro de|binnen|w ciągu)(?!\p{L})|以内|内に|之内|以内/iu;
/** Something is not there for a while. */
const away =
  /(?<!\p{L})(?:offline|(?:no|without|lose|loses|lost) (?:a )?(?:signal|network|wifi|internet|reception|connection|coverage|power)|unreachable|unavailable|out of (?:range|coverage)|outages?|(?:is|are|was|goes|go) down|(?:wifi|signal|network|connection|reception)[^.;]{0,40} (?:drops|is gone|breaks)|ohne (?:netz|internet|empfang|verbindung|strom)|kein (?:netz|internet|empfang)|nicht erreichbar|hors[- ]ligne|sans (?:réseau|connexion)|coupures?|sin (?:conexión|cobertura|red)|senza (?:rete|connessione)|sem (?:rede|ligação|conexão)|zonder (?:internet|verbinding|bereik)|bez (?:internetu|zasięgu|sieci))(?!\p{L})|オフライン|圏外|离线|断网/iu;

/** Seconds of a unit of time, by how it begins; the first that fits counts. */
const lengths: readonly (readonly [RegExp, number])[] = [
  [/^(?:ms|milli|ミリ秒|毫秒)/u, 0.001],
  [/^(?:min|分)/u, 60],
  [/^(?:months?|mois|mes|mês|mesi|maand|miesi|monat|か?月)/u, 2_592_000],
  [/^(?:s$|sec|sek|seg|秒)/u, 1],
  [/^(?:h$|hrs?$|hour|stund|heure|hora|or[ae]$|uur|uren|godzin|時間|小时)/u, 3600],
  [/^(?:day|tag|jour|día|dia|giorn|dag|dni|dzień|日|天)/u, 86_400],
  [/^(?:week|woche|semain|seman|settiman|weken|tygod|週|周)/u, 604_800],
];

/** The one time that a sentence names, in seconds; null where it names none or several. */
function secondsIn(text: string): number | null {
  const times = measuresIn(
    text.replace(/(?<!\p{L})(?:an?|one) (?=(?:second|minute|hour|day|week)(?!\p{L}))/giu, '1 '),
  ).flatMap(({ text: said, unit }) => {
    const length = lengths.find(([begins]) => begins.test(unit))?.[1];
    const count = Number.parseFloat(/\d+(?:[.,]\d+)?/u.exec(said)?.[0].replace(',', '.') ?? '');
    return length === undefined || Number.isNaN(count) ? [] : [count * length];
  });
  return times.length === 1 ? (times[0] ?? null) : null;
}

/** Asks how something can be there in time while what it needs is away for longer. */
export function clashQuestion({ requirements, understanding, language }: Composition): string | null {
  const demanded = new Set(requirements.map(({ statement }) => statement));
  const gaps = understanding.statements.filter(
    (one) => !demanded.has(one) && away.test(one.text) && !soon.test(one.text),
  );
  for (const { statement } of requirements) {
    const bound = soon.test(statement.text) ? secondsIn(statement.text) : null;
    if (bound === null || away.test(statement.text)) continue;
    const longer = gaps.find((one) => (secondsIn(one.text) ?? 0) > bound);
    const text = longer ? quotedFrom(statement.text, soon) : null;
    const other = longer ? quotedFrom(longer.text, away) : null;
    if (text !== null && other !== null) return fill(derivedPhrasesOf(language).askClash, { text, other });
  }
  return null;
}
