import { keysIn } from '../../document/keys.ts';
import { hasVerb } from '../clauses/statement.ts';
import { opensWithVerb } from '../clauses/verbs.ts';
import type { Draft } from '../draft.ts';
import { homeOf } from '../target/keyed.ts';
import { findSection } from '../target/section.ts';
import { type Frame, unmarked } from './frame.ts';
import { quotedExchange } from './quoted-exchange.ts';
import { criterionOf, estimateOf, priorityOf } from './ticket-slots.ts';
import { becomes, denied, exchanged, inItem, otherValue, valueAgainst } from './value-slots.ts';

const titleWord =
  /^(?:[^"“„«:]{0,24}\s)?(?:titel|überschrift|titre|título|titolo|tytuł)(?!\p{L})(?! (?:von|der|des|de la|del|di|da|van|z) (?:us|fr|nfr|abschnitt|section|sección|sezione|seção|sectie)(?!\p{L}))/iu;
const bettered =
  /(?:\s?["“„«](?<quoted>[^"“”„«»]{3,120})["”“»]|(?:besser|lieber|neu|mieux|plutôt|mejor|meglio|melhor|beter|lepiej|nenn(?:e|t)? (?:es|ihn)|appelle-le|llám[ae]lo|chiamalo|chama|noem het|nazwij go)\s?:?\s(?<plain>\p{Lu}[^".]{3,120})|:\s(?<behind>\p{Lu}[^".]{3,120}))[.!]?$/iu;
/** What is read by what a message names and not by its words: a ticket and a number, the title and a name, two values. */
export const slotFrames: readonly Frame[] = [
  { pattern: /^(?<words>[^?]{8,240})$/su, orders: ({ words = '' }, draft) => estimateOf(words, draft) },
  {
    pattern: /^(?<lead>[^:?"“]{6,120}?)\s?:\s(?<words>.{12,400})$/su,
    orders: ({ lead = '', words = '' }, draft) => criterionOf(lead, words, draft),
  },
  { pattern: /^(?<words>.{8,240})$/su, orders: ({ words = '' }, draft) => titleOf(words, draft) },
  { pattern: /^(?<words>.{8,240})$/su, orders: ({ words = '' }, draft) => valueAgainst(words, draft) },
  {
    pattern: /^(?<lead>[^:?"“]{6,80}?)\s?:\s(?<words>.{2,400})$/su,
    orders: ({ lead = '', words = '' }, draft) => answerTo(lead, words, draft),
  },
  { pattern: /^(?<words>.{10,120})$/su, orders: ({ words = '' }, draft) => pairOf(words, draft) },
  {
    pattern:
      /^(?<key>[A-Z]{1,8}-\d{1,6})\s?:\s(?<fresh>[^,;:"“„«.]{3,80}?),? (?:and not|not|instead of|rather than|nicht|statt|pas|et non|au lieu de|no|en vez de|non|invece di|niet|in plaats van|nie|zamiast) (?<old>[^,;:"“„«]{3,80})$/u,
    orders: ({ key = '', fresh = '', old = '' }, draft) => inItem(draft, key, old, fresh),
  },
  { pattern: /^(?<words>.{8,600})$/su, orders: ({ words = '' }, draft) => quotedExchange(words, draft) },
  { pattern: /^(?<words>[^?]{20,500})$/su, orders: ({ words = '' }, draft) => quotedText(words, draft) },
  {
    pattern: /^(?<lead>[^:?"“\d]{6,60}?)\s?:\s(?<words>[^:]{12,400})$/su,
    orders: ({ lead = '', words = '' }, draft) => missingFrom(lead, words, draft),
  },
  { pattern: /^(?<words>[^?]{8,160})$/su, orders: ({ words = '' }, draft) => priorityOf(words, draft) },
  {
    pattern: denied,
    orders: ({ subject = '', old = '', fresh = '' }, draft) => exchanged(draft, subject, old, fresh),
  },
  { pattern: becomes, orders: ({ old = '', fresh = '' }, draft) => otherValue(draft, old, fresh) },
];

/** A message about the title that gives a name for it. */
function titleOf(words: string, draft: Draft): string | null {
  if (draft.outline.sections[0]?.level !== 1 || !titleWord.test(words) || keysIn(words).length > 0)
    return null;
  const { quoted, plain = quoted, behind = plain } = bettered.exec(words)?.groups ?? {};
  return behind === undefined ? null : `change the title to "${unmarked(behind)}"`;
}

const questionWord =
  /^(?:[^\d]{0,12}\s)?(?:q-?|(?:frage|question|pregunta|domanda|pergunta|vraag|pytanie)\s(?:n[.ºr°o]{1,2} ?|nr\.? ?)?)(?<number>\d{1,2})(?!\d)/iu;
const settled =
  /(?<!\p{L})(?:answered|settled|resolved|closed|clear|beantwortet|geklärt|erledigt|klar|répondue?|résolue?|réglée?|respondida|resuelta|cerrada|risposta|risolta|respondida|resolvida|beantwoord|opgelost|odpowiedzian[ey]|rozwiązan[ey])(?!\p{L})/iu;

/** "Frage 1 ist beantwortet: …". */
function answerTo(lead: string, words: string, draft: Draft): string | null {
  const number = questionWord.exec(lead)?.groups?.['number'];
  return number !== undefined && settled.test(lead) && homeOf(draft, `Q-${number}`)
    ? `answer to Q-${number}: ${words}`
    : null;
}

const quotation = /["“„«](?<said>[^"“”„«»]{24,400})["”“»]/gu;
const besideIt =
  /(?<!\p{L})(?:add|also|append|after|before|remove|delete|drop|question|answer|test|criteri\p{L}+|task|split|merge|füge?|ergänz\p{L}*|ajout\p{L}*|añad\p{L}*|not|n['’]t|never|nicht|pas|no)(?!\p{L})/iu;

/** The one item and the one quoted sentence of a message: what the item is to say. */
function quotedText(words: string, draft: Draft): string | null {
  const quotes = [...words.matchAll(quotation)];
  const said = quotes[0]?.groups?.['said'] ?? '';
  const around = words.replace(quotation, ' ');
  const keys = [...new Set(keysIn(around).map(({ text }) => text))];
  const [key = ''] = keys;
  const isItem = homeOf(draft, key)?.kind === 'item' && /^(?:FR|NFR|R|A)-/u.test(key);
  return quotes.length === 1 &&
    keys.length === 1 &&
    isItem &&
    !besideIt.test(around) &&
    !draft.text.includes(said) &&
    hasVerb(said)
    ? `change ${key} to: ${said}`
    : null;
}

/** "Bei den Risiken fehlt: …": the section that a message names before what is missing there. */
function missingFrom(lead: string, words: string, draft: Draft): string | null {
  if (!lacking.test(lead) || !inPlace.test(lead) || opensWithVerb(words) || keysIn(lead).length > 0)
    return null;
  const names = lead.replace(lacking, ' ').match(/\p{L}[\p{L}-]{3,}/gu) ?? [];
  const found = names.flatMap((name) => findSection(draft, name) ?? []);
  const [section, ...others] = [...new Set(found)];
  return section && section.level > 1 && others.length === 0 ? `add in ${section.title}: ${words}` : null;
}

const inPlace =
  /(?<!\p{L})(?:in|under|among|from|bei|beim|im|unter|dans|sous|parmi|en|entre|nel|nella|nei|nelle|tra|no|na|nos|nas|onder|bij|w|wśród)\s/iu;
const lacking =
  /(?<!\p{L})(?:fehlt|fehlen|manque(?:nt)?|falta|faltan|manca|mancano|ontbreekt|ontbreken|brakuje|missing|lacks?)(?!\p{L})/iu;

const swaps =
  /(?<!\p{L})(?:swap|switch (?:places|positions)|change places|trade places|vertausch\p{L}*|tausch\p{L}*|invers\p{L}*|échang\p{L}*|intercambi\p{L}*|scambi\p{L}*|troc\p{L}*|verwissel\p{L}*|zamień)(?!\p{L})/iu;
const merges =
  /(?<!\p{L})(?:merge|combine|join|belongs? (?:to|together|with)|zusammen(?:legen|fassen|führen)|fusionn\p{L}*|regroup\p{L}*|fusion[ae]\p{L}*|unir|unisci|samenvoegen|połącz)(?!\p{L})/iu;
const other =
  /(?<!\p{L})(?:and then|call\p{L}*|nam(?:e|ed)|titled?|keep|as|estimate|points?|assign\p{L}*|split|remove|delete|drop|add|after|before|depends?|block\p{L}*|not|n['’]t|nicht|pas|no)(?!\p{L})/iu;

/** Two items and the word for what becomes of two: "can FR-3 and FR-2 swap places?", "NFR-2 belongs to NFR-1, merge them". */
function pairOf(words: string, draft: Draft): string | null {
  const keys = [...new Set(keysIn(words).map(({ text }) => text))];
  const [first = '', second = ''] = keys;
  const around = words.replace(/[A-Z]{1,8}-\d{1,6}/gu, ' ');
  const areThere = [first, second].every((key) => homeOf(draft, key) !== null);
  if (keys.length !== 2 || !areThere || other.test(around) || /[:"“„«]/u.test(around)) return null;
  if (swaps.test(around)) return `swap ${first} and ${second}`;
  if (!merges.test(around)) return null;
  // which of the two stays is told by where the other goes
  const isInto = new RegExp(`${first} (?:in)?to (?:the )?${second}`, 'iu').test(words);
  return `merge ${first} ${isInto ? 'into' : 'and'} ${second}`;
}
