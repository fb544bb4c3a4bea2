import { countWords } from '../../../understand/count-words.ts';

/** How a case beyond a bound is told: when it is tried or happens, how many there are, how large it is, or how long it takes. */
type Tells = 'at' | 'count' | 'size' | 'takes';

/** What lies beyond a bound, and the bound itself as the sentence has it. */
export interface Beyond {
  readonly tells: Tells;
  readonly limit: string;
  readonly at: string;
}

interface Bound {
  readonly shape: RegExp;
  readonly tells: Tells;
  /** What lies beyond it. */
  readonly beyond: string;
}

const n = String.raw`(?:\d[\d.,]*|(?:${countWords})(?=\s\p{L}))`;
const figure = String.raw`\d[\d.,]*`;

function bounds(rows: readonly (readonly [string, Tells, string])[]): Bound[] {
  return rows.map(([shape, tells, beyond]) => ({
    shape: new RegExp(String.raw`(?<!\p{L})${shape}(?!\p{L})`, 'iu'),
    tells,
    beyond,
  }));
}

/** "Zwei pro Abend": what it is a number of may have been said before. */
const thing = String.raw`(?:(?:(?:pro|je|per|par|por|voor|na) )?(?:[KMGT][Bo]|\p{L}[\p{L}-]{2,30}))`;

/** Bounds as they stand in sentences, by language; the first that fits counts. */
const table: Readonly<Record<string, readonly Bound[]>> = {
  de: bounds([
    [
      String.raw`(?:bis(?: zu)?|spätestens) (${figure} (?:Std\.?|Stunden?|Tage?n?|Wochen?|Monate?n?|Min\.?|Minuten)) (vorher|vor ${thing}(?: des ${thing})?)`,
      'at',
      'weniger als $1 $2',
    ],
    [
      String.raw`(?:bis(?: zu)?|spätestens|innerhalb von|binnen) (${figure} (?:Std\.?|Stunden?|Tage?n?|Werktage?n?|Wochen?|Monate?n?)) (nach (?:de[mr] )?${thing})`,
      'at',
      'mehr als $1 $2',
    ],
    [`(?:innerhalb von|binnen) (${figure} (?:Stunden?|Tage?n?|Wochen?|Monate?n?))`, 'at', 'nach mehr als $1'],
    [String.raw`bis (?:spätestens )?(\d{1,2}(?:[:.]\d{2})?) Uhr`, 'at', 'nach $1 Uhr'],
    [`(?:erst )?ab (${figure} Jahren?)`, 'at', 'mit weniger als $1'],
    [
      String.raw`frühestens (${figure} (?:Std\.?|Stunden?|Tage?n?|Werktage?n?|Wochen?|Monate?n?)) (im Voraus|vorher)`,
      'at',
      'weniger als $1 $2',
    ],
    [String.raw`nicht länger als (${figure} \p{L}+)`, 'takes', 'länger als $1'],
    [String.raw`in (?:unter|weniger als) (${figure} \p{L}+)`, 'takes', '$1 oder länger'],
    [
      String.raw`(?:innerhalb von|binnen|höchstens|maximal|max\.?) (${figure} (?:ms|s|Sekunden?|Minuten?))(?!\p{L})`,
      'takes',
      'länger als $1',
    ],
    [`nicht (?:mehr|größer|höher) als (${n} ${thing})`, 'count', 'mehr als $1'],
    [`(${figure} ${thing}) nicht (?:überschreiten|übersteigen)`, 'count', 'mehr als $1'],
    [String.raw`(?:bis zu|höchstens|maximal|max\.?) (${n} ${thing})`, 'count', 'mehr als $1'],
    [String.raw`(?:mindestens|wenigstens|min\.) (${n} ${thing})`, 'count', 'weniger als $1'],
  ]),
  fr: bounds([
    [
      `(?:jusqu['’]à|dans les) (${figure} (?:heures?|jours?|semaines?|mois|h)) (après (?:le |la |l['’])?${thing})`,
      'at',
      'plus de $1 $2',
    ],
    [`jusqu['’]à (${figure} (?:heures?|jours?|semaines?|mois|minutes?|h)) avant`, 'at', 'moins de $1 avant'],
    [
      `(?:sous|dans les|dans un délai de) (${figure} (?:heures?|jours?|semaines?|mois|h))`,
      'at',
      'après plus de $1',
    ],
    [String.raw`avant (\d{1,2} ?h(?: ?\d{2})?)`, 'at', 'après $1'],
    [String.raw`avant le (\d{1,2}(?: \p{L}+)?)`, 'at', 'après le $1'],
    [`(?:en )?moins d(?:e |['’])(${n} (?:ms|s|secondes?|minutes?))`, 'takes', '$1 ou plus'],
    [`ne (?:doit|doivent|peut|peuvent) pas (?:dépasser|excéder) (${n} ${thing})`, 'count', 'plus de $1'],
    [`(?:au maximum|maximum|max\\.?|au plus|jusqu['’]à|pas plus de) (${n} ${thing})`, 'count', 'plus de $1'],
    [`(?:au moins|minimum|au minimum) (${n} ${thing})`, 'count', 'moins de $1'],
  ]),
  es: bounds([
    [
      `(?:hasta|dentro de los) (${figure} (?:horas?|días?|semanas?|meses)) (después de (?:la |el |los )?${thing})`,
      'at',
      'más de $1 $2',
    ],
    [
      `(?:hasta|como mínimo) (${figure} (?:horas?|días?|semanas?|meses|mes|minutos?)) antes`,
      'at',
      'menos de $1 antes',
    ],
    [
      `(?:en un plazo de|dentro de los?|dentro de) (${figure} (?:horas?|días?|semanas?|meses))`,
      'at',
      'después de más de $1',
    ],
    [String.raw`(?:hasta|antes de) las (\d{1,2}(?::\d{2})?)`, 'at', 'después de las $1'],
    [`en menos de (${n} (?:ms|s|segundos?|minutos?))`, 'takes', '$1 o más'],
    [
      `no (?:debe|deben|puede|pueden) (?:superar|exceder|pasar de|tardar más de|durar más de) (?:l[oa]s )?(${n} ${thing})`,
      'count',
      'más de $1',
    ],
    [`(?:como máximo|máximo|máx\\.?|hasta|no más de),? (${n} ${thing})`, 'count', 'más de $1'],
    [`(?:al menos|como mínimo|mínimo) (${n} ${thing})`, 'count', 'menos de $1'],
  ]),
  it: bounds([
    [
      `(?:fino a|entro) (${figure} (?:ore|ora|giorni|giorno|settimane|mesi)) (d(?:opo la|opo il|alla|al|all['’]) ?${thing})`,
      'at',
      'più di $1 $2',
    ],
    [`fino a (${figure} (?:ore|ora|giorni|giorno|settimane|mesi|minuti)) prima`, 'at', 'meno di $1 prima'],
    [`entro (${figure} (?:ore|ora|giorni|giorno|settimane|mesi))`, 'at', 'dopo più di $1'],
    [String.raw`entro le (\d{1,2}(?:[:.]\d{2})?)`, 'at', 'dopo le $1'],
    [`in meno di (${n} (?:ms|s|second[oi]|minut[oi]))`, 'takes', '$1 o più'],
    [`entro (${figure} (?:ms|s|second[oi]|minut[oi]))`, 'takes', 'più di $1'],
    [
      `non (?:deve|devono|può|possono) (?:superare|durare più di|impiegare più di) (?:i |le |gli )?(${n} ${thing})`,
      'count',
      'più di $1',
    ],
    [`(?:al massimo|massimo|max|fino a|non più di),? (${n} ${thing})`, 'count', 'più di $1'],
    [`(?:almeno|minimo) (${n} ${thing})`, 'count', 'meno di $1'],
  ]),
  pt: bounds([
    [
      `até (${figure} (?:horas?|dias?|semanas?|meses)) (após (?:a |o )?${thing}|depois d[aoe]s? ${thing})`,
      'at',
      'mais de $1 $2',
    ],
    [`até (${figure} (?:horas?|dias?|semanas?|meses|mês|minutos?)) antes`, 'at', 'menos de $1 antes'],
    [
      `(?:em até|dentro de|no prazo de) (${figure} (?:horas?|dias?|semanas?|meses))`,
      'at',
      'depois de mais de $1',
    ],
    [String.raw`até (?:as|às) (\d{1,2}(?:[:h]\d{0,2})?)`, 'at', 'depois das $1'],
    [`em menos de (${n} (?:ms|s|segundos?|minutos?))`, 'takes', '$1 ou mais'],
    [
      `(?:não (?:deve|devem|pode|podem) (?:ultrapassar|exceder|passar de|demorar mais de|levar mais de)|sem passar de) (?:os |as )?(${n} ${thing})`,
      'count',
      'mais de $1',
    ],
    [`(?:no máximo|máximo|máx\\.?|até|não mais de),? (${n} ${thing})`, 'count', 'mais de $1'],
    [`(?:pelo menos|no mínimo|mínimo) (${n} ${thing})`, 'count', 'menos de $1'],
  ]),
  nl: bounds([
    [
      `(?:tot|uiterlijk) (${figure} (?:uur|uren|dagen|dag|weken|week|minuten)) (van tevoren|(?:voor|vóór) ${thing})`,
      'at',
      'minder dan $1 $2',
    ],
    [`binnen (${figure} (?:uur|uren|dagen|dag|werkdagen|weken|maanden))`, 'at', 'na meer dan $1'],
    [String.raw`(?:tot|voor) (\d{1,2}[:.]\d{2}(?: uur)?)`, 'at', 'na $1'],
    [`binnen (${figure} (?:ms|s|seconden?|minuten|minuut))`, 'takes', 'meer dan $1'],
    [`niet (?:meer|groter|langer|hoger) dan (${n} ${thing})`, 'count', 'meer dan $1'],
    [String.raw`(?:maximaal|max\.?|hooguit|hoogstens|tot) (${n} ${thing})`, 'count', 'meer dan $1'],
    [`(?:minstens|minimaal|ten minste) (${n} ${thing})`, 'count', 'minder dan $1'],
  ]),
  pl: bounds([
    [
      `(?:do|najpóźniej) (?:na )?(${figure} (?:godzin[aęy]?|dni|tygodni[ea]?|minut[aęy]?)) przed`,
      'at',
      'mniej niż $1 przed',
    ],
    [String.raw`do godz(?:iny|\.) (\d{1,2}(?:[:.]\d{2})?)`, 'at', 'po godzinie $1'],
    [String.raw`(?:najpóźniej|do) o? ?(\d{1,2}[:.]\d{2})`, 'at', 'po godzinie $1'],
    [`w ciągu (${figure} (?:godzin|dni|tygodni|miesięcy))`, 'at', 'po więcej niż $1'],
    [
      `(?:poniżej|mniej niż|w ciągu) (${figure} (?:ms|s|sekund[aęy]?|minut[aęy]?))`,
      'takes',
      'co najmniej $1',
    ],
    [`nie (?:może|mogą|powinno|powinny) przekraczać (${n} ${thing})`, 'count', 'więcej niż $1'],
    [String.raw`(?:maksymalnie|najwyżej|maks\.)(?: na| do)? (${n} ${thing})`, 'count', 'więcej niż $1'],
    [`(?:co najmniej|przynajmniej|minimum) (${n} ${thing})`, 'count', 'mniej niż $1'],
  ]),
};

const size = /\d\s?(?:[KMGT]i?B|[KMG]o|bytes?|octets?)$/iu;
const lasting =
  /\d\s?(?:ms|s|min|h|(?:sek|sec|seg|minut|stund|heure|hora|uur|uren|godzin|dni|tag|jour|d[ií]a|giorn|dag|woche|semaine|semana|settiman|week|wek|tygod|monat|mois|mes|mês|maand|miesi)\p{L}*|or[ae])$/iu;

/** What lies beyond the first bound of a sentence: "hasta 24 horas antes" → tried "menos de 24 horas antes"; null where it sets none. */
export function beyondIn(sentence: string, language: string): Beyond | null {
  for (const { shape, tells, beyond } of table[language] ?? []) {
    const match = shape.exec(sentence);
    if (!match) continue;
    const at = match[1] ?? '';
    const limit = beyond.replace(/\$(\d)/gu, (_, group: string) => match[Number(group)] ?? '');
    return { tells: tells === 'count' ? measured(at) : tells, limit, at };
  }
  return null;
}

/** "10 MB" is a size and "4 Stunden" a time, whatever else may be counted. */
function measured(at: string): Tells {
  if (size.test(at)) return 'size';
  return lasting.test(at) ? 'takes' : 'count';
}
