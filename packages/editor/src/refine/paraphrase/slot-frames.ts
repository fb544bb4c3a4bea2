import { isPersonName } from '../../correct/spelling/person-names.ts';
import { keysIn } from '../../document/keys.ts';
import { literal } from '../../read/literal.ts';
import { type Measure, measuresIn } from '../claims/measure.ts';
import type { Draft } from '../draft.ts';
import { boardOf } from '../tickets/board.ts';
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
  if (keys.size !== 1 || numbers.length !== 1 || !isKnown || saysMore(bare)) return null;
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
