import { parse } from '../../syntax/parse.ts';
import { conditionOf } from '../clause/condition.ts';
import type { Evidence } from '../evidence.ts';
import type { Kind } from '../statement.ts';

/** "What I need is that …", "it'd help a lot if …": a wish by its form, whatever is wished for. */
const wishes =
  /^(?:and |but |so |also )*(?:what (?:i|we)(?:['’]d| would)? (?:really |actually )?(?:need|want|like|love|miss)(?: (?:here|now|instead|most))? is (?:that|an?|the|one|some)|(?:it|that)(?:['’]d| would) (?:also |really |already |certainly )*(?:help(?: (?:a lot|us|me|them|already|if|enormously))|be (?:very |really |so )?(?:nice|good|great|lovely|useful|helpful|cool) (?:if|to|when)))(?!\p{L})/iu;

/** "We need an export of everything": a thing that is not there, and no time, help or date. */
const needsThing =
  /^(?:so |and |but |then |also |now )*(?:we|i) (?:also |really |just |still |therefore )?need (?:an?|some|our own|\p{L}+(?<!th)(?<!thi)s|\p{L}+ side) (?!(?:\p{L}+ )?(?:hours?|days?|weeks?|months?|minutes?|while|bit|time|help|person|people|break|decision|answer|moment|hand)(?!\p{L}))\p{L}/iu;

/** Kinds of sentences that tell how bad or how uncertain it is. */
const complaining: ReadonlySet<Kind> = new Set(['problem', 'risk'] as const);
/** Kinds that a wish in so many words is not; what a sentence wishes for at large stays a goal. */
const unwished: ReadonlySet<Kind> = new Set([
  'problem',
  'risk',
  'context',
  'future',
  'question',
  'nonGoal',
] as const);
/** Kinds that a sentence with "should" as its verb is not. */
const undemanded: ReadonlySet<Kind> = new Set(['problem', 'observability', 'question'] as const);

/** Whether the form of an English sentence asks for something, though its words are those of a complaint, a doubt or an outlook. */
export function isAskedFor({ prose, language, announced }: Evidence, learned: Kind): boolean {
  if (language !== 'en' || announced !== null || /[?？]/u.test(prose)) return false;
  if (unwished.has(learned) && wishes.test(prose)) return true;
  if (complaining.has(learned) && needsThing.test(prose)) return true;
  return undemanded.has(learned) && isToBe(prose);
}

/** "The shop should tell people when a line is too long": the verb of the main clause is said to be as it should, and no "but" says how it is. */
function isToBe(prose: string): boolean {
  if (/(?<!\p{L})(?:but|though|although)(?!\p{L})/iu.test(prose)) return false;
  const tree = parse(conditionOf(prose).rest);
  if (tree === null) return false;
  const at = tree.words.findIndex(({ tag }) => /^(?:MD|VBZ|VBP|VBD)$/u.test(tag));
  const verb = tree.word(at);
  return verb !== undefined && at > 0 && verb.head === tree.root && /^should$/iu.test(verb.text);
}
