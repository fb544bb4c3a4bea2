import type { Kind } from '../statement.ts';

/** "Compressing it slows that down, but it doesn't solve the general problem": what was tried or thought of and falls short. English. */
const fallsShort =
  /,? but (?:it|this|that|they|these)(?: still| only| really| also)? (?:do(?:es)?(?: not|n['’]?t)|would(?: not|n['’]?t)|won['’]?t|will not|cannot|can['’]?t) (?:really |actually |fully )?(?:solve|fix|address|help|remove|cure|change)(?!\p{L})/iu;

/** "It will be a lot of work though": what it would cost. English. */
const costs =
  /^(?:it|this|that|which|doing (?:it|this|that)|[^,;:.?]{2,40}) (?:will|would|is going to) (?:be|mean|cost|take|need) (?:(?:us|me) )?(?:a lot of|lots of|much|considerable|significant|quite some) (?:extra |more |additional )?(?:work|effort|time|money|maintenance)(?: though| anyway| however)?[.!]*$/iu;

/** "…, which makes me wonder if a broker on Postgres would be a good idea". English. */
const wonders =
  /(?:makes? (?:me|us) wonder|(?:i['’]m|i am|we['’]re|we are) wondering) (?:if|whether)(?!\p{L})/iu;

/** "…, but nothing has been decided". English. */
const undecided =
  /(?:nothing|none of (?:it|this|that)|no decision) (?:has been|have been|is|was) (?:yet )?(?:decided|agreed|settled|made|taken)(?: yet| so far)?[.!]*$/iu;

/** "I thought of a spreadsheet but the conductor hates those": what somebody had in mind, and what speaks against it. English. */
const givenUp =
  /^(?:i|we)(?:['’]d| had| also| first| once| briefly)* (?:thought (?:of|about)|considered|looked (?:at|into)) (?!(?:it|this|that|how|who|what|whether)(?!\p{L}))[^;:?]{3,80}?,? but (?!not (?:yet|now|this))/iu;

/** What a sentence that weighs something says of it by its own words; null where it weighs nothing. */
export function weighedKind(prose: string): Kind | null {
  if (wonders.test(prose)) return 'question';
  if (fallsShort.test(prose) || givenUp.test(prose)) return 'alternative';
  if (costs.test(prose)) return 'risk';
  return undecided.test(prose) ? 'context' : null;
}
