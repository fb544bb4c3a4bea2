import { isNounToo } from '../clause/verbs.ts';

/** Verbs that are followed by "of". */
const withOf = /^(?:approve|think|consist|dispose|complain|tell|hear)$/u;

/** Whether what a demand is read to do is a thing that was taken for a verb: "count of messages" orders nothing. English. */
export function isMisreadNoun(action: string): boolean {
  if (ratesLimit.test(action)) return true;
  const [, verb = ''] = /^(?:not )?(\p{Ll}+) of (?!(?:all|one|each|any)(?!\p{L}))/u.exec(action) ?? [];
  return verb !== '' && isNounToo(`${verb}s`) && !withOf.test(verb);
}

/** "Rate limit per key: 100 calls": what limits, and no limit that is rated. */
const ratesLimit = /^rate limits? (?:per|of|for|on)(?!\p{L})/u;

/** "Sponsors asked for lead scanning": whoever asks is not to be asked. English. */
export function asksForThing(prose: string): boolean {
  return asks.test(prose);
}

const asks =
  /^(?:(?:the|our|some|many|several|two|three|a few|most) )?(?!(?:are|is|be|was|were|get|gets|being) )(?:\p{L}+ ){0,2}?\p{L}+ (?:have |has |had |also |already |repeatedly |often )*(?<!(?:is|are|be|was|were|get|gets|being|been) )(?:asked|begged|called|keep asking|kept asking) for (?!consent|confirmation)\p{L}/iu;
