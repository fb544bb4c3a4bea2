import { opensWithVerb } from '../clauses/verbs.ts';
import type { Intent, Operation } from '../intent/intent.ts';
import { plainClause } from '../message/plain-clause.ts';

/** A reading less likely than this is a guess, and a guess may not change somebody's document. */
export const LIKELY = 0.45;
/** What takes something away has to be told more surely: an opinion of a part is no wish to lose it. */
export const LIKELY_LOSS = 0.65;
export const losing: ReadonlySet<Operation> = new Set(['remove', 'merge', 'replace', 'reword']);
/** From here on a reading may write words of its own where another reading was wrong. */
export const BEYOND_DOUBT = 0.9;

/** How likely an intent has to be: what a clause only states or judges has to be told surely to be an order. */
export function leastFor(intent: Intent, clause: string): number {
  const { operation } = intent;
  const isOrdered = opensWithVerb(plainClause(clause));
  if ((operation === 'remove' || operation === 'merge') && !isOrdered) return BEYOND_DOUBT;
  if (losing.has(operation)) return LIKELY_LOSS;
  // that something reads badly says nothing of what would be better
  if (reshaping.has(operation) && !isOrdered && !wanted.test(clause) && !sized.test(clause)) return NEVER;
  return isTold(intent, clause) ? BEYOND_DOUBT : LIKELY;
}

const NEVER = 2;
/** How likely an order has to be by which a value is only told, of a fact that is found in the document. */
export const TOLD = 0.8;
const reshaping: ReadonlySet<Operation> = new Set(['shorten', 'lengthen', 'prose', 'spelling', 'tone']);
const sized =
  /(?<!\p{L})(?:long|lengthy|wordy|verbose|brief|short|thin|spelling|typos?|lang|kurz|largo|corto)\p{L}*(?!\p{L})/iu;

/** Whether a clause only states the value that it is read to set. */
export function isTold({ operation, slots }: Intent, clause: string): boolean {
  return (
    operation === 'set' &&
    slots.from === undefined &&
    !opensWithVerb(plainClause(clause)) &&
    !wanted.test(clause)
  );
}

/** Words with which a value is wanted and not only stated. */
const wanted =
  /(?<!\p{L})(?:should|must|shall|needs?|has to|have to|ought|now|instead|rather|not|no longer|any ?more|please|pls|only|enough|too|better|up|down|to|soll\p{L}*|muss|müssen|jetzt|statt|lieber|bitte|doit|plutôt|debe|mejor|deve|moet|ma)(?!\p{L})|[:=→]|->/iu;

/** Words that find two things to be one, or make them one. */
const joins =
  /(?<!\p{L})(?:merg|combin|join|unit|unif|fus|fold|consolidat|together|one|single|both|same|twice|double|duplicat|again|overlap|repeat|goes? with|belongs? (?:in|to|with)|with|into|zusammen|doppelt|ein\p{L}* |dasselbe|gleich|ensemble|même|deux fois|doublon|junt|mism|dos veces|unir|insieme|stess|samen|dubbel|razem|połącz)/iu;

/** Whether a clause has a word for two things that are one, or are to be: what has none merges nothing. */
export const speaksOfJoining = (clause: string) => joins.test(clause.replace(eachOne, ''));

/** "US-1 and US-3 are both 3s" says the same of each. */
const eachOne =
  /(?<!\p{L})both (?:(?:an? )?\d|p[0-5]|high|medium|low|bugs?|stories|tasks|spikes|done|ready)/iu;

/** Orders that only handle what stands can be guessed sooner than those that write words of their own. */
const guessed: Readonly<Partial<Record<Operation, number>>> = {
  move: 0.4,
  reclassify: 0.4,
  strength: 0.45,
  answer: 0.45,
  set: 0.45,
  split: 0.45,
  rename: 0.45,
  assign: 0.45,
  priority: 0.45,
  estimate: 0.45,
  depend: 0.45,
  restore: 0.5,
  merge: 0.65,
  status: 0.5,
  mark: 0.5,
  capitalise: 0.5,
  list: 0.5,
  table: 0.5,
  steps: 0.5,
  prose: 0.5,
  add: 0.5,
  remove: 0.5,
  replace: 0.65,
  reword: 0.65,
};

/** How likely an intent has to be where no other reader made anything of a clause. */
export function leastForGuess(intent: Intent, clause: string): number {
  return isTold(intent, clause) ? TOLD : (guessed[intent.operation] ?? NEVER);
}
