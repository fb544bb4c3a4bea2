import { isOneSentence } from './argument/written.ts';
import { type Possibility, possibilityIn } from './clause/possibility.ts';
import { lowerWord } from './lower-word.ts';
import { changed, holdsProtected, restore } from './mask.ts';
import { isDemand, type Kind, type Statement } from './statement.ts';

/** What an order may be taken for that stands behind a fact. */
const missed: ReadonlySet<Kind> = new Set([
  'question',
  'rollout',
  'observability',
  'context',
  'step',
  'mitigation',
] as const);

/**
 * "Files can get big, cut them at 1 GB": what may come about is told, however much its words sound like what somebody must be able to do, and
 * what the same sentence orders behind it is demanded. English.
 */
export function toldPossibilities(statements: readonly Statement[]): Statement[] {
  const told = statements.map(possibilityOf);
  return statements.map((one, at) => {
    if (told[at] !== null) {
      const isTold = one.kind === 'risk' || one.kind === 'problem';
      return isTold ? one : { ...one, kind: 'context', strength: null };
    }
    const before = statements[at - 1];
    const fact = before !== undefined && isOneSentence(before, one) ? (told[at - 1] ?? null) : null;
    if (fact === null || /\?$/u.test(one.text)) return one;
    const ordered = withThing(one, fact);
    return missed.has(one.kind) ? { ...ordered, kind: 'requirement', strength: 'MUST' } : ordered;
  });
}

/** "Shrink to 1200px" behind "pictures can be large": what the order is done to is what the fact is of. */
function withThing(one: Statement, { who }: Possibility): Statement {
  const [, verb = '', rest = ''] = bareOrder.exec(one.masked.text) ?? [];
  if (verb === '' || holdsProtected(who) || !/^(?:(?:the|an?|our|all|some) )?\p{L}+(?: \p{L}+)?$/iu.test(who))
    return one;
  const thing = lowerWord(who.replace(/^(?:some|an?) /iu, ''));
  const named = /^(?:the|our|all) /iu.test(thing) ? thing : `the ${thing}`;
  const masked = changed(one.masked, `${verb} ${named} ${rest}`);
  return { ...one, masked, text: restore(masked) };
}

/** What is done to something that has to be named, before how far it is done. */
const bareOrder =
  /^(shrink|cut|split|compress|truncate|resize|scale|trim|crop|convert|reduce|limit|cap|chunk|sample|archive|encrypt) ((?:to|at|by|into|down to|after|with) .+)$/isu;

/** What may come about by a statement that is no example or question of its own; null where it tells more, or something else. */
function possibilityOf(one: Statement): Possibility | null {
  const isTaken = isDemand(one) || one.kind === 'risk' || one.kind === 'problem' || missed.has(one.kind);
  return isTaken && !/\?$/u.test(one.text) ? possibilityIn(factOf(one.masked.text)) : null;
}

/** "Files can get big, feb was 340 MB": the fact, without a remark on it. */
function factOf(text: string): string {
  const [head = '', ...remarks] = text.replace(/[.!]+$/u, '').split(', ');
  return remarks.some((remark) => binds.test(remark)) ? text : head;
}

const binds = /(?<!\p{L})(?:must|should|shall|may|has to|have to|needs? to|so|but)(?!\p{L})/iu;
