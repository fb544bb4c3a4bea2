import { wordCount } from '../../read/word-count.ts';
import { type Amount, amountsIn, inUnitOf, isBare } from './amounts.ts';

/** A value that is to stand in the place of another. */
export interface ValuePair {
  readonly old: Amount;
  readonly fresh: Amount;
  /** Neither says what it is a number of. */
  readonly isLoose: boolean;
}

/** What a sentence sets against what, and what it says beside it. */
export interface ValueContrast {
  readonly pairs: readonly ValuePair[];
  /** Values that have no counterpart: what tells the case, or another wish. */
  readonly others: readonly Amount[];
  /** The words around the values. */
  readonly topic: string;
}

const instead =
  "instead of|rather than|in place of|in lieu of|statt|anstatt|anstelle (?:von|der|des)|au lieu (?:de|des|d[’'])|à la place (?:de|des|d[’'])|plutôt que|en (?:vez|lugar) de|en vez del|invece (?:di|dei|delle|degli)|anziché|al posto (?:di|dei|delle)|em vez d[eoa]s?|no lugar d[eoa]s?|in plaats van|zamiast";
const denied = 'not|no longer|nicht(?: mehr)?|pas|plus|non(?: pas)?|no|ya no|kein\\p{L}{0,2}|não|niet|nie';
const earlier =
  "(?:it |that |this |which |das |es |c[’']|antes )?(?:was|were|used to be|previously|formerly|before|up from|down from|currently|now|vorher|bisher|früher|war(?:en)?|derzeit|aktuell|avant|étai(?:t|ent)|actuellement|antes|era(?:n)?|actualmente)";
/** The words that stand between a value and the one that it takes the place of. */
const freshFirst = new RegExp(
  `(?<!\\p{L})(?:${instead})(?!\\p{L})|(?:(?<=[,;(])\\s?|\\s[–—-]\\s|(?<!\\b(?:is|are|was|were|will|would|do|does|did|has|have|had|can|could|should|must|may|might|shall|be|ist|sind|wird|kann|muss|soll|darf))\\s)(?:(?:and|but|und|et|y|e|en|i|a) )?(?:${denied})(?=\\s)|[,;(]\\s?(?:and )?${earlier}(?=\\s)`,
  'giu',
);
const arrow = /->|→|=>|⇒/u;
const turn = /(?<!\p{L})(?:but(?: rather)?|sondern|mais(?: plutôt)?|sino)(?!\p{L})/iu;
const negated = /(?<!\p{L})(?:not|n['’]t|no longer|nicht(?: mehr)?|kein\p{L}{0,2}|pas|plus|no)(?!\p{L})/iu;
const opensInstead = new RegExp(`^(?:${instead})(?!\\p{L})`, 'iu');
const changes =
  /(?<!\p{L})(?:chang\p{L}*|rais\p{L}*|extend\p{L}*|increas\p{L}*|lower\p{L}*|reduc\p{L}*|decreas\p{L}*|shorten\p{L}*|bump\p{L}*|go(?:es)?|went|mov\p{L}*|set|updat\p{L}*|cut|push\p{L}*|shift\p{L}*|switch\p{L}*|adjust\p{L}*|correct\p{L}*|\p{L}*(?:änder|erhöh|verläng|verkürz|senk|setz|heb|verschieb|geänd|anpass)\p{L}*|cambi\p{L}*|sub[aei]\p{L}*|baj\p{L}*|ampl\p{L}*|aument\p{L}*|modifi\p{L}*|mueve|mover|pas[aes]\p{L}*|augment\p{L}*|allong\p{L}*|rédui\p{L}*|prolong\p{L}*|rallong\p{L}*|repouss\p{L}*|chang\p{L}*|port\p{L}{1,3})(?!\p{L})/iu;
const ranged =
  /(?<!\p{L})(?:from|von|vom|de|du|del)\s(?<old>.{1,60}?)\s(?:(?:up |down )?to|auf(?: den)?|zum?|à|au|a|al|hasta)\s(?<fresh>.{1,60})$/iu;
const judged =
  /(?<!\p{L})(?:(?:is|are|was|were|seems?|looks?|sounds?|ist|sind|est|sont|c['’]est|es|son|está|están|è|sono|é|são|zijn|to|jest|są) (?:(?:just|simply|way|far|much|a bit|plain|clearly|really|einfach|viel|beaucoup|mucho|muy|molto|muito|veel|o wiele) )*(?:wrong|incorrect|outdated|old|a typo|a mistake|obsolete|too \p{L}+|not (?:right|correct|true|what\b.{0,40}?|enough|realistic)|falsch|veraltet|zu \p{L}+|nicht (?:richtig|korrekt)|ein tippfehler|faux|fausse|trop(?: \p{L}+)?|pas (?:bon|correct|exact)|mal|incorrect[oa]s?|demasiado(?: \p{L}+)?|un error|(?:muy )?(?:poco|mucho)|(?:tropp[oaie]|demais|muito|pouco|sbagliat[oaie]|errad[oa]s?|te (?:veel|weinig|lang|kort|hoog|laag|groot|klein|krap|ruim)|za (?:dużo|mało|długo|krótko|wysoko|nisko|duż[eyao]|mał[eyao]|wysok[iea]|nisk[iea]|dług[iaoe]|krótk[iaoe])|fout|verkeerd|błędn[eyao]))|isn['’]t (?:right|correct|enough)|(?:n['’]est|ne sont) pas (?:bon|correct|juste)s?)(?: for [^,;:.\d]{2,40})?(?=\s?[,;:.–—-]\s?|\s(?:and|und|et|y|it|make|should|better|e|en|i)\s)/iu;

/** What a sentence sets against what: "30 minutes after 5 failed logins, not 15 minutes after 6"; null where it sets no value against another. */
export function valueContrast(sentence: string): ValueContrast | null {
  const amounts = amountsIn(sentence, 0, sentence.length);
  if (amounts.length < 2 || isLetterByLetter(sentence, amounts)) return null;
  const sides = sidesOf(sentence, amounts);
  return sides === null || sides.old.length === 0 ? null : contrastOf(sentence, amounts, sides);
}

/** Whether a value is only a part of what is quoted: "40 sso" is meant letter by letter. */
function isLetterByLetter(sentence: string, amounts: readonly Amount[]): boolean {
  return [...sentence.matchAll(/["“„«](?<said>[^"“”„«»]{1,200})["”“»]/gu)].some(({ index, groups }) => {
    const said = groups?.['said'] ?? '';
    const inside = amounts.filter(({ start, end }) => start > index && end <= index + 1 + said.length);
    return inside.length > 0 && inside.every(({ start, end }) => end - start < said.trim().length);
  });
}

interface Sides {
  readonly old: readonly Amount[];
  readonly fresh: readonly Amount[];
}

const between = (amounts: readonly Amount[], from: number, to: number) =>
  amounts.filter((one) => one.start >= from && one.end <= to);

function sidesOf(sentence: string, amounts: readonly Amount[]): Sides | null {
  const end = sentence.length;
  const pointing = arrow.exec(sentence);
  if (pointing) return parted(amounts, pointing.index, true);
  const judging = judged.exec(sentence);
  if (judging) return parted(amounts, judging.index, true);
  const opens = opensInstead.exec(sentence);
  if (opens) {
    const comma = sentence.indexOf(', ');
    const at = comma > 0 && between(amounts, comma, end).length > 0 ? comma : middleOf(amounts);
    return at === null ? null : parted(amounts, at, true);
  }
  const turning = turn.exec(sentence);
  if (turning && negated.test(sentence.slice(0, turning.index))) {
    const first = negated.exec(sentence)?.index ?? 0;
    return {
      old: between(amounts, first, turning.index),
      fresh: between(amounts, turning.index, end),
    };
  }
  for (const match of sentence.matchAll(freshFirst)) {
    const after = match.index + match[0].length;
    const [next] = between(amounts, after, end);
    const gap = next === undefined ? '' : sentence.slice(after, next.start);
    if (next === undefined || /[,;:]/u.test(gap) || wordCount(gap) > MOST_BETWEEN) continue;
    const fresh = between(amounts, 0, match.index);
    // "soll statt zwei Wochen vier dauern"
    if (fresh.length === 0) {
      const at = middleOf(between(amounts, after, end));
      return at === null ? null : parted(between(amounts, after, end), at, true);
    }
    const stop = /[;)]|,\s(?!\d)/u.exec(sentence.slice(next.end));
    const until = stop ? next.end + stop.index : end;
    return { old: between(amounts, after, until), fresh };
  }
  const range = changes.test(sentence) ? ranged.exec(sentence) : null;
  if (range?.groups) {
    const start = range.index;
    const at = start + range[0].length - (range.groups['fresh']?.length ?? 0);
    const [old, ...others] = between(amounts, start, at);
    const [fresh] = between(amounts, at, end);
    return old && fresh && others.length === 0 ? { old: [old], fresh: [fresh] } : null;
  }
  return null;
}

/** Words between "instead of" and the value that is given up. */
const MOST_BETWEEN = 4;

function parted(amounts: readonly Amount[], at: number, isOldFirst: boolean): Sides {
  const [left, right] = [amounts.filter((one) => one.end <= at), amounts.filter((one) => one.start >= at)];
  return isOldFirst ? { old: left, fresh: right } : { old: right, fresh: left };
}

/** Where values fall into two halves of the same length; null where they do not. */
function middleOf(amounts: readonly Amount[]): number | null {
  const half = amounts.length / 2;
  return half > 0 && Number.isInteger(half) ? (amounts[half]?.start ?? null) : null;
}

function contrastOf(
  sentence: string,
  amounts: readonly Amount[],
  { old, fresh }: Sides,
): ValueContrast | null {
  const left = old.length < fresh.length ? withoutTotals(sentence, fresh) : [...fresh];
  const pairs: ValuePair[] = [];
  const isEven = old.length === left.length;
  const evenly = [...left];
  for (const [at, one] of old.entries()) {
    const other = isEven ? evenly[at] : nearest(left, one);
    if (!other || !areAlike(one, other)) {
      if (isEven || pairs.length === 0) return null;
      continue;
    }
    left.splice(left.indexOf(other), 1);
    const [was, is] = [inUnitOf(one, other), inUnitOf(other, one)];
    if (was.kind === is.kind && was.amount === is.amount && (was.per === is.per || was.text === is.text))
      continue;
    pairs.push({ old: was, fresh: is, isLoose: isBare(was) && isBare(is) });
  }
  if (pairs.length === 0) return null;
  const paired = new Set(pairs.flatMap((pair) => [pair.old.start, pair.fresh.start]));
  const others = amounts.filter((one) => !paired.has(one.start));
  const topic = amounts.reduceRight((text, one) => text.slice(0, one.start) + text.slice(one.end), sentence);
  return { pairs, others, topic };
}

/** "16 of 20 tables, not 14" says again of how many they are. */
function withoutTotals(sentence: string, fresh: readonly Amount[]): Amount[] {
  return fresh.filter((one, at) => {
    const before = fresh[at - 1];
    return (
      before === undefined ||
      !/^ (?:(?:out )?of|von|sur|de|di|van|z)(?: the)? $/u.test(sentence.slice(before.end, one.start))
    );
  });
}

/** Of fresh values the last that can take the place of an old one. */
function nearest(fresh: readonly Amount[], old: Amount): Amount | undefined {
  return (
    fresh.findLast((one) => one.kind === old.kind && !isBare(one)) ??
    fresh.findLast((one) => areAlike(old, one))
  );
}

/** Whether one value can take the place of another; a number alone takes the place of any but a date. */
function areAlike(old: Amount, fresh: Amount): boolean {
  if (old.kind === fresh.kind) return true;
  const isNumber = (one: Amount) => one.kind === 'count' && !one.isWhole;
  const hasUnit = (one: Amount) => /^(?:time|size|share|money|version)$/u.test(one.kind);
  return (isNumber(old) && hasUnit(fresh)) || (isNumber(fresh) && hasUnit(old));
}
