import { mainClause } from '../../syntax/clause.ts';
import { parse } from '../../syntax/parse.ts';
import type { Parts } from './parts.ts';
import { doneForm } from './shapes/words.ts';

/** What is done to which thing, and how: "split" "the suite" "in 6 shards". */
export interface DoneTo {
  readonly verb: string;
  readonly thing: string;
  /** The participle of the verb. */
  readonly done: string;
  /** What stands behind the thing, empty where nothing does. */
  readonly rest: string;
}

const lead = 'The system must ';

/** A deed with the thing it is done to, by the tree of its sentence; null where a demand is no such deed, or several. English. */
export function doneToIn({ whole, condition, isNegative, ability }: Parts): DoneTo | null {
  if (condition !== null || isNegative || ability !== null || several.test(whole)) return null;
  const tree = parse(lead + whole);
  const clause = tree && mainClause(tree);
  if (!tree || !clause || clause.verb !== 2 || clause.head !== 3 || clause.others.length > 0) return null;
  const verb = tree.word(clause.head)?.text ?? '';
  const done = unseen.test(verb) ? undefined : doneForm(verb);
  const [object, second] = tree.childrenOf(clause.head, 'obj');
  if (done === undefined || object === undefined || second !== undefined) return null;
  if (tree.childrenOf(clause.head, 'compound:prt', 'iobj', 'xcomp', 'ccomp', 'advcl').length > 0) return null;
  const stretch = tree.stretchOf(object);
  if (stretch.first !== clause.head + 1) return null;
  const thing = tree.textOf(stretch);
  const end = (tree.word(stretch.last)?.end ?? 0) - lead.length;
  const rest = whole.slice(end).trim();
  if (pointing.test(thing) || hangs.test(thing) || !(rest === '' || says.test(rest))) return null;
  return { verb, thing, done, rest };
}

/** Of which nothing is to be seen at what they are done to, or which are said of it in other words. */
const unseen =
  /^(?:be|have|get|need|let|make|become|ensure|provide|hold|follow|survive|cost|mean|want|see|know|enforce|avoid|stop|start|begin|help|try|allow|say|tell|lack|contain|include)$/u;
const several =
  /[;:–—?“”"]|->|→|(?<!\p{L})(?:but|otherwise|instead|because|so|if|when|unless|until|i|we|you|our|my|your)(?!\p{L})/iu;
const pointing =
  /^(?:\d|(?:it|them|this|that|these|those|everything|something|anything|one|each other|itself|themselves)(?!\p{L}))/iu;
/** "Columns to fields", "the file encrypted": what may belong to the verb as well, so that the thing ends nobody knows where. */
const hangs = /\s(?:to|into|onto|in|on|at|from|as|by|via|with|after|before|\p{Ll}{3,}(?:ed|yed))(?: |$)/u;
/** How something is done, and nothing that a thing could be called by. */
const says =
  /^(?:in (?=\d)|to |into |onto |as |by |via |with |without |within |until |at |(?:for )?(?=\d)|automatically|immediately)[^,]+$/u;
