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
  return [
    ...masked.matchAll(
      /,\s{1,3}(?:so |please )?(?=(\p{Ll}{2,20}) (?:(?:it|them|the|an?|this|that|our|all)(?!\p{L})|\p{Ll}{3,20} (?:to|by|from) [\d\uE010]))/gu,
    ),
  ].flatMap(({ 0: mark, 1: verb = '', index }) => {
    const before = masked.slice(0, index);
    return isBaseVerb(verb) && tellsOfOne(before) && !opensCase.test(masked) && !leavesBracketOpen(before)
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
