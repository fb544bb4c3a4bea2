import { isPersonName } from '../../correct/spelling/person-names.ts';
import { keysIn } from '../../document/keys.ts';
import { literal } from '../../read/literal.ts';
import { type Measure, measuresIn } from '../claims/measure.ts';
import type { Draft } from '../draft.ts';
import { hasVerb } from '../statement.ts';
import { homeOf } from '../target/keyed.ts';
import { findSection } from '../target/section.ts';
import { boardOf } from '../tickets/board.ts';
import { opensWithVerb } from '../verbs.ts';
import { wholeWish } from '../whole-wishes.ts';
import { type Frame, unmarked } from './frame.ts';

const estimateWord =
  /(?<!\p{L})(?:estimates?|estimation|story points|points?|schätzung|aufwand|storypoints|punkte|estimación|puntos|stima|punti|estimativa|pontos|schatting|punten|szacunek|wycena|punkt(?:y|ów))(?!\p{L})/iu;
const criterionWord =
  /(?<!\p{L})(?:(?:acceptance )?criteri(?:on|a|um|o|os|i)|(?:akzeptanz|abnahme)kriteri(?:um|en)|kriteri(?:um|en)|critères?|acceptatiecriteri(?:um|a)|kryteri(?:um|a))(?!\p{L})/iu;
const ordinal =
  /(?<!\p{L})(?:first|second|third|last|top|erste[rsnm]?|zweite[rsnm]?|letzte[rsnm]?|premi[eè]re?|dernière?|primer[oa]?|últim[oa]|prim[oa]|ultim[oa]|eerste|laatste|pierwsz\p{L}+|ostatni\p{L}*)(?!\p{L})/iu;
const adds =
  /(?<!\p{L})(?:add|need|needs|missing|lacks|want|include|füge?|ergänz\p{L}*|fehlt|braucht|hinzu\p{L}*|ajout\p{L}*|manque|besoin|añad\p{L}*|agreg\p{L}*|falta|necesita|aggiung\p{L}*|manca|serve|adicion\p{L}*|acrescent\p{L}*|falta|precisa|voeg|toe\p{L}*|ontbreekt|mist|dodaj|brakuje|potrzebuje)(?!\p{L})/iu;
const titleWord =
  /^(?:[^"“„«:]{0,24}\s)?(?:titel|überschrift|titre|título|titolo|tytuł)(?!\p{L})(?! (?:von|der|des|de la|del|di|da|van|z) (?:us|fr|nfr|abschnitt|section|sección|sezione|seção|sectie)(?!\p{L}))/iu;
const bettered =
  /(?:\s?["“„«](?<quoted>[^"“”„«»]{3,120})["”“»]|(?:besser|lieber|neu|mieux|plutôt|mejor|meglio|melhor|beter|lepiej|nenn(?:e|t)? (?:es|ihn)|appelle-le|llám[ae]lo|chiamalo|chama|noem het|nazwij go)\s?:?\s(?<plain>\p{Lu}[^".]{3,120})|:\s(?<behind>\p{Lu}[^".]{3,120}))[.!]?$/iu;
const denied =
  /^(?<subject>[^,;:]{2,60}?) (?:is|are|ist|sind|est|sont|es|son|è|sono|é|são|zijn|jest|są) (?:now |jetzt |ya |maintenant )?(?<fresh>[\p{L}\p{N}][\p{L}\p{N} .+-]{1,40}?),? (?:not|nicht|kein(?:e|en)?|(?:et )?(?:pas|non)|no|non|não|niet|geen|nie|instead of|statt|au lieu de|en vez de|invece di|em vez de|in plaats van|zamiast) (?:an? |the |un |une |de |d['’])?(?<old>[\p{L}\p{N}][\p{L}\p{N} .+-]{1,40})$/iu;
const becomes =
  /^(?:the |die |der |das |les? |la |los |las |el |de |il |i |as |os )?(?<old>.{1,40}?) (?:should be|must be|has to be|becomes?|->|=>|→|sollten?(?: eher)?|müssen|muss|soll(?:en)?|werden|doi(?:t|vent)(?: être)?|deviennent|deben? ser|deberían? ser|tienen? que ser|pasan? a|dev(?:e|ono)(?: essere)?|dovrebbero essere|devem? ser|moet(?:en)?|worden|powinn[ao] być|mają być) (?<fresh>.{1,40}?)(?: sein| werden| heißen| zijn| worden)?$/iu;

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

/** The one ticket and the one number of a message about an estimate. */
function estimateOf(words: string, draft: Draft): string | null {
  if (!estimateWord.test(words) || boardOf(draft).tickets.length === 0) return null;
  const keys = new Set(keysIn(words).map(({ text }) => text));
  const [ticket] = keys;
  const bare = words.replace(/[A-Z]{1,8}-\d{1,6}/gu, ' ');
  const numbers = [...bare.matchAll(/(?<![\p{L}\p{N}.,-])\d{1,2}(?![\p{L}\p{N}%]|[.,]\d)/gu)].map(
    ([one]) => one,
  );
  const isKnown = boardOf(draft).tickets.some(({ key }) => key === ticket);
  const isBehind = bare.search(estimateWord) > bare.search(/[.!]\s/u) && /[.!]\s/u.test(bare);
  if (keys.size !== 1 || numbers.length !== 1 || !isKnown || saysMore(bare) || isBehind) return null;
  return `set the estimate of ${ticket} to ${numbers[0]}`;
}

/** Whether words about a ticket speak of more than one value of it. */
function saysMore(words: string): boolean {
  return (
    /\s(?:and|und|et|y|e|en|i)\s|->|→|["“„«]/u.test(words) ||
    (words.match(/(?<=[\p{L},:>] )\p{Lu}\p{Ll}+/gu) ?? []).some(isPersonName)
  );
}

function criterionOf(lead: string, words: string, draft: Draft): string | null {
  const keys = keysIn(lead);
  const [of] = keys;
  const isKnown = boardOf(draft).tickets.some(({ key }) => key === of?.text);
  return keys.length === 1 && isKnown && criterionWord.test(lead) && adds.test(lead) && !ordinal.test(lead)
    ? `add an acceptance criterion to ${of?.text}: ${words}`
    : null;
}

/** A message about the title that gives a name for it. */
function titleOf(words: string, draft: Draft): string | null {
  if (draft.outline.sections[0]?.level !== 1 || !titleWord.test(words) || keysIn(words).length > 0)
    return null;
  const { quoted, plain = quoted, behind = plain } = bettered.exec(words)?.groups ?? {};
  return behind === undefined ? null : `change the title to "${unmarked(behind)}"`;
}

/** "The tablets are iPads, not Android". */
function exchanged(draft: Draft, subject: string, old: string, fresh: string): string | null {
  const stands = new RegExp(`(?<![\\p{L}\\p{N}])${literal(old)}(?![\\p{L}\\p{N}])`, 'u');
  const isName = [old, fresh].every(
    (one) => /^\p{L}*\p{Lu}/u.test(one) && !/\s(?:and|und|et|y|e|en|i|only|nur)(?:\s|$)/iu.test(one),
  );
  return isName &&
    !/\d/u.test(old + fresh) &&
    stands.test(draft.text) &&
    !/^(?:it|that|this|es|das)$/iu.test(subject)
    ? `replace "${old}" with "${fresh}"`
    : null;
}

const against =
  /(?<!\p{L})(?:too (?:late|early|long|short|much|many|little|few|high|low|big|small|slow|fast)|not (?:enough|realistic|ok)|unrealistic|wrong|nonsense|instead|we (?:said|agreed|decided)|make (?:it|that)|zu (?:spät|früh|lang|kurz|viel|wenig|hoch|niedrig|knapp)|falsch|statt|wir (?:sagten|hatten)|trop (?:tard|tôt|long|court|peu|haut|bas)|au lieu|demasiado|muy (?:tarde|largo|corto|poco|alto|bajo)|en vez|troppo|invece|te (?:laat|vroeg|lang|kort|veel|weinig)|in plaats)(?!\p{L})/iu;
const reportsBoth = /(?<!\p{L})(?:between|from|zwischen|von|entre|de|desde|tussen|van|up to|bis)(?!\p{L})/iu;

/** "8:30 is too late, we need 8:00": the value that stands gives way to the one that does not. */
function valueAgainst(words: string, draft: Draft): string | null {
  const values = measuresIn(words, 0, words.length);
  const [first, second] = values;
  if (!first || !second || values.length > 2 || !against.test(words) || reportsBoth.test(words)) return null;
  if (keysIn(words).length > 0 || /["“„«]/u.test(words) || opensWithVerb(words)) return null;
  if (wholeWish(words, draft, null)) return null;
  const isBare = second.kind === 'count' && second.counted.length === 0;
  if ((first.kind !== second.kind && !isBare) || first.kind === 'count' || first.amount === second.amount)
    return null;
  const stands = (one: Measure) =>
    draft.units.some(({ start, end }) =>
      measuresIn(draft.text, start, end).some(
        ({ kind, amount }) => kind === one.kind && amount === one.amount,
      ),
    );
  const fresh = isBare ? second.text + first.text.replace(/^[\d.,:]+/u, '') : second.text;
  return stands(first) && (isBare || !stands(second)) ? `change ${first.text} to ${fresh}` : null;
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
  return merges.test(around) ? `merge ${first} and ${second}` : null;
}

/** "FR-2: cada mes, no cada trimestre": words of the item give way to others. */
function inItem(draft: Draft, key: string, old: string, fresh: string): string | null {
  const home = homeOf(draft, key);
  const said = home ? draft.text.slice(home.start, home.end).toLowerCase() : '';
  return home?.kind === 'item' && said.includes(old.toLowerCase()) && !/\d/u.test(old + fresh)
    ? `in ${key} say "${fresh}" instead of "${old}"`
    : null;
}

const priorityWord = /(?<!\p{L})(?:prio(?:rity|rität|rité|ridad|rità|ridade|riteit|rytet)?)(?!\p{L})/iu;
const level =
  /(?<!\p{L})(?:highest|high|medium|low|lowest|critical|urgent|hoch|hohe|mittel|niedrig|niedrige|haute|moyenne|basse|élevée|alta|media|baja|média|baixa|bassa|hoog|hoge|gemiddeld|laag|lage|wysok[ia]|średni[a]?|nisk[ia]|P[0-4])(?!\p{L})/giu;

/** Tickets, the word for priority and one level. */
function priorityOf(words: string, draft: Draft): string | null {
  if (!priorityWord.test(words) || boardOf(draft).tickets.length === 0 || /["“„«:]/u.test(words)) return null;
  const keys = [...new Set(keysIn(words).map(({ text }) => text))];
  const levels = words.match(level) ?? [];
  const others = words
    .replace(/[A-Z]{1,8}-\d{1,6}/gu, ' ')
    .replace(priorityWord, ' ')
    .replace(level, ' ');
  const isAll =
    keys.length > 0 && keys.every((key) => boardOf(draft).tickets.some((ticket) => ticket.key === key));
  return isAll &&
    levels.length === 1 &&
    others.split(/\s+/u).filter((word) => /\p{L}/u.test(word)).length <= 5
    ? `set the priority of ${keys.join(' and ')} to ${levels[0]}`
    : null;
}

/** "30 dagen moet 14 dagen zijn": one value of the draft in the place of another of its kind. */
function otherValue(draft: Draft, old: string, fresh: string): string | null {
  const [was, now] = [wholly(old), wholly(fresh)];
  return was && now && was.kind === now.kind && was.amount !== now.amount && draft.text.includes(old)
    ? `change ${old} to ${fresh}`
    : null;
}

/** The value that words give and nothing else. */
function wholly(words: string): Measure | null {
  const [value, ...others] = measuresIn(words, 0, words.length);
  if (!value || others.length > 0) return null;
  const rest = words.slice(0, value.start) + words.slice(value.end);
  return rest.trim() === '' || (value.kind === 'count' && rest.trim().split(' ').length < 2) ? value : null;
}
