import { lowerFirst } from '../first-letter.ts';
import { type LeadSubject, leadActorOf, leadSubjectOf } from '../understand/actors.ts';
import { demandsByPieces, type Reading } from '../understand/demand/by-pieces.ts';
import { surestFirst } from '../understand/demand/surest.ts';
import { type Demand, demandOf } from '../understand/demand.ts';
import { hintOf } from '../understand/hints.ts';
import { lowerWord } from '../understand/lower-word.ts';
import { changed, type Masked } from '../understand/mask.ts';
import { withoutTalk } from '../understand/pieces/demanding.ts';
import type { Statement, Strength } from '../understand/statement.ts';

/** A demand as its place in a list has it: of whom the list speaks, and under which point the item stands; the surest reading first. */
export function readingsOf(statement: Statement, strength: Strength, all: readonly Statement[]): Reading[] {
  const lead = leadSubjectOf(statement, all.slice(0, statement.index));
  const topic = itemTopic(statement);
  const { masked, text } = statement;
  const framed = demandOf(withoutTalk(masked), strength, lead?.subject ?? null, topic);
  const whole = (demand: Demand): Reading => ({ demand, said: text });
  if (lead !== null) return [ledBy(lead, masked, strength), framed].filter((one) => one !== null).map(whole);
  const actor = leadActorOf(statement);
  const point = actor === null ? pointAbove(statement) : null;
  const pieced = topic === null ? demandsByPieces(masked, strength) : [];
  const readings = surestFirst(framed && whole(framed), pieced);
  if (point !== null) return [whole(underPoint(point, readings[0]?.demand ?? null, statement, strength))];
  return actor === null
    ? readings
    : readings.map(({ demand, said }) => ({ demand: servedTo(actor, demand), said }));
}

/** How likely the labels of an item have to be that is read behind what introduces it. */
const SURE_BEHIND_LEAD = 0.5;

/** "Block one" below "support agents can": the item read as one sentence with its introduction; null where it makes none of that subject. */
function ledBy({ subject, modal }: LeadSubject, masked: Masked, strength: Strength): Demand | null {
  const whole = changed(masked, `${subject} ${modal} ${lowerFirst(masked.text)}`);
  const [found] = demandsByPieces(whole, strength);
  if (found === undefined || found.likelihood < SURE_BEHIND_LEAD) return null;
  const isOfLead = lowerFirst(found.demand.subject.text) === lowerFirst(subject);
  return isOfLead && found.demand.condition === null ? found.demand : null;
}

/** "Owner: monthly report": for whom it is, where the item does not say. */
function servedTo(actor: string, demand: Demand): Demand {
  if (demand.condition !== null || !/^(?:The system|There)$/u.test(demand.subject.text)) return demand;
  const thing = /^provide (.+)$/su.exec(demand.action.text)?.[1];
  if (thing !== undefined)
    return {
      ...demand,
      subject: changed(demand.subject, actor),
      action: changed(demand.action, `be able to use ${thing}`),
    };
  const whom = lowerFirst(actor);
  const condition: Masked = changed(demand.action, `For ${whom}`);
  return { ...demand, condition };
}

/** "Max 3 months a year" under "freeze membership": what an item says holds for its point. */
function underPoint(point: string, demand: Demand | null, { masked }: Statement, strength: Strength): Demand {
  const place = `For ${lowerWord(point)}`;
  const isNamed = demand !== null && /^(?:be as follows|provide):?\s/u.test(demand.action.text);
  if (demand === null || isNamed) {
    const said = lowerWord(masked.text.replace(/[.!]+$/u, ''));
    return {
      subject: changed(masked, 'this'),
      strength,
      isNegative: false,
      action: changed(masked, `hold: ${said}`),
      condition: changed(masked, place),
    };
  }
  const condition = demand.condition?.text ?? '';
  const start = condition === '' ? '' : `, ${lowerFirst(condition)}`;
  return { ...demand, condition: changed(demand.condition ?? demand.action, `${place}${start}`) };
}

/** "Freeze membership" above "max 3 months a year": the few words of the item under which this one is nested. */
function pointAbove({ block, lead, start }: Statement): string | null {
  const point = lead?.replace(/[*_:\s.]{1,6}$|^[*_]{1,4}/gu, '') ?? '';
  const isNested = block.kind === 'listItem' && block.depth > 1 && start === block.start;
  return isNested &&
    /^\p{L}[\p{L}\p{N} /-]{2,40}$/u.test(point) &&
    point.split(' ').length <= 5 &&
    hintOf(point) === null
    ? point
    : null;
}

/** "`gauge.interval`" for a later sentence of an item that begins with that name. */
function itemTopic(statement: Statement): string | null {
  if (statement.block.kind !== 'listItem' || statement.start === statement.block.start) return null;
  return /^`[^`\n]{1,60}`/u.exec(statement.block.text)?.[0] ?? null;
}
