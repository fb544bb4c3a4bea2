import { isPersonName } from '../../correct/spelling/person-names.ts';
import { keysIn } from '../../document/keys.ts';
import type { Draft } from '../draft.ts';
import { boardOf } from '../tickets/board.ts';

const estimateWord =
  /(?<!\p{L})(?:estimates?|estimation|story points|points?|schätzung|aufwand|storypoints|punkte|estimación|puntos|stima|punti|estimativa|pontos|schatting|punten|szacunek|wycena|punkt(?:y|ów))(?!\p{L})/iu;
const criterionWord =
  /(?<!\p{L})(?:(?:acceptance )?criteri(?:on|a|um|o|os|i)|(?:akzeptanz|abnahme)kriteri(?:um|en)|kriteri(?:um|en)|critères?|acceptatiecriteri(?:um|a)|kryteri(?:um|a))(?!\p{L})/iu;
const ordinal =
  /(?<!\p{L})(?:first|second|third|last|top|erste[rsnm]?|zweite[rsnm]?|letzte[rsnm]?|premi[eè]re?|dernière?|primer[oa]?|últim[oa]|prim[oa]|ultim[oa]|eerste|laatste|pierwsz\p{L}+|ostatni\p{L}*)(?!\p{L})/iu;
const adds =
  /(?<!\p{L})(?:add|need|needs|missing|lacks|want|include|füge?|ergänz\p{L}*|fehlt|braucht|hinzu\p{L}*|ajout\p{L}*|manque|besoin|añad\p{L}*|agreg\p{L}*|falta|necesita|aggiung\p{L}*|manca|serve|adicion\p{L}*|acrescent\p{L}*|falta|precisa|voeg|toe\p{L}*|ontbreekt|mist|dodaj|brakuje|potrzebuje)(?!\p{L})/iu;

/** The one ticket and the one number of a message about an estimate. */
export function estimateOf(words: string, draft: Draft): string | null {
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

/** The one ticket that asks for a criterion, and the criterion behind the colon. */
export function criterionOf(lead: string, words: string, draft: Draft): string | null {
  const keys = keysIn(lead);
  const [of] = keys;
  const isKnown = boardOf(draft).tickets.some(({ key }) => key === of?.text);
  return keys.length === 1 && isKnown && criterionWord.test(lead) && adds.test(lead) && !ordinal.test(lead)
    ? `add an acceptance criterion to ${of?.text}: ${words}`
    : null;
}

const priorityWord = /(?<!\p{L})(?:prio(?:rity|rität|rité|ridad|rità|ridade|riteit|rytet)?)(?!\p{L})/iu;
const level =
  /(?<!\p{L})(?:highest|high|medium|low|lowest|critical|urgent|hoch|hohe|mittel|niedrig|niedrige|haute|moyenne|basse|élevée|alta|media|baja|média|baixa|bassa|hoog|hoge|gemiddeld|laag|lage|wysok[ia]|średni[a]?|nisk[ia]|P[0-4])(?!\p{L})/giu;

/** Tickets, the word for priority and one level. */
export function priorityOf(words: string, draft: Draft): string | null {
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
