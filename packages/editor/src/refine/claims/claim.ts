import { contentWords } from '../../document/content-words.ts';
import { keysIn } from '../../document/keys.ts';
import { remembering } from '../../read/recent-texts.ts';
import { bare, unquoted } from '../target/phrase.ts';
import { isGrammar, withoutChangeVerbs } from './change-verbs.ts';
import { type Measure, measuresIn } from './measure.ts';

/** What a clause of feedback states: of what, and which value it has. */
export interface Claim {
  /** The clause without remarks around it and without the value it speaks against. */
  readonly text: string;
  /** Stemmed words of what it speaks of. */
  readonly topic: readonly string[];
  readonly measures: readonly Measure[];
  /** What it says is no longer so: "30 days" of "15 days, not 30 days". */
  readonly against: string | null;
}

/** What an order gives a value: "the timeout", "30 s", and "20 s" where it names the one that stands. */
export interface ValueOrder {
  readonly what: string;
  readonly fresh: string;
  readonly from: string | undefined;
}

const against =
  /(?:,|(?<!\b(?:is|are|was|were|will|would|do|does|did|has|have|had|can|could|should|must|may|might|shall|be|ist|sind|wird|kann|muss|soll)))\s(?:(?:and|but|und|aber) )?(?:not|no longer|instead of|rather than|nicht(?: mehr)?|statt|anstatt|pas|plus|au lieu de|no|en vez de|en lugar de|não|niet|non|nie)\s(?:just |only |the |nur )?(?<old>[^,]{1,60}?)(?: any ?more)?$/isu;
const before =
  /^(?:fyi|note|by the way|btw|also|actually|in fact|remember|keep in mind|be aware|just so you know|to clarify|correction|sorry|update|no)[,:]?\s(?:that\s)?/iu;
const after =
  /,?\s(?:actually|in fact|by the way|btw|now|these days|nowadays|today|instead|already|though|tho|as of (?:now|today)|übrigens|jetzt)$/iu;
/** Words that bind or point and say nothing of a subject. */
const empty = new Set(
  contentWords(
    'latest larg big long much high low must should shall may can will have has had need needs be is are was only most least max maximum minimum everywhere now actually get got do does allow allowed possible value number set time times per about around exactly currently already changed slip slips move moves moved shift shifts shifted pushed postponed delayed soll sollen muss müssen darf dürfen kann können wird werden',
  ),
);

/** Begins where a number does: from each digit of a long one the contrasts below would look through all that follows. */
const amount =
  '(?:(?<![\\d.,:])|(?<=\\p{L}[,:]))[€$£]?\\d[\\d.,:]*(?<![.,:])(?:[ -]?(?:%|(?:ms|s|secs?|mins?|h|hrs?|d)(?!\\p{L})|\\p{L}{3,12}))?';
const no = '(?:not|instead of|rather than|nicht|statt|pas|no|non|não|niet|nie)';
const too =
  '(?:(?:is|are|was|ist|sind|est|sont|es|son|è|sono|é|são) )?(?:(?:just|simply|way|far|much|a bit|viel|einfach|beaucoup|mucho|muy) )*(?:too|zu|trop|muy|demasiado|troppo|muito|te|za) \\p{L}+';
/** Ways to name an old value beside the fresh one; each leaves the clause with the fresh one alone. */
const contrasts: readonly (readonly [RegExp, string])[] = [
  // "lock 30 not 15 min after 5 attempts"
  [
    new RegExp(`(?<![\\d.,])(?<fresh>\\d[\\d.,]*),? ${no} (?<old>\\d[\\d.,]*) ?(?<unit>\\p{L}+|%)`, 'iu'),
    '$<fresh> $<unit>',
  ],
  // "5 reasons, not 3, in the table"
  [
    new RegExp(`(?<fresh>${amount}),? ${no} (?<old>${amount})(?=,|\\s(?:in|for|at|on|per|under)\\b)`, 'iu'),
    '$<fresh>',
  ],
  // "the alert after 5 min is too late, better 2 minutes"
  [
    new RegExp(
      `(?<old>${amount}) ${too}\\s?[,;:–-]?\\s?(?:(?:better|rather|make it|let's say|say|take|mejor|lieber|besser|plutôt|mieux|meglio|melhor|más bien) )?(?<fresh>${amount})`,
      'iu',
    ),
    '$<fresh>',
  ],
  // "bots after 60 s, 90 is an eternity"
  [
    new RegExp(
      `(?<fresh>${amount})(?<rest>.{0,80}?)\\s?[,;–-]\\s(?<old>${amount}) (?:is|are|was|ist|sind|est|es|è|é)\\b.{2,80}$`,
      'iu',
    ),
    '$<fresh>$<rest>',
  ],
];

/** UTF-16 units of the clauses that are remembered: several readers look at each as a claim. */
const MOST_UNITS = 10_000;

/** Reads a clause as a claim. */
export const claimOf: (clause: string) => Claim = remembering(MOST_UNITS, (clause) => {
  let text = clause.trim().replace(before, '');
  const contrast = contrasts.find(([pattern]) => pattern.test(text));
  const found = contrast?.[0].exec(text)?.groups;
  const old = found?.['old'] ?? against.exec(text)?.groups?.['old'] ?? null;
  if (contrast) text = text.replace(contrast[0], contrast[1]);
  else if (old !== null) text = text.replace(against, '');
  text = withoutComment(text.replace(/\s\([^()\d]{2,80}\)$/u, ''))
    .replace(after, '')
    .replace(/[.!;,]+$/u, '');
  const measures = measuresIn(text, 0, text.length);
  const rest = measures.reduceRight((left, one) => left.slice(0, one.start) + left.slice(one.end), text);
  return {
    text,
    topic: telling([
      ...new Set(
        contentWords(withoutChangeVerbs(rest)).filter((word) => !(empty.has(word) || isGrammar(word))),
      ),
    ]),
    measures,
    against: old,
  };
});

/** Words for how much of a thing there is, which the document may leave unsaid. */
const ofMeasure = new Set(
  contentWords(
    'value number amount size count length period duration interval frequency rate cap threshold quota max maximum min minimum total limit time all every each dauer länge anzahl wert grenze schwelle frist toleranz durée nombre valeur limite seuil délai plafond duración número valor límite umbral plazo tope duração prazo limiar durata numero valore soglia termine tetto duur aantal waarde limiet drempel termijn czas liczba wartość limit próg okres termin',
  ),
);

/** What a topic is about beside such words; the topic itself where it has no others. */
function telling(topic: readonly string[]): readonly string[] {
  const rest = topic.filter((word) => !ofMeasure.has(word));
  return rest.length > 0 ? rest : topic;
}

/** A number, a date or a version, with its unit: what else has a digit in it is no value. */
const isValue =
  /^(?:(?:at (?:most|least)|about|exactly|only|[€$£~≈<>≤≥]) ?)?v?\d[\d.,:/-]*(?: ?[\p{L}%°µ][\p{L}%°µ/]*){0,5}$/u;

/** Reads an order as a claim; null where it gives no value. */
export function claimOfOrder({ what, fresh, from }: ValueOrder): Claim | null {
  const measures = measuresIn(fresh, 0, fresh.length);
  const isOne = measures.length === 1 && (isValue.test(fresh) || measures[0]?.end === fresh.length);
  if (!isOne) return null;
  const keys = keysIn(what);
  const named = contentWords(bare(keys.reduce((left, key) => left.replace(key.text, ''), what)));
  const rest = telling(named);
  return {
    text: `${what} ${fresh}`,
    topic: rest.some((word) => !ofMeasure.has(word))
      ? rest
      : named.filter((word) => !/^(?:valu|number|amount|all|every|each)$/u.test(word)),
    measures,
    against: from === undefined ? null : unquoted(from),
  };
}

/** "It is 5 now, product changed their mind": what follows a value and gives none is a comment. */
function withoutComment(text: string): string {
  const at = text.search(/,\s|\s[–—-]\s|;\s/u);
  if (at < 0) return text;
  const [head, tail] = [text.slice(0, at), text.slice(at + 1)];
  return measuresIn(head, 0, head.length).length > 0 && measuresIn(tail, 0, tail.length).length === 0
    ? head
    : text;
}
