import { mainClause } from '../syntax/clause.ts';
import { parse } from '../syntax/parse.ts';
import { NOUN, possibleForms } from '../syntax/possible-forms.ts';
import type { Relation } from '../syntax/relations.ts';
import type { Tree } from '../syntax/tree.ts';
import { goesOnWithDeeds, sharedOpening } from './clause/shared-modal.ts';
import { isBaseVerb } from './clause/verbs.ts';
import { namesDoer } from './imperative.ts';
import { startsProtected } from './mask.ts';

/** The two orders of a sentence. */
interface OrderPair {
  readonly first: string;
  readonly second: string;
}

/** Such a pair, and whether a word joins the two. */
interface JoinedPair extends OrderPair {
  readonly isJoined: boolean;
}

/**
 * "Move the sessions to Redis and add a button": two orders, each with what is to be done to something of its own, by the tree of their sentence; null
 * where they may share their object ("validate and store the file"), their case ("if it fails, retry and report it"), or where the
 * second only says what comes of the first. English.
 */
export function pairOfOrders(text: string): OrderPair | null {
  if (!isBaseVerb(text.split(' ')[0]?.toLowerCase() ?? '') || namesDoer(text)) return null;
  const pair = pairIn(text, 'ordered');
  return pair && { first: pair.first, second: pair.second };
}

/**
 * "We should page the query and add an index on orders", "users should be able to pick a month, and get a file": two things that the same
 * should do, as `pairOfOrders`, each with who should, and the second as it is typed.
 */
export function pairOfDuties(text: string): (OrderPair & { readonly typed: string }) | null {
  const opening = sharedOpening(text);
  if (opening === null) return null;
  // One word that binds, since a tree may hang what follows on "need"
  const pair = pairIn(`We should ${text.slice(opening.length)}`, 'told');
  if (pair === null) return null;
  const isOurs = withoutDuty(text) !== null;
  const typed = pair.second;
  const done = isOurs ? pair.first : withAnd(pair.first);
  // Of others a mark alone tells no second deed, and what that is done to has to be named in it.
  const isSure =
    isOurs ||
    ((pair.isJoined || goesOnWithDeeds(text.slice(0, -typed.length), typed)) && !pointsBack.test(typed));
  if (done === null || !isSure) return null;
  return { first: opening + done.slice('We should '.length), second: opening + typed, typed };
}

/** "Group them, skip the rest", of a row that went on: "group them and skip the rest"; null where a comma may stand for anything. */
function withAnd(row: string): string | null {
  const [comma = '', verb = ''] = /, (?:(\p{Ll}+) )?(?!.*(?<!\p{L})(?:and|or)(?!\p{L})).*$/su.exec(row) ?? [];
  if (comma === '') return row;
  return isBaseVerb(verb) ? `${row.slice(0, -comma.length)} and ${comma.slice(', '.length)}` : null;
}

const pointsBack =
  /(?<!\p{L})(?:it|its|them|they|their|this|that|these|those|then|each|both|same|such|others?|so)(?!\p{L})/iu;

/** What the writers should do, of a sentence that says so; null for others. */
export function withoutDuty(text: string): string | null {
  const [opening = ''] = duty.exec(text) ?? [];
  return opening === '' ? null : text.slice(opening.length);
}

/** How the writers say that something is for them to do. */
const duty = /^we (?:should|must|need to|have to|ought to) (?:also |just |really )?/iu;

/** The two parts of a sentence that say what is done to something, where neither needs the other. */
function pairIn(text: string, mood: 'ordered' | 'told'): JoinedPair | null {
  const tree = parse(text);
  const clause = tree && mainClause(tree);
  if (!tree || clause?.mood !== mood || clause.opening !== null) return null;
  for (const other of clause.others) {
    const { start = 0, end = 0, tag } = tree.word(other) ?? {};
    // "Group them by message and place in the code": what may be a noun is an order where it is done to something
    const isNoun = (possibleForms(text.slice(start, end).toLowerCase()) & NOUN) !== 0;
    const isWhole =
      hasObject(tree, other, isNoun ? ['obj'] : objects) || startsProtected(text.slice(end + 1));
    if ((tag !== 'VB' && tag !== 'VBP') || !hasObject(tree, clause.head, objects, other) || !isWhole)
      continue;
    const before = text.slice(0, start);
    const joint = joints.exec(before)?.[0] ?? '';
    const first = before.slice(0, before.length - joint.length);
    if (joint === '' || /[([{"“]/u.test(first.replaceAll(/\([^()]*\)|\[[^[\]]*\]|"[^"]*"|“[^”]*”/gu, '')))
      continue;
    const second = text.slice(start);
    const isSaid =
      (second.split(' ').length >= fewest || !/ (?:it|them)$/u.test(second)) && !/ instead$/u.test(second);
    if (first.split(' ').length >= fewest && isSaid && !wishes.test(first))
      return { first, second, isJoined: /\p{L}/u.test(joint) };
  }
  return null;
}

/** Whether something is done to something, before another verb. */
function hasObject(
  tree: Tree,
  head: number,
  relations: readonly Relation[],
  until = tree.words.length,
): boolean {
  return tree.childrenOf(head, ...relations).some((at) => at > head && at < until);
}

const objects: readonly Relation[] = ['obj', 'xcomp', 'ccomp', 'obl'];

const joints = /(?:,? and(?: then)?|,(?: but| then)?|;(?: then)?|,? but|,? then) $/iu;
/** Words of an order that says something. */
const fewest = 3;

/** "Let users pick a theme and keep it": what somebody else is let do. */
const wishes = /^(?:let|help|allow|make sure|ensure|try|go|come|see|check)(?!\p{L})/iu;
