import { mainClause } from '../syntax/clause.ts';
import { parse } from '../syntax/parse.ts';
import { isBaseVerb } from './clause/verbs.ts';
import { cuesIn } from './lexicon/cues.ts';

const opening =
  /^(?:if|when|whenever|once|as soon as|unless|after|in case|after that|then|afterwards|finally)(?!\p{L})/iu;
const joined =
  /(?:n['’]t|(?<!\p{L})(?:cannot|can['’]t|may|shall|might|does|do|did|to|and|or|but|can|must|should|will|would|could|not|no|without|with|by|at|from|per|before|until|the|a|an|of|for|in|on|is|are|be|its|their|our|we|they|you|i))\s{1,2}$/iu;

/** A condition or time and the order behind it, where no comma parts them. */
export interface ConditionalOrder {
  readonly condition: string;
  readonly order: string;
}

/** "If training fails keep last week's model", "After that put it in a table": English sentences of chats and notes. */
export function orderBehind(prose: string): ConditionalOrder | null {
  if (!opening.test(prose)) return null;
  const time = /^(after that|then|afterwards|finally),?\s(?:please\s|just\s)?(\p{Ll}{2,20}\s.{2,})$/iu.exec(
    prose,
  );
  if (time && isVerb(time[2] ?? '')) return { condition: time[1] ?? '', order: time[2] ?? '' };
  const forbidding = /^(.{8,160}?),?\s((?:don['’]?t|do not|never)\s\p{Ll}{2,20}(?:\s.{2,})?)$/isu.exec(prose);
  if (
    forbidding &&
    !joined.test(`${forbidding[1] ?? ''} `) &&
    !/(?<!\p{L})(?:we|they|you|i|users?|\p{L}+s)$/iu.test(forbidding[1] ?? '')
  )
    return { condition: forbidding[1] ?? '', order: forbidding[2] ?? '' };
  return orderInTree(prose);
}

/** "After 2 hard bounces stop sending to that address": where the order begins by the tree of the sentence. */
function orderInTree(prose: string): ConditionalOrder | null {
  const tree = parse(prose);
  const clause = tree && mainClause(tree);
  if (!tree || clause?.mood !== 'ordered' || clause.opening === null) return null;
  const { start = 0, text = '' } = tree.word(clause.head) ?? {};
  const condition = prose.slice(0, start).trim();
  const hasObject = tree.hasBehind(clause.head, 'obj', 'xcomp');
  const isCase =
    condition.split(' ').length >= fewest && !/[,;:]/u.test(condition) && !joined.test(`${condition} `);
  return isCase && hasObject && isBaseVerb(text) ? { condition, order: prose.slice(start) } : null;
}

/** Words of a case: "after 2 bounces". */
const fewest = 3;

function isVerb(text: string): boolean {
  const cues = cuesIn(text, 'en');
  return (
    (cues.get('systemVerb')?.index ?? -1) === 0 ||
    (cues.get('buildVerb')?.index ?? -1) === 0 ||
    /^(?:say|tell|ask|leave|play|skip|answer|reply|return|give|write|call|pick|take|wait|retry|fall back|mark|treat|assume)(?!\p{L})/iu.test(
      text,
    )
  );
}
