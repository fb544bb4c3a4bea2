import { contentWords } from '../../../../document/content-words.ts';
import { keysIn } from '../../../../document/keys.ts';
import type { Draft } from '../../../draft.ts';
import { adding, removing } from '../../lexicon/signs.ts';
import { headingsIn } from '../../named/headings.ts';
import { HOLE } from '../../reading/framed-text.ts';
import { toldText } from '../../reading/told-text.ts';
import type { Wish } from '../../wish.ts';

/** A kind of statement that a document lists, and how an order calls it. */
interface Kind {
  readonly noun: RegExp;
  readonly order: string;
  readonly isTold: (text: string) => boolean;
}

/** Words of wishes about what is there already. */
const otherWish =
  /(?<!\p{L})(?:tab(?:le|elle|leau|la|ulate|ular)|rows|(?:an?|as) list|bullets?|bulleted|numbered|numbers|numbering|itemi[sz]\p{L}*|liste à puces|nummerier\p{L}*|aufzählung|instead of|rather than|strike|renam\p{L}*|delet\p{L}*|remov\p{L}*|merg\p{L}*|split\p{L}*|shorten\p{L}*|shorter)(?!\p{L})/iu;
/** How much a demand binds, in capitals. */
const strength = /(?<!\p{L})(?:MUST|SHOULD|MAY|MUSS|SOLL|KANN)(?!\p{L})/u;
/** A thing that is left out, and no sentence about it. */
const isThing = (text: string) =>
  isSentence(text) &&
  text.split(/\s+/u).length < 10 &&
  !/(?<!\p{L})(?:is|are|isn['’]t|aren['’]t|will|must|should|it|ist|sind|wird|est|sont|es|son)(?!\p{L})/iu.test(
    text,
  );
const isSentence = (text: string) => !/\?$/u.test(text);
const kinds: readonly Kind[] = [
  {
    noun: /(?<!\p{L})(?:non-?\s?goals?|nicht-?ziele?n?|non-objectifs?|no objetivos?)(?!\p{L})/iu,
    order: 'Add a non-goal',
    isTold: isThing,
  },
  {
    noun: /(?<!\p{L})(?:risks?|risik\p{L}*|risques?|riesgos?|riscos?|rischi\p{L}*)(?!\p{L})/iu,
    order: 'Add a risk',
    isTold: isSentence,
  },
  {
    noun: /(?<!\p{L})(?:open[ -]questions?(?:[ -]list)?|questions?|offene\p{L}* (?:fragen?|punkte?)|fragen?|questions? ouvertes?|preguntas?|perguntas?|domande|pyta[nń]\p{L}*)(?!\p{L})/iu,
    order: 'Add the question',
    isTold: (text) => /\?$/u.test(text),
  },
  {
    noun: /(?<!\p{L})(?:requirements?|requirments?|reqs?|anforderung\p{L}*|exigences?|requisit\p{L}*|eis(?:en)?|wymagani\p{L}*)(?!\p{L})/iu,
    order: 'Add a requirement',
    isTold: isSentence,
  },
];

/** What goes before what is told, and is no part of it. */
const lead = /^(?:namely|nämlich|à savoir|a saber|also|too|auch|aussi|también)(?:,|:)?\s(?:to\s)?/iu;
/** A demand without who is bound. */
const bareDeed =
  /^(?:(?:it|the system|es|das system|il|le système|el sistema)\s)?(?:must|should|has to|needs to|muss|soll|doit|devrait|debe|should be able to|must be able to|be able to|(?:que le système )?puisse)\s(?:also\s|auch\s|aussi\s|también\s)?(?:be able to\s|pouvoir\s|poder\s)?/iu;

/** A statement that a message tells, with the kind or the section that it is to stand under. */
export function statementTold(message: string, draft: Draft): Wish | null {
  // what names statements that are there, or a form, or how much something binds, is about these
  if (keysIn(message).length > 0 || otherWish.test(message) || strength.test(message)) return null;
  return addedAsKind(message) ?? addedToSection(message, draft);
}

function addedAsKind(message: string): Wish | null {
  const named = kinds.filter(({ noun }) => noun.test(message));
  const [kind] = named;
  if (!kind) return null;
  const told = toldText(message, {
    noun: kind.noun,
    isOrder: (frame) =>
      kind.noun.test(frame) && kinds.every((one) => one === kind || !one.noun.test(frame)) && isAdding(frame),
  });
  if (!told || !kind.isTold(told.text)) return null;
  const text = told.text.replace(lead, '').replace(bareDeed, 'the system must ');
  return {
    orders: [`${kind.order}: ${text}`],
    holds: (after, before) => tells(after, before, text),
  };
}

function addedToSection(message: string, draft: Draft): Wish | null {
  const titles = [...new Set(headingsIn(message, draft).map(({ title }) => title))];
  const [title, ...others] = titles;
  if (title === undefined || others.length > 0 || kinds.some(({ noun }) => noun.test(message))) return null;
  const noun = new RegExp(title.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, '\\$&'), 'iu');
  const told = toldText(message, { noun, isOrder: (frame) => noun.test(frame) && isAdding(frame) });
  if (!told || !isSentence(told.text)) return null;
  const text = told.text.charAt(0).toUpperCase() + told.text.slice(1);
  return { orders: [`Add to ${title}: ${text}.`], holds: (after, before) => tells(after, before, told.text) };
}

const structural = new RegExp(`[:+=←]\\s*${HOLE}|${HOLE}\\s*(?:←|<-)|^${HOLE}`, 'u');
/** Where something ought to stand. */
const standing =
  /(?<!\p{L})(?:ought to|should|must|has to|needs to|going to|gehört|sollte|doit|debe)\s(?:\p{L}+\s){0,2}(?:be|appear|stand|go|read|say|in|zu|unter|être|figurer|estar)(?!\p{L})|(?<!\p{L})(?:worth|admit)(?!\p{L})/iu;
const isAdding = (frame: string) =>
  (adding.test(frame) || standing.test(frame) || structural.test(frame)) && !removing.test(frame);

/** Whether a document says what another did not. */
function tells(after: Draft, before: Draft, text: string): boolean {
  const held = new Set(contentWords(after.text));
  return after.text.length > before.text.length && contentWords(text).every((word) => held.has(word));
}
