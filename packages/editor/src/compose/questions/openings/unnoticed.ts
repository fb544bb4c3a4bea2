import type { Kind } from '../../../understand/statement.ts';
import { besides, type Opening, questionOn } from './opening.ts';

/** It happens by the clock. */
const regular =
  /(?<!\p{L})(?:(?:every|each) (?:night|day|morning|evening|week|month|quarter|hour|monday|tuesday|wednesday|thursday|friday|saturday|sunday|working day|weekday|\d+ ?(?:min(?:utes?)?|hours?|h|days?|weeks?))|nightly|daily|weekly|monthly|quarterly|hourly|once (?:a|per) (?:day|week|month|night|hour)|at \d{1,2}:\d{2}|cron|jede (?:nacht|woche|stunde)|jeden (?:tag|abend|morgen|monat|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)|täglich\p{L}*|nächtlich\p{L}*|wöchentlich\p{L}*|monatlich\p{L}*|stündlich\p{L}*|chaque (?:nuit|jour|soir|matin|semaine|mois|heure|lundi|vendredi)|tous les (?:jours|soirs|matins|mois|lundis|vendredis)|toutes les (?:nuits|semaines|heures)|cada (?:noche|día|semana|mes|mañana|hora|lunes|viernes)|todos los (?:días|meses|lunes|viernes)|todas las (?:noches|mañanas|semanas)|ogni (?:notte|giorno|sera|mattina|settimana|mese|ora|lunedì|venerdì)|(?:cada|toda|todas as|todos os) (?:noite|noites|dia|dias|semana|semanas|mês|meses|manhã|manhãs)|(?:elke|iedere) (?:nacht|dag|avond|ochtend|week|maand|maandag|vrijdag)|dagelijks\p{L}*|wekelijks\p{L}*|maandelijks\p{L}*|co (?:noc|dzień|tydzień|miesiąc|godzinę)|każdej nocy|codziennie)(?!\p{L})|毎(?:日|晩|朝|週|月)|每(?:天|日|晚|周|月)/iu;
/** A machine does it, and something leaves or arrives. */
const moved =
  /(?<!\p{L})(?:import\p{L}*|export\p{L}*|sync\p{L}*|upload\p{L}*|download(?:s|ed)?|fetch\p{L}*|pull(?:s|ed)?|load(?:s|ed)?|sent|sends?|mails?|mailed|e-?mails?|e-?mailed|goes|go|transfer\p{L}*|back(?:s|ed)? up|backups?|generat(?:e|es|ed)|recalculat\p{L}*|copied|copies|delivered|push(?:es|ed)|report(?:s|ed)?|importier\p{L}*|exportier\p{L}*|geschickt|schickt|verschick\p{L}*|gesendet|sendet|übertrag\p{L}*|abgeglichen|gesichert|erzeugt|erstellt|geht|gehen|kommt|envo[iy]\p{L}*|importé\p{L}*|exporté\p{L}*|transmi\p{L}*|synchronis\p{L}*|sauvegard\p{L}*|génér\p{L}*|reçoi\p{L}*|env[ií]\p{L}*|recib\p{L}*|sincroniz\p{L}*|genera\p{L}*|invia\p{L}*|manda\p{L}*|ricev\p{L}*|sincronizz\p{L}*|gera\p{L}*|receb\p{L}*|gaat|verstuurd?|stuurt|gestuurd|verzonden|krijgt|gesynchroniseerd|wysył\p{L}*|wysyłan\p{L}*|importowan\p{L}*|eksportowan\p{L}*|dostaj\p{L}*|dostawać|synchroniz\p{L}*)(?!\p{L})|送信|送る|取り込|出力|同期|メール|发送|导入|导出|同步|生成/iu;
/** Somebody looks after it. */
const watched =
  /(?<!\p{L})(?:monitor\p{L}*|alert\p{L}*|alarm\p{L}*|health ?checks?|dead man\p{L}*|watchdog|(?:import|export|job|sync|run|upload|transfer|load|delivery|backup|it|that|this) (?:fails?|failed|did not run|does not run|is late)|on failure|fail(?:s|ed)? silently|(?:überwach|alarmier)\p{L}*|fehlschl\p{L}*|fehlgeschlagen\p{L}*|scheitert|surveill\p{L}*|alert\p{L}*|échou\p{L}*|échec|fall[ao]\p{L}*|vigila\p{L}*|fallisc\p{L}*|controll\p{L}* che|falh\p{L}*|mislukt\p{L}*|bewak\p{L}*|awari\p{L}*|nie powiedzie)(?!\p{L})|失敗|監視|失败|监控/iu;

/** What is measured, and what may only tell how things are. */
const unsure: ReadonlySet<Kind> = new Set<Kind>(['quality', 'problem', 'context']);

/** How anybody notices that what goes by the clock did not happen. */
export const missedUnnoticed: Opening = {
  kind: 'unnoticed',
  weight: 68,
  sections: ['observability'],
  asks(told, composition) {
    const { text, topics, kind } = told.statement;
    if (!regular.test(text) || !moved.test(text) || unsure.has(kind) || topics.has('prohibition'))
      return null;
    if (topics.has('condition') || /(?<!\p{L})(?:no longer|not|never|nicht|kein\p{L}*)(?!\p{L})/iu.test(text))
      return null;
    const said = `${text}\n${besides(told, composition)}`;
    return watched.test(said) ||
      composition.understanding.statements.some((one) => one.kind === 'observability')
      ? null
      : questionOn('askNotice', told, composition, regular);
  },
};
