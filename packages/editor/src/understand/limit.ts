import type { Statement } from './statement.ts';

const figure = String.raw`(?:[~≈]\s?)?\d+(?:[.,]\d+)*(?:\s?[kKM](?![\p{L}\d]))?`;
const shortTime = String.raw`(?:ms|msec|µs|milliseconds?|millisekunden|milisegundos|millisecondes|s|secs?|seconds?|sek(?:unden?|\.)?|segundos?|seg|secondes?|second[oi]|seconden?|sekund\p{L}{0,2})`;
const longerTime = String.raw`(?:min|mins|minutes?|minuten?|minutos?|minut[oiaęy]?|minuut|h|hours?|stunden?|heures?|horas?|or[ae]|uur|godzin\p{L}{0,2})`;
const longTime = String.raw`(?:days?|weeks?|months?|years?|tage?n?|wochen?|monate?n?|jahre?n?|jours?|semaines?|mois|ans?|días?|dias?|semanas?|meses|mês|mes|años?|anos?|giorn[oi]|settiman[ae]|mes[ei]|ann[oi]|dagen|dag|weken|maanden|maand|jaar|dni|tygodni\p{L}?|miesi[ąę]c\p{L}{0,2}|lata?|lat|rok(?:u)?)`;
const size = String.raw`(?:[kKMGTP]i?[Bb]|bytes?)(?:\s?\/\s?s|ps)?`;
const after = String.raw`(?![\p{L}\d])`;

/** Words that bound from above, in eight languages. */
const within = String.raw`(?:max(?:im(?:um|al|aal|o)|ima|\.)?|máximo(?: de)?|máx\.?|at most|no more than|not more than|within|under|below|less than|höchstens|innerhalb(?: von)?|binnen|unter|weniger als|au (?:plus|maximum)|moins d[e’']|sous|como (?:mucho|máximo)|menos de|(?:al )?massimo|al più|entro|meno di|no máximo|em até|hooguit|hoogstens|minder dan|w ciągu|poniżej|najwyżej|maksymalnie)`;
const upTo = "(?:up to|bis zu|jusqu['’]à|hasta|até|fino a|tot|do)";

/** How long something may take and how large it may be: a bound before a time or a size, with at most what is bounded between. */
const bounded = new RegExp(
  [
    String.raw`(?:(?<!\p{L})${within}|[<≤]=?)\s{0,2}(?:\p{L}+ ){0,3}?${figure}\s?(?:${shortTime}|${size})${after}`,
    String.raw`(?:(?<!\p{L})${within}|[<≤]=?)\s{0,2}${figure}\s?${longerTime}${after}`,
    String.raw`(?<!\p{L})${upTo} ${figure}\s?(?:${shortTime}|${size})${after}`,
    String.raw`(?<!\p{L})in ${figure}\s?${shortTime}${after}`,
    String.raw`(?<![\p{L}\d])${figure}\s?(?:${shortTime}|${size}) (?:max(?:im\p{L}{2,3})?|at most|or less|höchstens|tops)(?!\p{L})`,
  ].join('|'),
  'iu',
);

const keeping = String.raw`(?<!\p{L})(?:keep|keeps|kept|store[sd]?|retain(?:s|ed)?|retention|delete[sd]?|purge[sd]?|remove[sd]?|archived?|aufbewahr\p{L}*|aufgehoben|gespeichert|gelöscht|behalten|vorgehalten|conserv\p{L}+|gard(?:er|ée?s?)|supprimée?s?|effacée?s?|guard(?:ar|a|an|ad[oa]s?)|borr(?:ar|an|ad[oa]s?)|elimina(?:r|n|d[oa]s?|t[ieao])|apagad[oa]s?|excluíd[oa]s?|mantid[oa]s?|cancellat[ieao]|tenut[ieao]|bewaard|bewaren|verwijderd|gewist|przechow\p{L}+|usuw\p{L}+|trzyma\p{L}+)(?!\p{L})`;
const span = String.raw`(?<![\p{L}\d])${figure}\s?${longTime}${after}`;

/** How long data is kept: a verb of keeping or removing, and a time of days and more on either side of it. */
const kept = new RegExp(`${keeping}[^.;:]{0,90}?${span}|${span}[^.;:]{0,30}?${keeping}`, 'iu');

const available =
  /(?<!\p{L})(?:availab\p{L}+|uptime|verfügbar\p{L}*|disponib\p{L}+|beschikbaar\p{L}*|dostępn\p{L}+)(?!\p{L})[^.;:]{0,40}?\d+(?:[.,]\d+)?\s?%/iu;

const load = new RegExp(
  String.raw`(?<![\p{L}\d])${figure}(?:\s\p{L}+){0,3}\s?(?:\/|per |pro |par |por |al |a |na )\s?(?:s|sec(?:ond|onde|ondo|onda)?|second[eo]?|sekund\p{L}{0,2}|segundo|seconde|minute|minuto|minuut|minutę)${after}|(?<![\p{L}\d])${figure}(?:\s\p{L}+){1,3} (?:at (?:the same time|once)|concurrently|simultaneously|gleichzeitig|en même temps|simultan\p{L}+|a la vez|ao mesmo tempo|contemporaneamente|tegelijk\p{L}*|jednocześnie|równocześnie)(?!\p{L})`,
  'iu',
);

/** A case before the figure: it is the case that lasts, not what is demanded. */
const opensCase =
  /(?<!\p{L})(?:if|when|whenever|once|unless|older|wenn|falls|sobald|si|quand|lorsque|cuando|se|quando|als|wanneer|zodra|jeśli|jeżeli|gdy|kiedy|älter|plus vieux|ouder)(?!\p{L})/iu;

/**
 * Whether a demand is a limit on how well: how fast, how large, how much at once, how available, how long kept. What sets
 * such a limit is a requirement of quality, whatever word demands it.
 */
export function setsQuality({ text }: Pick<Statement, 'text'>): boolean {
  return [bounded, kept, available, load].some((limit) => {
    const found = limit.exec(text);
    return found !== null && !opensCase.test(text.slice(0, found.index + found[0].length));
  });
}

/** A demand that sets a limit says how well, not what. */
export function asQuality(statement: Statement): Statement {
  return statement.kind === 'requirement' &&
    setsQuality(statement) &&
    !/\s(?:->|=>|→)\s/u.test(statement.text)
    ? { ...statement, kind: 'quality' }
    : statement;
}
