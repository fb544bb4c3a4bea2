import { withCapital } from '../../first-letter.ts';
import { isBaseVerb } from '../clause/verbs.ts';
import { lowerWord } from '../lower-word.ts';
import { inPlainWords } from './plain-words.ts';

/** What speakers set before a demand and that says nothing of it: "and", "yeah", "I think", "make sure that". */
const before =
  /^(?:(?:and|but|so|also|though|oh and|oh|well|yeah|yes|yep|ok|okay|heads up|btw|fyi|plus|again|(?:i|we) (?:really )?(?:think|guess|believe|suppose|feel|would say|['’]d say)(?: that)?|(?:i|we)['’]d say(?: that)?|imo|imho|in my opinion|(?:the )?(?:main|most important|other|one|only|first|second|third|fourth|next|last) (?:thing|point|part)(?: (?:that )?(?:we|i|they) (?:really )?(?:need|want))? (?:is|was) that|(?:the )?(?:main|most important|other|one|only|first|second|third|fourth|next|last) (?:thing|point|part) (?:is|was)|(?:first|second|third|fourth|last)(?:ly| of all)?(?=,)|(?:please |pls )?(?:make sure|ensure|see to it|take care)(?: that)?(?! to(?!\p{L}))|(?:it )?is (?:important|critical|essential|needed|necessary|required) that|(?:we|they|i)(?: have|['’]ve)? (?:now )?(?:decided|agreed|settled|chose|voted) (?:that|to|on)|we(?: have|['’]ve)? said(?: that)?|(?:decided|agreed|decision)(?: so far)?(?:,|:)? (?:that|to)|next(?: steps?)?(?=:)|(?:(?:i|we)(?:['’]d| would)? (?:want|wish|need|like)|(?:(?:(?:Dr|Mrs?|Ms|Prof)\. )?\p{Lu}\p{Ll}+ )?wants)(?: it)? that(?= (?:the |an? |every |each |all |our )?(?:\p{L}+ ){1,3}(?:can|must|should|has to|have to|may)(?!\p{L}))|what (?:i|we)(?:['’]d| would)? (?:really )?(?:love|like|want|need)(?:(?: here)? is(?: that)?|(?=:)))(?:,\s{0,2}|:\s{1,2}|\s{1,2}))+(?=\S)/iu;
/** "One thing they were very clear about: …": what stands before the colon only points at what follows. */
const pointing =
  /^(?:(?:one|another|the|just) )?(?:(?:one|other|last|main|important) )?(?:thing|point|note|remark|reminder|request|ask|wish|condition)s?(?: (?:\p{L}+ ){0,6}\p{L}+)?:\s{1,2}(?=\S)/iu;
/** How the writer feels about a demand, and small words behind it. */
const attitude =
  /^(?:obviously|honestly|basically|ideally|hopefully|clearly|of course|actually|frankly|personally|naturally|definitely)[, ]\s{0,2}(?=\S)/iu;
const behind =
  /(?<!(?<!\p{L})(?:is|are|was|were|be|looks?|sounds?|seems?|says?|said|answers?|answered)),?\s{1,2}(?:though|tho|then|obviously|of course|anyway|please|pls|ok|(?<=,\s{1,2})right|i think|i guess|if you ask me|or so i think|thanks)(?=\s\([^()]{1,40}\)$|\s{0,2}$)/iu;

/** "60 calls a minute is fine": a figure that somebody agrees to. */
const accepted =
  /^((?!it(?!\p{L})|this|that|which)(?=[^;?]*[\d\uE010])[^;?]{6,100}?) (?:is|are|would be|sounds?|seems?) (?:totally |perfectly )?(?:fine|ok|okay|good)(?: (?:for|with) (?:now|us|me|v1))?$/iu;

/** "Offline use is a must". */
const aMust =
  /^((?:[\p{L}\d-]+ ){1,4}[\p{L}\d-]+) (?:is|are) (?:an? (?:absolute )?must(?:[ -]have)?|must[ -]haves)$/iu;

/** "What they need is a page", "all we want is a button". */
const cleft =
  /^(?:what|all|the (?:(?:very )?(?:first|second|third|next|last|main|one|only|other|most important) )?things?)(?: that)? (?:we|they|i|you|users|customers|people|the \p{L}+|\p{Lu}\p{Ll}+) (?:really |actually )?(?:need|want|needs|wants|asked for|ask for)(?: most)? (?:here )?(?:is|are|was) (?=(?:an?|the|one|some|two|three|\p{L}+s)(?: |$))/iu;
/** "Two people might tap the same seat, in that case the later one …": what may happen, and what is to be done then. */
const inThatCase =
  /^((?!if |when |once )[^,;:]{8,120}?)(?<= (?:might|may|could|can|will|sometimes) [^,;:]{4,100})[,;] (?:and |but )?in (?:that|this|such a|which) case,? /iu;

const possibly = / (?:might|may|could|can|will|sometimes)(?= )/u;

/** A demand without the words that only carry it: "I think we need one place" → "we need one place". Works on masked prose. */
export function saidPlainly(prose: string): string {
  let said = prose
    .replace(/[.!?]{1,3}$/u, '')
    .replace(/(?<=\p{L})!{1,3} (?=(?:must|should|shall|can|may|need|has to|have to|never|are|is) )/u, ' ')
    .replace(pointing, '');
  for (let turn = 0; turn < 3; turn += 1) {
    const less = said
      .replace(attitude, '')
      .replace(before, '')
      .replace(/^(?:please |pls )?(?:make sure|be sure) to (?=\p{L})/iu, '')
      .replace(
        /^(?:it )?(?:would|will) be (?:\p{L}+ )?(?:good|great|nice|cool|helpful|useful|ideal) (?:if|when|that) (?:([^,;:]{2,40}?) could (?=\p{Ll}))?(?=\S)/iu,
        (_, who: string | undefined) => (who === undefined ? '' : `${withCapital(who)} can `),
      );
    if (less === said || less.split(' ').length < 3) break;
    said = less;
  }
  return inPlainWords(said)
    .replace(behind, '')
    .replace(accepted, '$1')
    .replace(cleft, 'We need ')
    .replace(aMust, (_, thing: string) => `There must be ${lowerWord(thing)}`)
    .replace(inThatCase, (_, event: string) => `When ${lowerWord(event.replace(possibly, ''))}, `)
    .replace(missing, (found: string, when: string, none: string | undefined, next: string | undefined) =>
      next === undefined || (none === undefined && isBaseVerb(next.toLowerCase()))
        ? `${when} there ${none === undefined ? 'is' : 'are'} `
        : found,
    )
    .replace(byOnly, '$1 only be $2 by $3');
}

/**
 * "If no invoice, …", "when more than one match:": a case without a verb, where the last word of "if no order matches" may be one, and that
 * of "if no rows match" is.
 */
const missing =
  /(?<!\p{L})(if|when) (?=(?:no|more than one|less than one) (?:(?:\p{Ll}*[^s\s,:]|\p{Ll}+ss)(?: \p{Ll}*[^s\s,:])?|(\p{Ll}+s))(?:[,:]|$| (\p{Ll}+)(?!\p{L})))/giu;

/** "Can be reopened by the team lead only": whom it is left to is said as it mostly is. */
const byOnly =
  /(?<!\p{L})(can|may|must|should) be (\p{Ll}+(?:ed|en|wn|nt|ld)) by ((?:the |an? )?\p{L}+(?: \p{L}+)?) only$/iu;
