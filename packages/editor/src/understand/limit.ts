import { keptFor } from './kept-for.ts';
import type { Statement } from './statement.ts';

const figure = String.raw`(?:[~≈]\s?)?\d+(?:[.,]\d+)*(?:\s?[kKM](?![\p{L}\d]))?`;
const shortTime = String.raw`(?:ms|msec|µs|milliseconds?|millisekunden|milisegundos|millisecondes|s|secs?|seconds?|sek(?:unden?|\.)?|segundos?|seg|secondes?|second[oi]|seconden?|sekund\p{L}{0,2})`;
const longerTime = String.raw`(?:min|mins|minutes?|minuten?|minutos?|minut[oiaęy]?|minuut|h|hours?|stunden?|heures?|horas?|or[ae]|uur|godzin\p{L}{0,2})`;
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

const available =
  /(?<!\p{L})(?:availab\p{L}+|uptime|verfügbar\p{L}*|disponib\p{L}+|beschikbaar\p{L}*|dostępn\p{L}+)(?!\p{L})(?:[^.;:]{0,40}?\d+(?:[.,]\d+)?\s?%|:? (?:of |is |at least |must be )*99[.,]\d)/iu;

const load = new RegExp(
  String.raw`(?<![\p{L}\d])${figure}(?:\s\p{L}+){0,3}\s?(?:\/|per |pro |par |por |al |a |na )\s?(?:s|sec(?:ond|onde|ondo|onda)?|second[eo]?|sekund\p{L}{0,2}|segundo|seconde|minute|minuto|minuut|minutę)${after}|(?<![\p{L}\d])${figure}(?:\s\p{L}+){1,3} (?:at (?:the same time|once)|concurrently|simultaneously|gleichzeitig|en même temps|simultan\p{L}+|a la vez|ao mesmo tempo|contemporaneamente|tegelijk\p{L}*|jednocześnie|równocześnie)(?!\p{L})`,
  'iu',
);

/** "Must work for 40k patients", "copes with 5,000 hives": for how many it has to do. English. */
const capacity =
  /(?<!\p{L})(?:works? (?:for|with)|copes? with|handles?|serves?|scales? to|supports?|manages?) (?:up to |about |around |at least |roughly )?(?:\d[\d.,]*[kKM]|\d{1,3}(?:[.,]\d{3})+|\d{3,}) (?!(?:x|px|pixels?|bit|characters?|chars?|errors?|responses?)(?!\p{L}))\p{L}/iu;

/** A case before the figure: it is the case that lasts, not what is demanded. */
const opensCase =
  /(?<!\p{L})(?:if|when|whenever|(?<!at )once|unless|older|wenn|falls|sobald|si|quand|lorsque|cuando|se|quando|als|wanneer|zodra|jeśli|jeżeli|gdy|kiedy|älter|plus vieux|ouder)(?!\p{L})/iu;

/**
 * Whether a demand is a limit on how well: how fast, how large, how much at once, how available, how long kept. What sets
 * such a limit is a requirement of quality, whatever word demands it.
 */
export function setsQuality({ text }: Pick<Statement, 'text'>): boolean {
  return [bounded, keptFor, available, load, capacity].some((limit) => {
    const found = limit.exec(text);
    // what is told in words is no measure
    if (limit === keptFor && !/\d/u.test(found?.[0] ?? '')) return false;
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
