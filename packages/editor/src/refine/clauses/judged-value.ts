import { contentWords } from '../../document/content-words.ts';
import { isSameValue, type Measure, measuresIn } from '../claims/measure.ts';
import type { Draft } from '../draft.ts';
import { isToWriter } from '../message/to-writer.ts';
import { halvesAt } from './halves.ts';
import { isAdding } from './reasons.ts';

/** A value that is wished for, and what is said of another thing behind it. */
interface Wish {
  readonly value: Measure;
  readonly said: string;
  readonly rest: string | null;
}

/** What stands around a value that is wished for and names nothing. */
const fillers =
  /(?<![\p{L}\p{N}])(?:so|then|ok(?:ay)?|please|pls|let['’]?s|say|let us|better|rather|make|makes?|it|that|this|is|be|should|must|has to|needs to|use|take|set|to|go|with|we|need|want|give|them|instead|at least|like|more|think|i['’]d|nehmt|nimm|nehmen|sagen|wir|macht|mach|machen|lieber|eher|bitte|also|besser|daraus|draus|dann|mettez|mets|disons|plutôt|passez|à|alors|poned|pon|mejor|pongamos|que|sean|facciamo|mettete|dajmy|zróbmy|weźmy|proszę|maak|er|van|doe|liever|façamos|coloque|melhor|a|an)(?![\p{L}\p{N}])/giu;
const joints = /,?\s+(?:and|und|et|y|e|en|i)\s+|[,;]\s+/giu;

/** A clause that wishes for a value and says of nothing what it is for: "make it 72h", "10 s please". */
function wishIn(clause: string, draft: Draft): Wish | null {
  const whole = bareValue(clause);
  if (whole) return { value: whole, said: clause, rest: null };
  for (const [first, second] of halvesAt(clause, joints, draft)) {
    const value = bareValue(first);
    if (value && second.split(/\s+/u).length > 2) return { value, said: first, rest: second };
  }
  return null;
}

function bareValue(words: string): Measure | null {
  const [value, ...others] = measuresIn(words, 0, words.length);
  if (!value || others.length > 0 || value.isWhole) return null;
  const rest = `${words.slice(0, value.start)} ${words.slice(value.end)}`.replace(fillers, ' ');
  return /\p{L}|\p{N}|[?？]/u.test(rest) ? null : value;
}

/** Words that judge a value and do not tell which it is. */
const judging = new Set(
  contentWords(
    'too way far much short long low high small big few many slow fast early late tight generous enough never wishful thinking unrealistic wrong outdated ambitious optimistic crazy nonsense fine ok sounds looks feels seems value number zu viel wenig kurz lang knapp nie schaffen reicht trop court long peu beaucoup suffit demasiado poco mucho corto largo basta troppo breve za mało dużo krótko te weinig kort',
  ),
);

/**
 * The order that a remark on a value and the wish behind it make together ("the 24h for the stored responses is too short, some retry
 * the next day. make it 72h"), the most exact wording first; null where they make none.
 */
export function judgedValue(
  remark: string,
  following: string,
  draft: Draft,
): { readonly orders: readonly string[]; readonly said: string; readonly rest: string | null } | null {
  const wish = following === '' ? null : wishIn(following, draft);
  if (!wish || isAdding(remark) || (/[?？]\s*$/u.test(remark) && !isToWriter(remark))) return null;
  const standing = measuresIn(remark, 0, remark.length).filter(
    (one) => areOfKind(one, wish.value) && one.amount !== wish.value.amount && placesOf(draft, one) > 0,
  );
  const [old] = standing;
  if (!old || new Set(standing.map((one) => one.amount)).size > 1) return null;
  const [before = ''] = remark
    .slice(0, old.start)
    .split(/[,;.:]\s/u)
    .slice(-1);
  const [after = ''] = remark.slice(old.end).split(/[,;.:](?:\s|$)/u);
  const topic = contentWords(`${before} ${after}`).filter((word) => !judging.has(word));
  const fresh = /\p{L}|%/u.test(wish.value.text)
    ? wish.value.text
    : wish.value.text + old.text.replace(/^[\d.,]+/u, '');
  const named = topic.length === 0 ? [] : [`change ${topic.join(' ')} from ${old.text} to ${fresh}`];
  const alone = `change the value from ${old.text} to ${fresh}`;
  const holding = requirementsWith(draft, old);
  const orders = holding === 1 ? [alone, ...named] : holding === 0 ? [...named, alone] : named;
  return { orders, said: wish.said, rest: wish.rest };
}

/** Whether one value can take the place of another; a number alone takes the place of any. */
function areOfKind(old: Measure, fresh: Measure): boolean {
  return old.kind === fresh.kind || (fresh.kind === 'count' && fresh.counted.length === 0);
}

function placesOf({ text, units }: Draft, value: Measure): number {
  return units.filter((unit) => measuresIn(text, unit.start, unit.end).some((one) => isSameValue(one, value)))
    .length;
}

/** How many requirements give a value: where several do, the value alone does not tell which is meant. */
function requirementsWith({ text, items }: Draft, value: Measure): number {
  return items.filter(
    (item) =>
      (item.key?.family === 'FR' || item.key?.family === 'NFR') &&
      measuresIn(text, item.start, item.end).some((one) => isSameValue(one, value)),
  ).length;
}
