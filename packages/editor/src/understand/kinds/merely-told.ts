import { presentClause } from '../clause/present.ts';
import type { Evidence } from '../evidence.ts';
import { isPast } from '../past.ts';
import type { Kind } from '../statement.ts';
import type { Following } from './signals.ts';

/** "Server push would deliver it within a second": what something could do that is not chosen yet. */
const conditional =
  /^(?!(?:i|we|you|it|that|this|they|users?|customers?|people|nobody|who|what|if|when)(?!\p{L}))(?:\p{L}[\p{L}\d-]* ){1,4}?would (?!(?:also |really |then )?(?:like|love|want|prefer|need|have to|be (?:nice|great|good|cool|useful|helpful|lovely|ideal))(?!\p{L}))\p{Ll}/iu;

const count = '(?:\\d|\\uE010)[\\d.,\\uE010-\\uF8FF]*[kKM]?(?: \\p{L}+){1,3}';
const about = '(?:about|around|roughly|approximately|approx\\.?|some|nearly|almost|ca\\.?|~|≈) ?';

/** "14 depots, roughly 600 drivers": how many there are, one of them by guess. */
const estimated = new RegExp(
  `^(?=.*(?<!\\p{L})(?:${about})(?:\\d|\\uE010))(?:${about})?${count}(?:(?:, | and )(?:${about})?${count})*[.!]?$`,
  'iu',
);
/** "6 teams use it, some 200 people": how many do something today. */
const counted = new RegExp(
  `^(?:\\d|\\uE010)\\S* \\p{L}+ (?:use|run|have|are|work|live)(?!\\p{L})(?=.*(?<!\\p{L})(?:${about})(?:\\d|\\uE010))`,
  'iu',
);
/** "400k members, 9M entries per year": how much there is or comes, in a list of such. */
const perTime =
  /^[^,;:]{3,40}(?:,| and) [^,;:]{3,40} (?:per|an?|each) (?:day|week|month|year|hour|minute|second)[.!]?$/iu;
/** What bounds a count or spreads it, so that it is a demand all the same. */
const bounds =
  /(?<!\p{L})(?:max|min|per|each|every|most|least|limit|within|after|days?|hours?|minutes?|months?|years?|weeks?)(?!\p{L})/iu;

/** "8.1M keys": behind what is told, how many there are of it. */
const alone = new RegExp(`^${count}[.!]?$`, 'iu');

/** "1,400 bins, 2 trucks, later 6": how many there are of what exists, one of them more than anybody builds. */
const several =
  /^(?=[^.]*(?:[2-9]\d|\d{3}|\d[.,]\d{3}|\d[kM](?!\p{L})))\d[\d.,]*[kKM]?(?: \p{L}+){1,2}(?:(?:,| and|,? \+) (?:later |soon |then |now )?\d[\d.,]*[kKM]?(?: \p{L}+){0,2})+[.!]?$/u;

/** "280 seats", "120 tablets": the same of one thing, which is no unit. */
const inStock =
  /^(?:[2-9]\d|\d[\d.,]*\d{2}|\d[\d.,]*[kKM]) (?!(?:ms|msec|s|secs?|min|mins|h|hrs?|px|dpi|[kmgt]i?b|bytes?|percent|eur|usd|euros?|dollars?|km|m|cm|mm|kg|g|retries|attempts|languages|characters|chars|words|points?|degrees?)(?!\p{L}))\p{L}+(?: \p{L}+){0,2}[.!]?$/iu;

const versioned = '\\p{L}[\\p{L}.-]*(?: \\p{L}[\\p{L}.-]*){0,2} v?\\d+(?:\\.[\\dx]+)*(?: \\([^()]{1,30}\\))?';
const part = '(?:, | and | on |\\/| \\/ )';
/** "Version 3.8.2, Chrome 126, tenant acme": on what something was seen, a name and its version each. */
const environment = new RegExp(
  `^(?:(?:on|with|using|env|environment|setup):? )?(?:${versioned}${part}){1,4}${versioned}(?:, [^,;:.!?]{1,40})?[.]?$`,
  'iu',
);
const deed =
  /(?<!\p{L})(?:is|are|was|were|has|have|had|must|should|can|works?|fails?|crash\p{L}*|gets?|shows?|needs?|supports?|runs?|only|not|no|max|min)(?!\p{L})|\+/iu;

/** Whether a sentence of a report only names what something was seen on. English. */
export function namesEnvironment({ text, isReport, isImperative }: Evidence): boolean {
  return isReport && !isImperative && environment.test(text) && !deed.test(text);
}

/** Whether a sentence only says how much there is, by guess: that is so among demands as well. English. */
export function estimates(prose: string): boolean {
  return estimated.test(prose) && (perTime.test(prose) || !bounds.test(prose));
}

/** "Hive monitor for apiaries": what a text is about, in the few nouns it opens with. English. */
export function namesWhole(prose: string): boolean {
  const words = prose.replace(/[.!]+$/u, '').split(' ');
  return (
    words.length >= 2 &&
    words.length <= 7 &&
    /^(?!(?:no|not|too|only|never|lost|broken|missing|wrong)(?!\p{L}))\p{L}[\p{L} '’-]+[.!]?$/iu.test(
      prose,
    ) &&
    !/(?<!\p{L})(?:is|are|was|were|has|have|not|no|too|never|wrong|lost|missing|broken|slow|late|without|by hand)(?!\p{L})/iu.test(
      prose,
    ) &&
    presentClause(words.join(' ')) === null &&
    !isPast(prose)
  );
}

/** Somebody is bound today … */
const bindsPeople = /^(?:the |our )?(?:\p{L}+ ){1,3}?(?:must|has to|have to|needs? to) \p{Ll}/iu;
/** … and only then somebody says what they want instead. */
const wishesAnew =
  /^(?:so |therefore |now )?(?:i|we) (?:(?:would|['’]d) like|want|wish|plan|need)(?!\p{L})/iu;

/** "The app closes", "page stays white": what comes of the steps that were told before. English. */
export function comesOfSteps(prose: string): boolean {
  return outcome.test(prose);
}

const outcome =
  /^(?!(?:if|when|once|then)(?!\p{L}))(?:the |an? |nothing |it )?(?:\p{L}+ ){0,3}?(?:closes|crashes|freezes|hangs|reloads|restarts|disappears|vanishes|fails|dies|happens|(?:stays|goes|turns|is) (?:white|blank|empty|black|gone|grey|back to))(?! (?:when|by|after|once|within|at)(?!\p{L}))(?!\p{L})/iu;

/** "Noor said the archive is in the cellar": what somebody told of today, with nothing to choose from. English. */
export function saysHowItIs(prose: string): boolean {
  return said.test(prose) && !chooses.test(prose);
}

const said =
  /^\p{Lu}\p{Ll}{1,20} (?:said|says|mentioned|told (?:me|us)) (?:that )?(?:the|our|their|all|it|there) [^.?!]{0,60}?(?<!\p{L})(?:is|are|was|were|has|have)(?!\p{L})/u;
const chooses =
  /(?<!\p{L})(?:instead|rather|alternatives?|options?|could|would|might|prefers?|better|cheaper|also works|tried|considered)(?!\p{L})/iu;

/** "Those are from the old import": where it comes from. */
const origin = /^(?:those|these|they|that|it) (?:is|are|was|were|comes?|came) from(?!\p{L})/iu;

/** "That's the N+1 on availability": what something was that was told before. */
const explains =
  /^(?!.*(?<!\p{L})(?:must|should|has to|have to|needs?|want\p{L}*|requir\p{L}*|wish\p{L}*|goal|idea|minimum|maximum|least|most|limit)(?!\p{L}))(?:that|this|it)(?:['’]s| is| was) (?:just |only |probably |because |why )?(?:the|an?|because|why|how|what)(?!\p{L})/iu;

/**
 * What a sentence taken for a demand tells merely: a possibility, how many there are, or what people have to do today, which follows
 * on other trouble and is followed by the wish to be rid of it. Null where it may well demand. English.
 */
export function merelyTold(
  { prose, text, hint, previous, isListItem }: Evidence,
  next: Following | null,
): Kind | null {
  if (conditional.test(prose)) return 'design';
  if (estimates(prose) || (counted.test(prose) && !bounds.test(prose))) return 'context';
  const isCount = several.test(text.trim()) || (hint !== 'requirement' && inStock.test(text.trim()));
  if (isCount && !bounds.test(prose)) return 'context';
  if (previous === 'problem' && !isListItem && alone.test(prose) && !bounds.test(prose)) return 'context';
  if (origin.test(prose) || explains.test(prose)) return 'context';
  if (previous === 'step' && !isListItem && comesOfSteps(prose)) return 'problem';
  const isToday = previous === 'problem' && !isListItem && next !== null && wishesAnew.test(next.prose);
  return isToday && bindsPeople.test(prose) ? 'problem' : null;
}
