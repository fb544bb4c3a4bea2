import { mainClause } from '../syntax/clause.ts';
import { parse } from '../syntax/parse.ts';
import { conditionOf } from './clause/condition.ts';
import { baseOfThirdPerson, isBaseVerb, isNounToo } from './clause/verbs.ts';
import { type Cues, cuesIn } from './lexicon/cues.ts';

/** Whether a masked sentence opens with a verb that orders work: "retry failed webhooks", "add a dark mode". */
export function isImperative(prose: string, cues: Cues): boolean {
  const start = /^["'*_(]{0,3}/u.exec(prose)?.[0].length ?? 0;
  for (const name of ['buildVerb', 'systemVerb'] as const) {
    if (cues.get(name)?.index === start && !isNoun(prose.slice(start))) return true;
  }
  return false;
}

/** Whether a masked English sentence orders work, at once or in a case: "after 2 bounces stop sending". */
export function ordersInCase(prose: string): boolean {
  const { rest } = conditionOf(prose);
  return isOrder(rest);
}

/** Whether a masked English sentence orders work, by its first verb or by its tree. */
export function isOrder(prose: string): boolean {
  return isImperative(prose, cuesIn(prose, 'en')) || ordersByTree(prose);
}

/** "Resize them on upload": an order by the tree of its sentence, whose verb we know, and what it is done to. */
function ordersByTree(prose: string): boolean {
  const tree = parse(prose);
  const clause = tree && mainClause(tree);
  if (!tree || clause?.mood !== 'ordered' || clause.opening !== null) return false;
  const verb = tree.word(clause.head)?.text ?? '';
  return (
    tree.hasBehind(clause.head, 'obj') &&
    isBaseVerb(verb) &&
    !/^(?:need|want|have|be)$/iu.test(verb) &&
    !isNoun(prose)
  );
}

/** "Report is missing", "support tickets", "log: …": a noun that looks like a verb. */
function isNoun(prose: string): boolean {
  // "Last 24 h of members", "check-ins queued", "set-up costs"
  if (/^(?:last|next|first) (?:\d|\uE010|one|two|few)|^\p{L}{2,20}-\p{L}/iu.test(prose)) return true;
  if (namesDoer(prose)) return true;
  return /^\p{L}{2,20} (?:on|in|of|for|to|at|with|by) (?:\p{L}{1,20} ){1,4}(?:is|are|was|were|has|have|does|do)(?!\p{L})|^\p{L}{2,20}(?:\s{1,2}\p{L}{2,20}){0,2}\s{1,2}(?:is|are|was|were|has|have|had|does|do|did|says|gets|goes|takes|comes|keeps|wants|sees|should|must|will|can|needs?|ist|sind|est|sont|es|son)(?!\p{L})|^\p{L}{2,20}\s{0,2}[:=(]|^\p{L}{2,20} of |^\p{L}{2,20}\s{1,2}[\d\uE010]{1,3}\s{0,1}\p{L}{0,12}\s{0,2}[-–:]/iu.test(
    prose,
  );
}

/** "Support resets it", "export finishes", "list endpoints paginate": the word that could order is who or what does something. */
export function namesDoer(prose: string): boolean {
  // "Queue scans locally, sync when back": an order before another one
  const [, order = '', besides = ''] =
    /^(\p{L}{2,20}) \p{Ll}{3,20}s [^,;:]{2,60}, (?:then |and )?(\p{Ll}{2,20}) /u.exec(prose) ?? [];
  if (isBaseVerb(order) && isBaseVerb(besides) && !isNounToo(`${besides}s`)) return false;
  const [, second = '', third = ''] = /^list (\p{Ll}{3,}s) (\p{Ll}{3,})(?!\p{L})/iu.exec(prose) ?? [];
  if (isBaseVerb(third) && !isBaseVerb(second) && !/^(?:filter|sort|order|group)$/u.test(third)) return true;
  const [, finite = ''] = placed.exec(prose) ?? [];
  if (baseOfThirdPerson(finite) !== null && !isNounToo(finite)) return true;
  const [, told = ''] = ofTwoNouns.exec(prose) ?? [];
  if (baseOfThirdPerson(told) !== null && !isNounToo(told)) return true;
  const [, verb = '', span] =
    /^\p{L}{2,20} (\p{Ll}{3,20})(?!\p{L})( (?:for |at least |at most |up to )*(?:\d|\uE010))?/u.exec(prose) ??
    [];
  // "Keep scans for 90 days": before a span of time it is what is kept.
  return span === undefined && baseOfThirdPerson(verb) !== null && !isNounToo(verb);
}

/** "Show controller tells us": two nouns, before what they do to somebody. */
const ofTwoNouns =
  /^\p{L}{2,20} (?!(?:what|who|how|which|where|when|that|if|whether|it|them|us|me|all|each|any|every\p{L}*|any\p{L}+)(?!\p{L}))\p{Ll}{3,20}(?<!s) (\p{Ll}{3,20}s) (?=(?:us|them|him|her|it|the|an?|all|every|its|their|when|whether)(?!\p{L}))/u;

/** "Display outside shows free places", "search in notes finds all": where or of what the thing is, before what it does. */
const placed =
  /^\p{L}{2,20} (?:outside|inside|upstairs|downstairs|(?:at|on|in|for|by|above|near|behind) (?:(?:the|an?|each|every|all) )?(?:\p{L}+ ){1,2}?)\s?(\p{Ll}{3,20}s)(?= )/u;
