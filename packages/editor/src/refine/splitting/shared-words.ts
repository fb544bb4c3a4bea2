import { isBaseVerb } from '../../understand/clause/verbs.ts';

const ability = /^(?:be able to )?/u;
/** "Upload, crop and share photos": verbs in a row with one object behind the last. */
const verbsInRow =
  /^(?<verbs>\p{Ll}+(?:, \p{Ll}+)*),? (?:and|as well as) (?:then |also )?(?<last>\p{Ll}+) (?<object>(?!(?:in|on|at|by|with|within|for|from|into|per|via|as|after|before|when|if|once|until|without|to|out|up|down|off)(?!\p{L}))\S.*)$/u;

/** An action whose verbs share one object as an action for each verb; null for any other. */
export function actionsOfOneObject(action: string): string[] | null {
  const able = ability.exec(action)?.[0] ?? '';
  const { verbs = '', last = '', object = '' } = verbsInRow.exec(action.slice(able.length))?.groups ?? {};
  const all = [...verbs.split(', '), last];
  return object !== '' && all.every((verb) => isBaseVerb(verb))
    ? all.map((verb) => `${able}${verb} ${object}`)
    : null;
}

/** "See the price and the age of a barrel": two things of the same, of which the first is told without it. */
const ofSame = /^(?:the|its) \p{Ll}+ (?<same>of (?:an?|the|each|every|all) .+)$/u;
const thingAlone = /(?<!\p{L})(?:the|its) \p{Ll}+$/u;
/** "Be weighed and labelled before it leaves the cellar": two things that are done in one case. */
const inCase = /^\p{Ll}+(?:ed|en|wn|nt|lt|pt|ut) (?<case>(?:before|after|when|whenever|once) .+)$/u;
const doneAlone = /(?<!\p{L})be \p{Ll}+(?:ed|en|wn|nt|lt|pt|ut)$/u;

/** The half before a joint with what it shares with the end of the half behind it. */
export function withSharedEnd(left: string, right: string): string {
  const same =
    thingAlone.test(left) && !/ of /u.test(left) ? ofSame.exec(right)?.groups?.['same'] : undefined;
  const shared = same ?? (doneAlone.test(left) ? inCase.exec(right)?.groups?.['case'] : undefined);
  return shared === undefined ? left : `${left} ${shared}`;
}

/** "It" or "them" behind a verb. */
const pointing = /^(?<verb>\p{Ll}+) (?<object>it|them)(?!\p{L})/u;
const things =
  /^(?:be able to )?\p{Ll}+ (?<thing>(?:an?|the|each|every|all|new|old) (?!(?:\S+ )*?(?:to|for|in|on|at|by|with|from|into|per|via|as|after|before|when|if|that|which|who) ).+)$/u;

/** What is done behind a joint with the name of the thing in the place of "it"; null where it cannot be told what that is. */
export function withThing(first: string, right: string): string | null {
  if (!pointing.test(right)) return right;
  const thing = things.exec(first)?.groups?.['thing'];
  return thing === undefined ? null : right.replace(pointing, (said) => said.replace(/\S+$/u, thing));
}
