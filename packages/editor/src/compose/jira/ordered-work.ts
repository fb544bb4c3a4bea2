import type { Demand } from '../../understand/demand.ts';
import { hintOf } from '../../understand/hints.ts';
import { cuesIn } from '../../understand/lexicon/cues.ts';
import { withoutDuty } from '../../understand/parted-orders.ts';
import type { Kind, Statement } from '../../understand/statement.ts';
import type { Composition } from '../composition.ts';

/** What an order may be taken for where it stands between other notes. */
const mistaken: ReadonlySet<Kind> = new Set([
  'goal',
  'step',
  'context',
  'design',
  'problem',
  'definition',
  'risk',
  'assumption',
]);
/** What a text leaves out, where it says so. */
const leftOut: ReadonlySet<Kind> = new Set(['nonGoal', 'future']);
const leaves =
  /(?<!\p{L})(?:not|no|never|nothing|without|later|someday|some day|eventually|future|next|v ?\d|phase|version|maybe|perhaps|possibly|could|might|nice|would|optional|stretch|wish|idea|scope|skip|leave|exclude|ignore|drop|postpone|defer|parked?|backlog|instead|rather)(?!\p{L})|n['’]t(?!\p{L})/iu;
/** What names an aim and leaves open what is to be done. */
const aims =
  /^(?:improve|reduce|optimi[sz]e|increase|make (?:sure|it|things|life)|get (?!rid)|speed|lower|raise|cut|avoid|help|support|let|give|use)(?!\p{L})/iu;
/** Headings below which an order is no work of a team: what is wanted in the end, and how somebody does something. */
const besides: ReadonlySet<Kind> = new Set([
  'goal',
  'nonGoal',
  'future',
  'step',
  'problem',
  'example',
  'question',
]);

/** Whether a statement is of a kind for which an order may be taken that stands between other notes. */
export function mayOrderWork({ kind, masked }: Statement): boolean {
  return mistaken.has(kind) || (leftOut.has(kind) && !leaves.test(masked.text));
}

/**
 * Whether a statement that may be taken for no demand (`mayOrderWork`) orders a piece of work all the same: "split the table by clinic", a goal among
 * others, and what a text
 * leaves out without saying so. What it opens with is what all of it is for.
 *
 * @param demand what the statement orders, taken apart; null where it orders nothing
 */
export function ordersWork(
  statement: Statement,
  demand: Demand | null,
  { understanding }: Pick<Composition, 'understanding'>,
): boolean {
  const { heading, lead, block, masked, index } = statement;
  if (!demand || demand.isNegative || !/^the (?:change|system)$/iu.test(demand.subject.text)) return false;
  if ([heading, lead].some((named) => named !== null && besides.has(hintOf(named) ?? 'context')))
    return false;
  const order = (withoutDuty(masked.text) ?? masked.text).replace(/^[^:]{2,40}: /u, '');
  if (aims.test(order) || cuesIn(order, 'en').get('buildVerb')?.index !== 0) return false;
  if (!order.toLowerCase().startsWith(demand.action.text.toLowerCase().slice(0, 12))) return false;
  const isOpening = index === understanding.statements[0]?.index && order === masked.text;
  return !isOpening || block.kind === 'listItem';
}
