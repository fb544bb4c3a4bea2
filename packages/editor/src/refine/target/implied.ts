import { contentWords } from '../../document/content-words.ts';

/** A day of the calendar, which is spoken of as a date. */
export const calendarDay =
  /(?<!\d)(?:\d{4}-\d{2}-\d{2}|\d{1,2}\.\d{1,2}\.\d{2,4}|\d{1,2}\/\d{1,2}\/\d{2,4})(?!\d)|\b(?:jan(?:uary)?|feb(?:ruary)?|march|april|may|june|july|aug(?:ust)?|sept(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?) \d{1,4}\b/iu;

/** What people call a value by its unit: an amount of money is a price, milliseconds are a latency, days are a retention. */
const implied: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /[€$£¥]\s?\d|\d\s?[€$£¥]|\d\s?(?:k\s)?(?:EUR|USD|GBP|CHF|PLN|euros?|dollars?|cents?|francs?|zł)(?!\p{L})/iu,
    contentWords(
      'price cost Preis Kosten prix coût precio coste prezzo costo preço custo prijs kosten cena koszt',
    ),
  ],
  [
    /\d\s?(?:ms|milliseconds?|s|secs?|seconds?)(?!\p{L})/iu,
    contentWords('latency response time Antwortzeit Latenz latence latencia latenza latência latentie'),
  ],
  [
    /\d[-\s](?:days?|months?|years?|weeks?|Tagen?|Monaten?|Jahren?|jours?|mois|ans|días?|meses|años?|giorni|mesi|anni|dias|dagen|maanden|dni|lat)(?!\p{L})/iu,
    contentWords(
      'retention Aufbewahrung Aufbewahrungsfrist conservation retención conservazione retenção bewaartermijn',
    ),
  ],
  [calendarDay, ['date']],
];

/** Words, stemmed, that name a value which stands in a text, whether or not the text says them. */
export function impliedWords(text: string): string[] {
  return implied.flatMap(([value, words]) => (value.test(text) ? words : []));
}
