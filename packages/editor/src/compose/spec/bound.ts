import { measuresIn } from '../../understand/measures.ts';

/** What a demand sets as its limit: the figure with its unit, and which side of it passes. */
export interface Bound {
  /** As the input writes it: "200 ms". */
  readonly limit: string;
  /** At most, less than, at least it; or only when or how long. */
  readonly side: 'most' | 'under' | 'least' | 'at';
}

const under =
  /(?:(?<!\p{L})(?:under|below|less than|fewer than|faster than|unter|weniger als|moins d[e’']|menos de|meno di|inferiore a|onder|minder dan|poniżej|mniej niż)|<)\s?$/iu;
const most =
  /(?:(?<!\p{L})(?:max(?:im\p{L}{0,3})?\.?|máx(?:im[oa])?\.?|at most|no more than|not more than|within|höchstens|innerhalb(?: von)?|binnen|au (?:plus|maximum)|sous|como (?:mucho|máximo)|no máximo|em até|(?:al )?massimo|al più|entro|hooguit|hoogstens|w ciągu|najwyżej|maksymalnie)(?: of| de| di)?(?: \p{L}+){0,3}|≤|<=)\s?$/iu;
/** "Not longer than": what is more than the figure is too much. */
const notMore =
  /(?<!\p{L})(?:not|never|n['’]t|nicht|nie|pas|jamais|no|nunca|non|não|niet|nie)(?: \p{L}+){0,5} (?:longer|more|later|larger|bigger|länger|mehr|größer|später|plus longtemps|plus|más|più|mais|langer|meer|dłużej|więcej)(?: than| als| que?| d[ei]| niż)\s?$/iu;
/** "Never search for less than 3 letters": less than that is what is not to be, so that the figure is the least. */
const denied =
  /(?<!\p{L})(?:not|never|n['’]t|nicht|nie|kein\p{L}*|pas|jamais|no|nunca|non|mai|não|niet|nooit|geen|nie)(?: [\p{L}-]+){1,5} \S+(?: \p{L}{2,4})?\s?$/iu;
/** "Prices below", at the start of a sentence and before a verb: of which things something is told. */
const opensCase =
  /^(?:(?:the|all|any|an?|every|each|alle?|die|der|das|jede[rs]?|le|la|les|l['’]|tou[ts]\p{L}*|el|los|las|tod[oa]s?) )?(?!(?:latenc|latenz|response|antwort|duration|dauer|time|zeit|temps|tiempo|latence|latencia)\p{L}*)(?:[\p{L}-]+ ){1,3}(?:under|below|over|above|(?:of |with )?(?:less|more|fewer) than|smaller than|larger than|bigger than|older than|younger than|unter|über|ab|(?:de )?(?:moins|plus) de|sous|menos de|más de|por debajo de|inferior\p{L}* a)\s?$/iu;
const tellsNext =
  /^ (?:of age )?(?:is|are|was|were|must|should|shall|may|can|cannot|has|have|gets?|goes?|needs?|counts?|ist|sind|wird|werden|muss|müssen|darf|dürfen|soll|sollen|gelten|gilt|est|sont|doit|doivent|peut|peuvent|es|son|debe|deben|puede|pueden|se)(?!\p{L})(?! (?:required|needed|the (?:goal|target|aim|limit)|a must|enough|fine|ok|okay|expected|kept|reached|guaranteed|met|das Ziel|die Grenze|nötig|erforderlich))/iu;
const least =
  /(?:(?<!\p{L})(?:at least|no less than|min(?:im\p{L}{0,3})?\.?|mindestens|wenigstens|au (?:moins|minimum)|al menos|como mínimo|pelo menos|no mínimo|almeno|minstens|ten minste|co najmniej|przynajmniej)|≥|>=)\s?$/iu;
const inTime = /(?<!\p{L})in\s?$/iu;
/** "Up to 4 hours" says how far something goes on, and of anything but a time how much there may be. */
const upTo = /(?<!\p{L})(?:up to|bis zu|jusqu['’]à|hasta|até|fino a|tot|do)\s?$/iu;
const lasting =
  /^(?:min|mins|h|hrs?|d|.*(?:minut|hour|day|week|month|year|stund|tag|woche|monat|jahr|heure|jour|semaine|mois|an|hora|día|dia|mes|mês|año|ano|or[ae]|giorn|settiman|uur|uren|dag|maand|jaar|godzin|dni|tygodni|miesi|lat).*)$/iu;
/** Shares of time and of cases are met from the figure on. */
const share =
  /(?<!\p{L})(?:availab\p{L}+|uptime|verfügbar\p{L}*|disponib\p{L}+|beschikba\p{L}*|dostępn\p{L}+)(?!\p{L})[^.;]*$/iu;
/** "3 times" tells how often something happens, and bounds nothing by itself. */
const repeated = /^(?:times?|mal|fois|ve(?:ces|z|zes)|volt[ae]|keer|maal|raz[ay]?)$/iu;
const sign = /^(?:[<>≤≥~≈]=?|>=|<=)\s?/u;

/** The limit that a demand sets with a figure and a unit, else null. Works in eight languages. */
export function boundIn(said: string): Bound | null {
  // A figure in brackets is told of the demand and not set by it.
  const text = said.replace(/\([^()]*\)/gu, (aside) => ' '.repeat(aside.length));
  let from = 0;
  const found = measuresIn(text)
    .filter(({ unit }) => !repeated.test(unit))
    .map(({ text: measure, unit }) => {
      const at = text.indexOf(measure, from);
      from = at + measure.length;
      const opening = sign.exec(measure)?.[0] ?? '';
      const before = text.slice(0, at) + opening;
      const side = sideOf(before, unit);
      const isDenied = side === 'under' && denied.test(before);
      return {
        limit: measure.slice(opening.length),
        side: isDenied ? ('least' as const) : side,
        isCase: opensCase.test(before) && tellsNext.test(text.slice(at + measure.length)),
      };
    })
    // What is told of "prices below 1 €" is not that they are below it.
    .filter(({ isCase }) => !isCase)
    .map(({ limit, side }) => ({ limit, side }));
  const bounds = found.filter(({ side }) => side !== 'at');
  // "Up to 80,000 rows in at most 5 minutes": the number says of what, and the time is what is measured.
  return bounds.find(({ limit }) => inTimeOrSize.test(limit)) ?? bounds[0] ?? found[0] ?? null;
}

const inTimeOrSize =
  /\d\s?(?:%|[kKMGT]i?[Bb]|ms|s|min|mins|h|\p{L}*(?:second|sekund|segund|minut|hour|stund|heure|hora|uur|godzin)\p{L}*|or[ae])$/iu;

function sideOf(before: string, unit: string): Bound['side'] {
  if (least.test(before) || (unit === '%' && share.test(before))) return 'least';
  if (under.test(before)) return 'under';
  if (upTo.test(before)) return lasting.test(unit) ? 'at' : 'most';
  if (
    most.test(before) ||
    notMore.test(before) ||
    (inTime.test(before) && /^(?:ms|s|secs?|seconds?)$/u.test(unit))
  )
    return 'most';
  return 'at';
}
