import type { Draft } from '../draft.ts';
import { applied, type Change, type Instruction, noEffect, type Outcome } from '../instruction.ts';
import { boardOf, lineOf, type Ticket } from '../tickets/board.ts';
import { withTicketsOrdered } from '../tickets/ordered-tickets.ts';

const pattern =
  /^(?:please )?(?:(?:re-?)?order|(?:re-?)?sort|rearrange|arrange|rank|sortier\w*|ordne|trie[rz]?|classe[rz]?|ordena[dr]?|posortuj|ordina|sorteer)(?: (?:the|all|die|alle|les|los|le|i|de))*(?: (?:tickets?|stor(?:y|ies)|issues?|them|zgłoszenia|zadania))? (?:by|nach|par|por|według|per|op) (?:the |their )?(?<by>prio(?:rity|rität|rité|ridad|ridade|rità|riteit|rytetu)?|estimates?|size|points|schätzung|estimation|estimación)(?:[, ]+(?<way>(?:the )?(?:highest|most (?:important|urgent)|high|biggest|largest|lowest|smallest)(?: (?:one|priority))? first|(?:de|a)sc(?:ending)?))?$/iu;

const ranks: readonly RegExp[] = [
  /^(?:p0|blocker|highest|critical|urgent|top|kritisch|sehr hoch|höchste|critique|crítica|krytyczny)$/iu,
  /^(?:p1|high|major|hoch|haute|élevée|alta|wysoki|hoog)$/iu,
  /^(?:p2|medium|normal|mittel|moyenne|media|średni|gemiddeld)$/iu,
  /^(?:p3|low|minor|niedrig|basse|faible|baja|bassa|niski|laag)$/iu,
  /^(?:p[45]|lowest|trivial)$/iu,
];

/** "The biggest tickets first": the size is that of the estimate. */
const firstOnes =
  /^(?:please )?(?:(?:put|list|show|order|sort) )?(?:the )?(?<which>biggest|largest|smallest|most (?:important|urgent)|highest priority|highest estimates?) (?:tickets?|stor(?:y|ies)|issues?|ones?)(?: (?:should|must) (?:be|come|go|stand))? (?:first|at the top|on top)$/iu;

/** Puts the tickets in the order of their priority or estimate. */
export const sortTickets: Instruction = {
  meta: {
    id: 'sort-tickets',
    does: 'Puts the tickets in the order of their priority or estimate; those without one stand last, keys stay.',
    examples: ['sort the tickets by priority'],
  },
  parse: sortTicketsChange,
};

/** As the instruction reads it. */
export function sortTicketsChange(words: string, draft: Draft): Change | null {
  const said = words.trim().replace(/,? (?:please|pls)?[.!]*$/iu, '');
  const which = firstOnes.exec(said)?.groups?.['which'];
  const { by, way = '' } =
    which === undefined
      ? (pattern.exec(said)?.groups ?? {})
      : {
          by: /important|urgent|priority/iu.test(which) ? 'priority' : 'estimate',
          way: /smallest/iu.test(which) ? 'smallest first' : '',
        };
  if (by === undefined || boardOf(draft).tickets.length < 2) return null;
  const isPriority = /^prio/iu.test(by);
  const isRising = isPriority ? !/lowest|asc/iu.test(way) : /lowest|smallest|^asc|, ?asc/iu.test(way);
  return (now) => sorted(now, isPriority ? 'priority' : 'estimate', isRising);
}

function sorted(draft: Draft, field: 'priority' | 'estimate', isRising: boolean): Outcome {
  const { tickets } = boardOf(draft);
  const rankOf = (ticket: Ticket): number | null => {
    const line = lineOf(ticket, field);
    const value = line ? draft.text.slice(line.value.start, line.value.end).trim() : '';
    if (field === 'estimate') return /^\d+$/u.test(value) ? Number(value) : null;
    const rank = ranks.findIndex((one) => one.test(value));
    return rank < 0 ? null : rank;
  };
  if (tickets.every((ticket) => rankOf(ticket) === null))
    return noEffect(draft, `No ticket has ${field === 'priority' ? 'a priority' : 'an estimate'}.`);
  const last = Number.MAX_SAFE_INTEGER;
  const order = [...tickets].sort((left, right) => {
    const [one, other] = [rankOf(left), rankOf(right)];
    if (one === null || other === null) return (one === null ? last : 0) - (other === null ? last : 0);
    return isRising ? one - other : other - one;
  });
  const text = withTicketsOrdered(
    draft,
    order.map((ticket) => tickets.indexOf(ticket)),
  );
  return applied(draft, text, `Put the tickets in the order of their ${field}.`);
}
