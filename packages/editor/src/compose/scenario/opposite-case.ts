import { contraryOf, noneOf } from './contrary.ts';

/**
 * The case in which a deed does not follow, for a check that it does not: "Redis is not down". Null where the contrary of the condition says something
 * else than that it does not hold ("has not answered for a day"), where the deed may follow all the same ("one fails, the others go on"), or where a
 * word of it points into what was denied. English.
 */
export function oppositeCase(condition: string, subject: string, deed: string): string | null {
  if (/^there (?:is|are) no /iu.test(condition)) return pointing.test(deed) ? null : contraryOf(condition);
  if (
    lone.test(subject) ||
    back.test(subject) ||
    pointing.test(deed) ||
    pointsIn(condition) ||
    scoped.test(condition)
  )
    return null;
  return spans.test(condition) && !denial.test(condition) ? null : noneOf(condition);
}

const denial = /(?<!\p{L})(?:not|cannot)(?!\p{L})|n['’]t(?!\p{L})/iu;
/** "Within five minutes" denied may be later or not at all; of what has not come within them the contrary is plain. */
const spans = /(?<!\p{L})within(?!\p{L})/iu;

/** Whom or what may do the same without the case, and what stands for something else. */
const lone =
  /^(?:all|every|each|any|both|no|none|nothing|nobody|only|everyone|everybody|one|some|most|more|fewer|others?|the (?:other|others|rest|next|same)|it|they|he|she|this|that|these|those|there|who|what|you|we|i)(?!\p{L})/iu;

/** What points at something that the condition names, and is not there where that does not hold. */
const pointing =
  /(?<!\p{L})(?:it|them|him|her|he|she|they|this|that|these|those|there|one|ones|you|your|we|us|our|same|as today|as well|at first|first|again)(?!\p{L})/iu;

/** "The cache of this product". */
const back = /(?<!\p{L})(?:this|these|those|it|them|same)(?!\p{L})/iu;

/** What is the case of something unnamed: "it is longer", "both allow it". */
function pointsIn(condition: string): boolean {
  return (
    !/^it is \d/u.test(condition) &&
    /^(?:the )?(?:it|they|this|that|these|those|he|she|i|you|we|both|all|every|each|one|ones|another|others?|the (?:other|next|current|previous)|current|somebody|someone|anyone|anybody|anything|something)(?!\p{L})|(?<!\p{L})(?:it|them|one|you|i)$|. (?:it|they|that|which|who|whether) (?!\p{L}+ing )/iu.test(
      condition,
    )
  );
}

/** Words that are denied with the verb, so that the contrary is not plain: how long, how often, since when, which of several. */
const scoped =
  /(?<!\p{L})(?:for (?:longer|more|less|at least|an?|\d|two|three|four|five|six|seven|eight|nine|ten|some|many)|since|until|till|before|during|after|while|when|again|twice|times|in a row|later|already|still|once|yet|any ?more|ever|also|too|as well|only|and|or|but|because|unless|without|by mistake|per|every|each)(?!\p{L})/iu;
