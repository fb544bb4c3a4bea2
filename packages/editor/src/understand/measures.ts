/** A number with its unit, as the input writes it. */
export interface Measure {
  readonly text: string;
  readonly unit: string;
}

const amount = String.raw`\d{1,15}(?:[.,]\d{1,15}){0,5}(?:[\s\u00a0]{0,1}[kKmM](?![\p{L}\p{N}]))?`;
const unit = [
  '%|‰|°C|°F|€|\\$|£',
  'ms|milliseconds?|µs|us|ns|s|secs?|seconds?|min|mins|minutes?|h|hrs?|hours?|days?|weeks?|months?|years?',
  '[kKMGTP]i?[Bb](?:/s|ps)?|bytes?|Mbit/s|Gbit/s|bits?',
  'rps|qps|tps|req/s|requests?(?:/s| per second)?|rpm|fps|Hz|[kMG]Hz|px|mm|cm|m|km|kg|eur|usd|chf',
  'users?|customers?|connections?|sessions?|requests?|attempts?|retries|times|items?|rows?|records?|events?|messages?|characters?|chars|files?|seats?|devices?|pods?|nodes?|replicas?|cores?|points?|orders?|parcels?',
  'Sekunden?|Minuten?|Stunden?|Tage?n?|Wochen?|Monate?n?|Jahre?n?|Uhr|Nutzer|Kunden|Anfragen|Rechnungen|Zeilen|Versuche|EUR|Euro',
  'secondes?|minutes?|heures?|jours?|semaines?|mois|ans?|utilisateurs?|requêtes?|lignes?|tentatives?|euros?',
  'segundos?|minutos?|horas?|días?|semanas?|meses|mes|años?|usuarios?|peticiones|solicitudes|filas?|intentos?',
  'dias?|mês|anos?|usuários|utilizadores|requisições|linhas?|tentativas?|reais|R\\$',
  'secondi|secondo|minuti|minuto|ore|ora|giorni|giorno|settimane|settimana|mesi|mese|anni|anno|utenti|richieste|righe|tentativi',
  'seconden?|minuten|minuut|uur|uren|dagen|dag|werkdagen|weken|maanden|maand|jaar|gebruikers|verzoeken|regels|pogingen',
  'sekund[aęy]?|minut[aęy]?|godzin[aęy]?|dni|dzień|tygodni[ea]?|miesi[ąę]c[ey]?|lata?|rok|użytkowników|zapytań|wierszy|prób|zł',
].join('|');
/** What a unit is counted over: "60 km/h", "2 kg/person". */
const rate =
  '/(?:s|sec|min|h|d|km|m|kg|l|t|day|hour|week|month|year|person|Tag|Stunde|Woche|Monat|Jahr|jour|mois|an|día|mes|año|giorno|mese)';
/** Units behind a number in a language without spaces; a further word may follow at once. */
const unspacedUnit =
  'ミリ秒|毫秒|秒|分(?:钟|間)?|時間|小时|日間?|天|週間|周|个?月|か月|ヶ月|年間?|件|回|次|人|条|個|个|行|台|元|円|名|页|ページ';

const measure = new RegExp(
  String.raw`(?<![\p{Script=Latin}\p{N}_.,:/-])[<>≤≥~≈]?\s?[€$£]?(?:(?!(?<=(?:under|over)\s)\d{2}s\s(?:must|should|can|may|need|have|are|get)\s)(${amount})[\s\u00a0-]?(${unit})(?:${rate})?(?![\p{Script=Latin}\p{N}])|\d{1,15}(?:[.,]\d{1,15})?\s?[万千億亿]?\s?(${unspacedUnit}))|[€$£]\s?(${amount})`,
  'gu',
);

/** The numbers with a unit of a sentence, in order. */
export function measuresIn(text: string): Measure[] {
  return [...text.matchAll(measure)].map((match) => ({
    text: match[0].trim(),
    unit: (match[2] ?? match[3] ?? '').toLowerCase(),
  }));
}
