import { isPeople } from '../../compose/scenario/act.ts';
import { contentWords } from '../../document/content-words.ts';
import type { Draft } from '../draft.ts';
import type { Change } from '../instruction.ts';
import { framed } from '../message/framing.ts';
import { oncePerDraft } from '../per-draft.ts';
import { orderIn } from '../reading/order.ts';
import { demandMeant, demandsIn, holds } from './demand-meant.ts';

const LONGEST = 120;
const thing = '(?<what>[^,;:.!]{3,80}?)';
const now = '(?: (?:now|anymore|any ?more|after all|for good|completely|too|here))*';
/** What tells that something will not be built, as people say it of a plan. */
const patterns: readonly RegExp[] = [
  `(?:we|they)(?:['’]ve| have)? (?:just |now |all )?(?:dropped|scrapped|cancelled|canceled|axed|killed|abandoned|ditched|given up(?: on)?|gave up(?: on)?|decided against) ${thing}${now}`,
  `(?:we|they) (?:won['’]t|will not|do not|don['’]t|are not going to) (?:do|build|have|offer|ship|support|make) ${thing}${now}`,
  `(?:we|they|you|i) (?:really |actually )?(?:do not|don['’]t|won['’]t|will not|no longer) (?:really |actually )?(?:need|want)(?: to have)? (?:any |the )?${thing}${now}`,
  `(?<who>[^,;:.!]{3,40}?) (?:do not|don['’]t|does not|doesn['’]t|need not|won['’]t|no longer) (?:have to |need to )?(?:need|want|get|have|receive)s?(?: an?| any)? ${thing}${now}`,
  `no (?:more )?${thing}(?: any ?more)?,? (?:please|pls|thanks|needed|required|necessary)(?:,.{3,80})?`,
  `${thing} (?:is|are|was|were|has been|have been|got) (?:off the (?:table|list|plan|roadmap)|dropped|scrapped|cancelled|canceled|axed|abandoned|dead|gone|history|no longer (?:planned|wanted|part of (?:it|this|the plan)))${now}`,
  `${thing} (?:will not|won['’]t) (?:happen|come|be (?:built|done|made|offered|part of (?:it|this)))${now}`,
  `${thing} (?:entfällt|entfallen|fällt (?:weg|raus|flach)|fallen (?:weg|raus|flach)|ist (?:gestrichen|vom Tisch|gestorben)|wird (?:gestrichen|doch nicht (?:gebaut|gemacht)))`,
  `${thing} (?:machen|bauen|brauchen|wollen) wir (?:doch |jetzt )?(?:nicht|nicht mehr)`,
  `(?:on|nous) (?:abandonne|abandonnons|laisse tomber|laissons tomber|ne (?:fait|fera|ferons|faisons) (?:pas|plus|finalement pas)) ${thing}`,
  `${thing} (?:est|sont) (?:abandonnée?s?|supprimée?s?|annulée?s?)`,
  `(?:hemos )?(?:descartamos|descartado|abandonamos|abandonado) ${thing}`,
].map((pattern) => new RegExp(`^(?:(?:and|so|ok|also|but|und|et|y),? )*${pattern}[.!]*$`, 'iu'));
/** Words for a thing that is planned say nothing of which. */
const idle = new Set(
  contentWords('thing idea plan part bit feature requirement whole stuff anforderung punkt sache exigence'),
);

/**
 * The change by which a demand goes that words call given up ("we scrapped card payment", "FR-5 entfällt"), with what is derived from it.
 * Null where no demand, or more than one, is meant.
 */
export const demandDropped = oncePerDraft((words: string, draft: Draft): Change | null => {
  const said = framed(words).words;
  if (words.length > LONGEST || /[?？"“„«`]/u.test(words)) return null;
  for (const pattern of patterns) {
    const groups = (pattern.exec(words.trim()) ?? pattern.exec(said))?.groups;
    const [who, thingMeant] = [groups?.['who'], groups?.['what']];
    if (thingMeant === undefined || (who !== undefined && people.test(who))) continue;
    const what = who === undefined ? thingMeant : `${who} ${thingMeant}`;
    const key = demandMeant(what, draft, idle);
    if (key !== null && isAllOf(what, key, draft)) return orderIn(`remove ${key}`, draft);
  }
  return null;
});

/** Who speaks is nobody that a demand is of. */
const people = /^(?:(?:and|but|so) )?(?:we|they|i|you|it|that|this|he|she|nobody|no one)$/iu;

/** So much of a demand has to be named; a single thing in it may go without the rest. */
const ENOUGH = 0.4;
const binding = new Set(
  contentWords('the system must should may be able muss soll darf können doit devrait peut pouvoir'),
);

function isAllOf(what: string, key: string, draft: Draft): boolean {
  const words = demandsIn(draft).find((one) => one.key === key)?.words ?? [];
  const own = words.filter((word) => !binding.has(word));
  return (
    what.includes(key) ||
    own.filter(holds(contentWords(what))).length / own.length >= ENOUGH ||
    isSubject(what, demandsIn(draft).find((one) => one.key === key)?.raw ?? '')
  );
}

/** What a demand opens with, or counts. */
const opening =
  /^[\s>*+-]*(?:\*\*)?[A-Z]{1,8}-\d{1,6}:?(?:\*\*)?:?\s*(?:\([A-Z]+\)\s*)?(?:There (?:MUST|SHOULD|MAY) be (?:(?:up to|at most|at least|no more than|exactly|an?) )?(?:\d[\d.,]* )?(?<counted>[\p{L}-]+)|(?<subject>[^.,;:]{2,60}?) (?:MUST|SHOULD|MAY|MUSS|MÜSSEN|SOLLTE|SOLLTEN|SOLL|SOLLEN|DARF|DÜRFEN|KANN|KÖNNEN|DOIT|DOIVENT|DEVRAIT|PEUT|PEUVENT|DEBE|DEBEN|PUEDE)(?!\p{L}))/u;

/** Whether all that a demand speaks of is named, so that nothing of it stays without that. */
function isSubject(what: string, raw: string): boolean {
  const { counted, subject = counted ?? '' } = opening.exec(raw)?.groups ?? {};
  const own = contentWords(subject);
  const said = contentWords(what);
  // who does something may be spoken of without what they do
  if (isPeople(subject)) return false;
  return own.length > 0 && own.length <= said.length && own.every(holds(said)) && said.every(holds(own));
}
