import { wordCount } from '../../read/word-count.ts';
import { NOUN, possibleForms } from '../../syntax/possible-forms.ts';
import { leavesBracketOpen } from './brackets.ts';
import { takesObject } from './present.ts';
import { goesOnWithDeeds } from './shared-modal.ts';
import { baseOfThirdPerson, isBaseVerb, isNounToo } from './verbs.ts';
import {
  canStandBefore,
  conditional,
  dependent,
  fewest,
  hasVerb,
  isWhole,
  tellsWhole,
} from './whole-parts.ts';

/** Where one sentence of a run-on ends and the next begins, as an offset of the mark between them. English only. */
export interface Join {
  readonly index: number;
  /** Characters of the mark and the word that joins. */
  readonly length: number;
}

/** "…, so an excluded allergen must never show up", "…, both have to say yes", "… and a change should be searchable". */
const bindsBehind =
  /(?:,\s{1,3}(?:(?:and|so|but)\s)?|\s(?:and|so|but)\s)(?=(?:(?:the|an?|every|each|all|both|our|no)\s)?(?:\p{L}+\s){1,3}?(?:must|should|has to|have to|needs? to|shall)\s)/giu;
const modal = /(?<!\p{L})(?:must|should|has to|have to|needs? to|shall|so that)(?!\p{L})/iu;
/** Words of a sentence from which on "and" and "so" without a comma part it. */
const longRun = 12;

/** Joins behind which a clause of its own binds somebody or something else. */
export function bindingJoins(masked: string): Join[] {
  if (conditional.test(masked)) return [];
  return [...masked.matchAll(bindsBehind)].flatMap(({ 0: mark, index }) => {
    const before = masked.slice(0, index);
    const after = masked.slice(index + mark.length);
    const isLoose = mark.startsWith(',') || wordCount(before) >= longRun;
    const stands =
      wordCount(before) >= fewest &&
      !dependent.test(after) &&
      isLoose &&
      !leavesBracketOpen(before) &&
      !endsInList(before) &&
      !conditional.test(before.slice(before.lastIndexOf(';') + 1).trim());
    return stands && (hasVerb(before) || /^only /iu.test(before)) ? [{ index, length: mark.length }] : [];
  });
}

/** "The warehouse scans the label, the service looks up the order, and the clerk picks a reason": each does one thing. */
export function doingJoins(masked: string): Join[] {
  if (!/^the \p{L}+ /iu.test(masked) || modal.test(masked)) return [];
  const joins = [...masked.matchAll(/,\s{1,3}(?:and\s)?(?=the\s)/giu)].filter(
    ({ index }) => !leavesBracketOpen(masked.slice(0, index)),
  );
  const parts = [0, ...joins.map(({ 0: mark, index }) => index + mark.length)];
  return parts.every((from) => doesSomething(masked.slice(from)))
    ? joins.map(({ 0: mark, index }) => ({ index, length: mark.length }))
    : [];
}

/** "Must work offline for 4 hours, sync when back": what the same subject is bound to besides, behind a comma. */
export function orderJoins(masked: string): Join[] {
  const [bound] = orderBefore.exec(masked) ?? [];
  if (bound === undefined || conditional.test(masked)) return [];
  return [
    ...masked.matchAll(/,\s{1,3}(?:and\s)?(?=(\p{Ll}+)\s(?!(?:and|or|is|are|was|were|of)(?!\p{L}))(\S+))/gu),
  ].flatMap(({ 0: mark, 1: verb = '', 2: next = '', index }) => {
    const before = masked.slice(0, index);
    const stands =
      index >= bound.length &&
      !leavesBracketOpen(before) &&
      !endsInList(before) &&
      wordCount(before) >= fewest;
    const isVerb = isBaseVerb(verb) && (isVerbForm(verb) || takesObject(next) || opensCase.test(next));
    const isOfRow = goesOnWithDeeds(before, masked.slice(index + mark.length));
    return stands && isVerb && !isOfRow ? [{ index, length: mark.length }] : [];
  });
}

/** "Sync when back online". */
const opensCase = /^(?:when|whenever|if|once|until|unless|after|before|while)$/u;

/** Whether a base form is no noun, as "notice" of "notice period" is. */
function isVerbForm(verb: string): boolean {
  return !isNounToo(`${verb}s`) && (possibleForms(verb) & NOUN) === 0;
}

/** A modal that binds to one deed: a list of what somebody is able to do stays one demand. */
const orderBefore =
  /^(?:[^,;:]{2,50}\s)?(?:must|should|has to|have to|needs? to|shall) (?!not|never|also be able|be able|be \p{L}+ed(?!\p{L}))\p{L}+/iu;

/** "… twice per parcel and we want to know who did it": what the writer wants besides. */
export function wishJoins(masked: string): Join[] {
  if (conditional.test(masked)) return [];
  return [
    ...masked.matchAll(
      /,?\s{1,3}(?:and|but|plus)\s(?=(?:we|i) (?:also |then |really )?(?:want|need|would like|have to|must|should)\s)/giu,
    ),
  ].flatMap(({ 0: mark, index }) => {
    const before = masked.slice(0, index);
    const isLoose =
      wordCount(before) > fewest &&
      !leavesBracketOpen(before) &&
      !endsInList(before) &&
      !opensWish.test(before);
    return isLoose ? [{ index, length: mark.length }] : [];
  });
}

/** "We do it by hand and we need …": how it is for those who then say what they need. */
const opensWish = /^(?:(?:and|so|but) )?(?:we|i)(?!\p{L})/iu;

/** "Need rate limiting on the api, someone scraped us yesterday": behind what is asked for, what happens or happened. */
export function reasonJoins(masked: string): Join[] {
  const [, need, order = ''] = /^(?:(?:please |we |i )*)(?:(need|want)s? |(\p{L}+) )/iu.exec(masked) ?? [];
  if ((need === undefined && !isBaseVerb(order.toLowerCase())) || /;/u.test(masked)) return [];
  return [...masked.matchAll(happens)]
    .flatMap(({ 0: mark, index }) => {
      const before = masked.slice(0, index);
      return wordCount(before) >= fewest && !leavesBracketOpen(before) && !conditional.test(before)
        ? [{ index, length: mark.length }]
        : [];
    })
    .slice(0, 1);
}

const happens =
  /,\s{1,3}(?:because |since |as )?(?=(?:someone|somebody|people|users|customers|clients|we|they|support|sales|everyone|everybody|the \p{L}+)\s(?:(?:are|is|was|were|got|lost|had|keeps?) (?!not)|(?!need|exceed|feed|embed|speed)\p{Ll}{2,}ed\s)|(?:it|this|that|they)(?:['’]s| is| are)? (?:takes?|keeps?|eats?|costs?|breaks?|fails?|crash(?:es)?|times? out|a mess|too|slow|broken|unusable|stale|hard to)(?!\p{L}))/giu;

/** "We keep them 3 months, officers check them with the app, Jo owns the backend": a comma between two that each say something whole. */
export function wholeJoins(masked: string): Join[] {
  if (masked.length > longestSpliced || /[;:?]/u.test(masked)) return [];
  const commas = [...masked.matchAll(/, (?=\p{L})/gu)].filter(
    ({ index }) => !leavesBracketOpen(masked.slice(0, index)),
  );
  const joins: Join[] = [];
  let from = 0;
  for (const [at, { 0: mark, index }] of commas.entries()) {
    const behind = index + mark.length;
    const next = masked.slice(behind, commas[at + 1]?.index).replace(/[.!]+$/u, '');
    if (!isWhole(next) || !canStandBefore(masked.slice(from, index))) continue;
    joins.push({ index, length: mark.length });
    from = behind;
  }
  return joins;
}

/** Longer sentences are no thoughts strung together. */
const longestSpliced = 400;

/** "… go to a dead letter topic, don't block the partition": what must not be done besides. */
export function forbiddenJoins(masked: string): Join[] {
  if (conditional.test(masked)) return [];
  return [...masked.matchAll(/,\s{1,3}(?:and |but )?(?=(?:never|don['’]?t|do not)\s(\p{Ll}+)\s)/giu)].flatMap(
    ({ 0: mark, 1: verb = '', index }) => {
      const before = masked.slice(0, index);
      // "Show totals, never single gifts": what is left out of a thing, and no deed
      return isBaseVerb(verb) &&
        wordCount(before) > fewest &&
        !leavesBracketOpen(before) &&
        tellsWhole(before)
        ? [{ index, length: mark.length }]
        : [];
    },
  );
}

/** "The driver takes a photo, we read the plate, and the driver can correct it": who goes on to do something else, behind a comma. */
export function turnJoins(masked: string): Join[] {
  if (conditional.test(masked) || modal.test(masked)) return [];
  let from = 0;
  return [...masked.matchAll(turn)].flatMap(({ 0: mark, 1: verb, index }) => {
    const before = masked.slice(from, index);
    const stands =
      wordCount(before) > fewest && !leavesBracketOpen(before) && !endsInList(before) && tellsWhole(before);
    const pointsBack = /^[^,;]*(?<!\p{L})(?:it|them|they)(?!\p{L})/iu.test(masked.slice(index + mark.length));
    if (!stands || pointsBack || (verb !== undefined && !isBaseVerb(verb))) return [];
    from = index + mark.length;
    return [{ index, length: mark.length }];
  });
}

const turn =
  /,\s{1,3}(?:and\s|then\s|but\s)?(?=we (?!want|need|have|are|think|know|lose|lost)(\p{Ll}+)\s|(?:the|an?|each|every) (?:\p{L}+ ){1,2}can \p{Ll})/giu;

/** "The clerk only picks one": who, and a verb in the third person. */
function doesSomething(part: string): boolean {
  const [, verb = ''] =
    /^the \p{L}+ (?:(?:only|then|also|always|automatically) )?(\p{L}+s)(?= \S)/iu.exec(part) ?? [];
  return baseOfThirdPerson(verb) !== null && !isNounToo(verb);
}

/** "who, what, …": a list is going on, or a clause that depends on another is. */
function endsInList(before: string): boolean {
  return /(?<!\p{L})(?:that|which|who|if|when|whether|because|either|between)(?:\s\S+){0,3}$/iu.test(before);
}
