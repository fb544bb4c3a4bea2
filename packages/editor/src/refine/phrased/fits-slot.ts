import { contentWords } from '../../document/content-words.ts';
import { opensWithVerb } from '../clauses/verbs.ts';
import type { PhrasedWish } from './reader.ts';
import { relatesForth } from './relates-forth.ts';
import type { Filled } from './slot-tags.ts';
import { holdsValue, type Said } from './slot-value.ts';
import type { WishSlot } from './wish-kinds.ts';

/** Slots that are filled by a clause. */
const clauses: ReadonlySet<WishSlot> = new Set([
  'demand',
  'deed',
  'risk',
  'fact',
  'case',
  'question',
  'reason',
  'constraint',
  'purpose',
]);
const FEWEST_WORDS = 2;

/** Slots that are filled by what the message brings along. */
const own: ReadonlySet<WishSlot> = new Set([...clauses, 'thing', 'format', 'alternative', 'answer']);

const ofCriteria = /^(?: acceptance)? criteri(?:on|a)(?!\p{L})/iu;
/** A clause does not begin behind what belongs to it. */
const inClause =
  /(?<!\p{L})(?:an?|the|is|are|was|were|be|been|has|have|had|can|could|must|should|will|would|may|might|we|they|it|der|die|das|ein|eine|ist|sind|wird|muss|soll|le|la|les|un|une|est|sont|doit|el|los|las|una|es|son|debe|il|gli|o|os|as|um|uma|de|het|een|is|zijn) $/iu;
/** "We alert when 1% fail" begins with who does. */
const laterClause =
  /^(?:when|if|until|unless|because|while|before|after|wenn|falls|weil|quand|si|cuando|quando|als)(?!\p{L})/iu;
const condition = /(?<!\p{L})(?:when|if|unless|wenn|falls|si|quand|cuando) $/iu;
const behindWords = /\p{L} $/u;
/** What belongs to the order, at the end of words. */
const ofOrder = /(?<!\p{L})(?:pls|plz|please|bitte|svp|thx|thanks|instead|stattdessen)$/iu;
/** What is done about a risk, or a list of them. */
const besideRisk =
  /(?<!\p{L})(?:mitigat\p{L}*|countermeasure|risks:|(?:isn['’]t|not) a risk|risk (?:with|of|about) [^.:]{1,60}:)/iu;
/** "As an accountant I want a CSV": a ticket that is told as a story says more than what it is called. */
const story = /(?<!\p{L})as an? [^.]{1,60} i want(?!\p{L})/iu;
/** What is to have a ticket of its own stands in another, and is taken out of it. */
const ofItsOwn =
  /(?<!\p{L})(?:(?:ticket|story|issue|task) of (?:its|their) own|(?:its|their|an?) own (?:ticket|story|issue|task)|eigene[sn]? ticket|ticket (?:à part|aparte))(?!\p{L})/iu;
/** "Put US-3 before US-2" orders them in their list. */
const placing =
  /^(?:please )?(?:(?:can|could) (?:you|we) )?(?:move|put|place|order|reorder|sort|swap)(?!\p{L})/iu;

/**
 * Whether words can fill a slot: training knows how people phrase their wishes, and not that a clause says more than a word, that what is to be
 * replaced stands in the document, or that a title of one word is written as one.
 */
export function fitsSlot(
  slot: WishSlot,
  value: string,
  wish: Pick<PhrasedWish, 'kind' | 'slots'>,
  { message, draft }: Said,
): boolean {
  if (value === '') return false;
  const filled = wish.slots.get(slot);
  // the order itself is nothing that it orders
  if ((own.has(slot) || slot === 'new') && filled?.start === 0 && opensWithVerb(message)) return false;
  if (ofOrder.test(value)) return false;
  if ((value.match(/["“”„«»]/gu) ?? []).length % 2 > 0) return false;
  // one question is asked
  if (slot === 'question' && /[?？]./u.test(value)) return false;
  if (clauses.has(slot) && filled && inClause.test(message.slice(0, filled.start))) return false;
  if (slot !== 'case' && laterClause.test(value) && behindWords.test(message.slice(0, filled?.start)))
    return false;
  // "who owns it: core team" answers a question
  if ((slot === 'fact' || slot === 'name') && /^(?:who|what|where|how)(?!\p{L})/iu.test(message))
    return false;
  if (wish.kind === 'add-criterion' && slot === 'case' && saysNoOutcome(value)) return false;
  // "no real acceptance criteria" says of what kind they are to be
  if (wish.kind === 'add-criterion' && slot === 'case' && ofCriteria.test(message.slice(filled?.end)))
    return false;
  // a condition is no outcome, and nothing is told of what it only depends on
  if ((wish.kind === 'add-criterion' || slot !== 'case') && condition.test(message.slice(0, filled?.start)))
    return false;
  // "the disk risk can go" orders something else
  if (slot === 'risk' && (besideRisk.test(message) || value === message.trim() || /risks?$/iu.test(value)))
    return false;
  if (wish.kind === 'add-ticket' && (story.test(message) || ofItsOwn.test(message))) return false;
  // which of two stays is told by where the other goes
  if (wish.kind === 'merge-tickets' && /(?<!\p{L})into(?! one| a single| 1)(?!\p{L})/iu.test(message))
    return false;
  if (wish.kind === 'depends' && placing.test(message)) return false;
  if (wish.kind === 'relate' && !relatesForth(wish, message)) return false;
  if (wish.kind === 'add-section' && slot === 'fact' && filled && isCutFrom(message, filled)) return false;
  if (clauses.has(slot)) return contentWords(value).length >= FEWEST_WORDS && !draft.text.includes(value);
  return holdsValue(slot, value, wish, { message, draft });
}

/** Who does what is told, in front of a verb: "The hotline" of "The hotline answers until 20:00". */
const subjectAlone =
  /(?:^|[.!?:;]\s+)(?:the|an?|our|its|each|every|all|der|die|das|le|la|les|el|los|las)(?: \p{L}+){1,3} $/iu;
/** What goes on behind a comma: "two courses per region, held in February". */
const goingOn =
  /^, (?!(?:please|pls|thanks|thx|bitte|merci|gracias|s['’]il|por favor)(?!\p{L}))\p{L}[^.!?]*/iu;

/** Whether a statement lacks who it is of, or what its sentence goes on with. */
const isCutFrom = (message: string, { start, end }: Filled) =>
  subjectAlone.test(message.slice(0, start)) ||
  contentWords(goingOn.exec(message.slice(end))?.[0] ?? '').length > 0;

/** "A criterion for when the parcel is damaged" leaves open what happens then. */
const saysNoOutcome = (value: string) =>
  /^(?:an? |the )?(?:acceptance )?criteri(?:on|a)(?!\p{L})|(?<!\p{L})criteri(?:on|a)$/iu.test(value) ||
  (laterClause.test(value) && !value.includes(','));
