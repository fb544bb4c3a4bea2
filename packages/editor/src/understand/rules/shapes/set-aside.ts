import { literal } from '../../../read/literal.ts';
import type { Evidence } from '../../evidence.ts';
import { technologies } from '../../parts/technologies.ts';

/** Who weighed something and did so: "we thought about phoning the shops but …", "I looked at A, B and C". */
const weighed =
  /^tried (?:out )?\S+(?: \p{L}+)?[,:;] \S|^(?:an? |the )?(?:off-the-shelf|ready-made|bought|commercial|open source) [^?]{3,160}?,? but \S|^(?:we|i) (?:also |have |had |briefly |once )*(?:thought (?:about|of)|toyed with|played with|had a look at|looked (?:at|into)|considered|evaluated|checked out|tried(?: out)?) (?!together|it(?!\p{L})|this|that|them)[^?]{3,240}?(?:,? but |, | - | – |; )\S|^(?:we|i) (?:also |have |had )*(?:considered|thought about) \p{L}/iu;

/** "Temporal was mentioned, but …", "a paper list was tried last year and nobody filled it in". */
const wasRaised =
  /(?<!\p{L})(?:was|were|got) (?:also |briefly |only )?(?:mentioned|suggested|proposed|brought up|on the table|looked at|considered|talked about|tried|discussed)(?!\p{L}).{0,80}?(?:,| but | and |;)/iu;

/** "A phone dialer would do the call but …", "X looked good but …", "SharePoint does most of it, but not the lock". */
const fallsShort =
  /^(?!(?:it|this|that|they|we|i|you|if|when|users?|customers?|the (?:app|page|service|system|user|customer|team))(?!\p{L}))[^,;:?!]{2,90}? (?:would (?:be (?:cleaner|nicer|cheaper|simpler|easier|enough|better|possible)|do|work|cover|help|solve|fix)|looks?(?:ed)? (?:good|nice|ok|fine|promising|great)|(?:does|do|covers?|can do|would do) (?:it all|most of (?:it|this|that)|all of (?:it|this|that)|everything))(?!\p{L})[^?]{0,90}?(?:,? but (?!only(?!\p{L}))|, (?:\d|\uE010))/iu;

/** "Config per repo too much", "pingdom too expensive", "… so no", "… and the works council said no". */
const turnedDown =
  /^(?!(?:it|this|that|they|we|i|there)(?!\p{L}))[^,;:?!]{2,60} (?:(?:is |was |are |were )?(?:too (?:expensive|much|complex|heavy|big|slow|costly)|overkill|not worth (?:it|the \p{L}+)))(?: for (?:us|this|that|now|\d.{0,20}|\uE010.{0,20}))?[.!]?$|(?:,| -| –)? so no[.!]?$|(?:^no, |, no[.!]?$)|(?<!\p{L})sa(?:id|ys?) no(?: to (?:that|it|this))?[.!]?$|(?<!\p{L})(?:it|that|which) (?:is|was) (?:out|off the table|no option|not an option)[.!]?$|^doing nothing (?:costs?|means|is|would)(?!\p{L})/iu;

/** "We could also switch to WebSub": another way, and no permission. */
const otherWay =
  /^(?:we|one) (?:could|might) (?:also |instead |just )?(?:switch to|go with|go for|use|buy|take|try|move to|rent|outsource)(?!\p{L})/iu;

/** "Bought systems want a cloud account": what comes ready-made, and what is against it. */
const bought =
  /^(?:buying|outsourcing|renting|licensing|asking the \p{L}+ for|waiting for) [^?]{3,120}?(?:,| but | costs? | was | is | would )/iu;

/** "Alternatively buy the module, 48k a year", "or put-to-light, but needs hardware": named beside what is proposed. */
const orElse =
  /^(?:or )?(?:alternatively|another option|the other option|option [b-z2-9])(?!\p{L})(?! (?:is|are) not)|^or (?:just |simply )?(?!else(?!\p{L}))[^,;?]{3,60},? (?:but|which would|that would|costs?)(?!\p{L})/iu;

const technology = technologies.map(literal).join('|');

/** "Don't want Elasticsearch for 80k products": what it shall not be built with. */
const unwanted = new RegExp(
  String.raw`^(?:(?:we|i) )?(?:do not|don['’]?t|would rather not|['’]d rather not) (?:really )?(?:want|need|like|use|bring in|introduce)(?: to (?:use|run|introduce|bring in|operate|maintain|add))? (?:an? |another |yet another )?(?:${technology})(?![\p{L}-])`,
  'iu',
);

/** Whether a sentence tells of a way that was looked at and is not gone. English only. */
export function setsAside(prose: string): boolean {
  if (weighed.test(prose) || orElse.test(prose) || unwanted.test(prose)) return true;
  if (/(?<!\p{L})(?:must|should|has to|have to|needs? to|shall)(?!\p{L})/iu.test(prose)) return false;
  return [wasRaised, fallsShort, turnedDown, otherWay, bought].some((sign) => sign.test(prose));
}

/** "App was rejected, too much work", "about Elastic": what was weighed beside what is chosen. */
const weighedToo =
  /^(?:an? |the )?[\p{L}][\p{L} -]{1,40} (?:was|were|is|got) (?:rejected|discarded|dismissed|dropped|ruled out|turned down)(?!\p{L})|^(?:or |and )?about (?!\d|\uE010)\p{L}|(?<!\p{L})(?:seems?|looks?|sounds?) (?:to be )?(?:the )?(?:simplest|best|easiest|cheapest|safest|most \p{L}+)(?!\p{L})/iu;

/** Whether a sentence goes on weighing ways after one that did. */
export function weighsOn({ previous, prose, language }: Evidence): boolean {
  const isWeighing = previous === 'alternative' || previous === 'decision';
  return language === 'en' && isWeighing && weighedToo.test(prose);
}
