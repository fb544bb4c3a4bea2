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
].join('|');

const measure = new RegExp(
  String.raw`(?<![\p{L}\p{N}_.,:/-])[<>≤≥~≈]?\s?[€$£]?(${amount})[\s\u00a0-]?(${unit})(?![\p{L}\p{N}])|[€$£]\s?(${amount})`,
  'gu',
);

/** The numbers with a unit of a sentence, in order. */
export function measuresIn(text: string): Measure[] {
  return [...text.matchAll(measure)].map((match) => ({
    text: match[0].trim(),
    unit: (match[2] ?? '').toLowerCase(),
  }));
}
