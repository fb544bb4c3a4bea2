import { wordCount } from '../../read/word-count.ts';
import { mainClause } from '../../syntax/clause.ts';
import { parse } from '../../syntax/parse.ts';
import { cuesIn } from '../lexicon/cues.ts';
import { leavesBracketOpen } from './brackets.ts';
import type { Join } from './joins.ts';
import { takesObject } from './present.ts';
import { baseOfThirdPerson, isBaseVerb, isNounToo } from './verbs.ts';

/** "Never writes to the source, uses a copy of it": the denial holds for the first deed alone. English. */
export function undeniedJoins(masked: string): Join[] {
  const [denied = '', mark = '', verb = '', next = ''] = deniedFirst.exec(masked) ?? [];
  const isDeed = baseOfThirdPerson(verb) !== null && (!isNounToo(verb) || takesObject(next));
  return isDeed && !leavesBracketOpen(denied)
    ? [{ index: denied.length - mark.length, length: mark.length }]
    : [];
}

const deniedFirst =
  /^(?:(?:it|(?:the |an? |each )?\p{L}+) )?(?:never|does not|doesn['’]t) [^,;:]{3,80}(,\s{1,3})(?=(\p{Ll}{2,20}s) (\S+))/iu;

/** Words of what is told before an order. */
const FEWEST = 4;

/** "The reminder uses the same date, please fix it there": what is asked behind what is told. English. */
export function askedJoins(masked: string): Join[] {
  return [...masked.matchAll(/,\s{1,3}(?:so |and |but )?(?=(?:please|pls|plz) (\p{Ll}{2,20}) )/giu)].flatMap(
    ({ 0: mark, 1: verb = '', index }) =>
      isBaseVerb(verb) && wordCount(masked.slice(0, index)) >= FEWEST && !opensCase.test(masked)
        ? [{ index, length: mark.length }]
        : [],
  );
}

/** "The cluster kills pods too early, give it 30 s": what is ordered behind what is told of one thing. */
export function remedyJoins(masked: string): Join[] {
  const orders = [
    ...masked.matchAll(
      /,\s{1,3}(?:so |please )?(?=(\p{Ll}{2,20}) (?:(?:it|them|the|an?|this|that|our|all)(?!\p{L})|\p{Ll}{3,20} (?:to|by|from) [\d\uE010]))/gu,
    ),
  ].flatMap(({ 0: mark, 1: verb = '', index }) => {
    const before = masked.slice(0, index);
    return isBaseVerb(verb) && tellsOfOne(before) && !opensCase.test(masked) && !leavesBracketOpen(before)
      ? [{ index, length: mark.length }]
      : [];
  });
  const others = [...followingOrders(masked), ...removalJoins(masked), ...absenceJoins(masked)];
  return [...orders, ...others.filter(({ index }) => orders.every((one) => one.index !== index))];
}

/** "Phone numbers are personal, delete 30 days after the visit": when what is spoken of is to be gone. */
function removalJoins(masked: string): Join[] {
  return [...masked.matchAll(removal)].flatMap(({ 0: mark, index }) => {
    const before = masked.slice(0, index);
    return tellsWhat.test(before) && !opensCase.test(masked) && !leavesBracketOpen(before)
      ? [{ index, length: mark.length }]
      : [];
  });
}

/** "Owners must confirm it, no answer in 12 h -> the desk calls": what is done for want of it. */
function absenceJoins(masked: string): Join[] {
  return [
    ...masked.matchAll(
      /,\s{1,3}(?=no \p{L}+ (?:in|within|for|by|after|until) [^,;:]{2,30} (?:->|→|=>|=|\uE010[\uE100-\uF8FF]\uE011) )/gu,
    ),
  ].flatMap(({ 0: mark, index }) =>
    wordCount(masked.slice(0, index)) >= FEWEST && !leavesBracketOpen(masked.slice(0, index))
      ? [{ index, length: mark.length }]
      : [],
  );
}

const removal =
  /,\s{1,3}(?:so |please )?(?=(?:delete|remove|purge|erase|archive|wipe|anonymi[sz]e|encrypt) (?:after |within |once |when |for |(?:\d+|\uE010.\uE011)(?: ?(?:hours?|days?|weeks?|months?|years?))? after ))/gu;
const tellsWhat = /^[^,;:.?!]{3,60} (?:is|are|count as|counts as) (?!(?:to|not)(?!\p{L}))[^,;:?!]{2,40}$/iu;

/** "People forget to answer so remind them 4 days before": what is ordered for what is told, whoever that is of. */
function followingOrders(masked: string): Join[] {
  return [
    ...masked.matchAll(/,?\s{1,3}so (?=(\p{Ll}{2,20}) (?:them|it|the|everybody|everyone|all)(?!\p{L}))/gu),
  ].flatMap(({ 0: mark, 1: verb = '', index }) => {
    const before = masked.slice(0, index);
    return isBaseVerb(verb) &&
      wordCount(before) >= FEWEST &&
      !/[,;:]|(?<!\p{L})(?:must|should|shall|need|needs|has to|have to|can|not|is|are|be)$/iu.test(before) &&
      !opensCase.test(masked) &&
      !leavesBracketOpen(before)
      ? [{ index, length: mark.length }]
      : [];
  });
}

/** A clause on one thing in the present: what several do may go on behind the comma ("users open the app, tap the icon"). */
function tellsOfOne(clause: string): boolean {
  if (wordCount(clause) < FEWEST || /[,;:]/u.test(clause)) return false;
  const tree = parse(clause);
  const told = tree && mainClause(tree);
  if (tree === null || told?.mood !== 'told' || told.subject === null) return false;
  const tag = tree.word(told.verb)?.tag;
  const isPassive =
    /^(?:get|are|keep)$/iu.test(tree.word(told.verb)?.text ?? '') ||
    tree.childrenOf(told.head, 'aux:pass').length > 0;
  return (
    tag === 'VBZ' || (tag === 'VBP' && isPassive && !cuesIn(tree.textOf(told.subject), 'en').has('actor'))
  );
}

const opensCase = /^(?:if|when|whenever|once|before|after|unless|while|until)(?!\p{L})/iu;
