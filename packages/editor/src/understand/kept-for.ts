import { countWords } from './count-words.ts';

/** Times of days and more, in eight languages. */
const longTime = String.raw`(?:days|weeks|months|years|(?<=(?:one|1)\s?)(?:day|week|month|year)|tage?n?|wochen?|monate?n?|jahre?n?|jours?|semaines?|mois|ans?|días?|dias?|semanas?|meses|mês|mes|años?|anos?|giorn[oi]|settiman[ae]|mes[ei]|ann[oi]|dagen|dag|weken|week|maanden|maand|jaar|dni(?:ach)?|tygodni\p{L}{0,3}|miesi[ąę]c\p{L}{0,4}|lata?|lat(?:ach)?|rok(?:u)?)`;
const figure = String.raw`(?:[~≈]\s?)?\d+(?:[.,]\d+)*(?:\s?[kKM](?![\p{L}\d]))?`;
const keeping = [
  'keep|keeps|kept|store[sd]?|retain(?:s|ed)?|retention|delete[sd]?|purge[sd]?|remove[sd]?|wiped?|archived?|anonymi[sz]ed?',
  String.raw`aufbewahr\p{L}*|aufzubewahren|bewahr(?:en|t)|aufgehoben|aufheben|aufzuheben|gespeichert|gelöscht|löschen?|löscht|behalten|vorgehalten|vorhalten|vorzuhalten|archiviert?|anonymisier\p{L}*`,
  String.raw`conserv\p{L}+|gard(?:er|ons|ée?s?|ent|e)|supprim\p{L}+|effac\p{L}+|purg\p{L}+|archiv\p{L}+|anonymis\p{L}+`,
  String.raw`guard(?:ar|a|an|amos|ad[oa]s?)|borr(?:ar|a|an|amos|ad[oa]s?)|elimin(?:ar|a|an|am|amos|iamo|ano|ad[oa]s?|at[ieao])|retenid[oa]s?|retener`,
  String.raw`apag(?:ar|a|am|amos|ad[oa]s?)|excluíd[oa]s?|mant(?:id[oa]s?|er|emos)|arquiv\p{L}+`,
  String.raw`cancell\p{L}+|ten(?:ut[ieao]|ere|iamo|gono)|archivi\p{L}+`,
  String.raw`bewaard|bewaren|verwijder[dnt]?|verwijderen|gewist|wissen|gearchiveerd|geanonimiseerd`,
  String.raw`przechow\p{L}+|usuw\p{L}+|trzym\p{L}+|kasuj\p{L}+|kasow\p{L}+|archiwiz\p{L}+`,
].join('|');

const verb = String.raw`(?<!\p{L})(?:${keeping})(?!\p{L})`;
const span = String.raw`(?<![\p{L}\d])(?:(?:${figure}\s?|(?:${countWords}) )${longTime}(?![\p{L}\d])|(?:po roku|rok)(?!\p{L}))`;

/** The same without spaces, in Japanese and Chinese. */
const dense = '(?:保存|保管|保持|残す|残し|消す|消し|削除|破棄|保留|留存|删除|删掉|清掉|清理|归档)';
const denseSpan = String.raw`(?:\d{1,4}|[一二三四五六七八九十两半]{1,3})(?:日|か月|ヶ月|カ月|週間|年|天|周|个月)`;

/** How long data is kept: a verb of keeping or removing, and a time of days and more on either side of it. */
export const keptFor = new RegExp(
  `${verb}[^.;:]{0,90}?${span}|${span}[^.;:]{0,30}?${verb}|${dense}[^。；;]{0,12}?${denseSpan}|${denseSpan}[^。；;]{0,12}?${dense}`,
  'iu',
);
