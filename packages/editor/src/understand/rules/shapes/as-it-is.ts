import { conditionOf } from '../../clause/condition.ts';

const binds =
  /(?<!\p{L})(?:must|should|shall|has to|have to|needs? to|want|wants|would|can|may|will|please)(?!\p{L})/iu;

/** "The old model has AUC 0.71", "the legacy job takes 4 h": what is to be replaced is told of. */
const ofPredecessor =
  /^(?:the|our) (?:old|existing|legacy|previous) (?:[\p{L}\p{N}-]+ ){1,3}?(?:(?:has|have|had|does|takes?|runs?|gives?|costs?|uses?)(?!\p{L})|(?:is|are) (?!(?:then |also |no longer )?(?:\p{L}+(?:ed|en)|kept|put|shut|sent|built|left|read)(?!\p{L})))/iu;

/** "We get that via MQTT already", "they already have a key": what is there needs no building. */
const isThere =
  /^(?!(?:if|when|once|unless)(?!\p{L}))(?:[^,;:]{6,120} already[.!]?$|(?:we|they|i|it) already \p{L})/iu;

/** "Conference guests have no booking though": what somebody holds against what was said. */
const objects = /^(?!(?:not|only) ).*,? (?:though|tho)[.!]?$/iu;

/** Whether a sentence tells how something is already, and asks nothing of it. English only. */
export function tellsOfWhatIs(prose: string): boolean {
  const [first = ''] = prose.split('; ');
  return !binds.test(first) && [ofPredecessor, isThere, objects].some((sign) => sign.test(first));
}

/** "If Olga is sick there's no CSV": what is missing in a case, as it is today. */
const lacking =
  /^(?:there(?:['’]s| is| are)|we(?:['’]ve| have)?|they have|it has) (?:simply |just )?no(?!\p{L})|^nobody (?:knows|can|gets|sees|does)(?!\p{L})/iu;

/** Whether a sentence tells what a case leaves undone. English only. */
export function tellsWhatCaseLacks(prose: string): boolean {
  if (binds.test(prose)) return false;
  const { condition, rest } = conditionOf(prose.replace(/[.!]+$/u, ''));
  if (condition !== null) return lacking.test(rest);
  return /^(?:if|when|whenever) [^,]{4,60}? (?:there(?:['’]s| is| are) no|nobody (?:knows|can|gets|sees|does))(?!\p{L})/iu.test(
    prose,
  );
}
