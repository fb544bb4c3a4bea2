import type { Statement } from '../../understand/statement.ts';
import type { Composition } from '../composition.ts';
import { Pool } from '../pool.ts';
import { type Proposal, proposalOf } from '../proposal.ts';

/**
 * An RFC argues: what is wrong stands before what is proposed, and how that works behind it. So what is told behind the proposal is part of
 * its design, whatever trouble it names by the way, unless it gives the reason for the proposal or tells of today.
 */
export function arranged(composition: Composition): { composition: Composition; proposal: Proposal } {
  const proposal = proposalOf(composition);
  const { understanding } = composition;
  const last = proposal.said.at(-1);
  if (last === undefined) return { composition, proposal };
  const motives = motivesBehind(last, understanding.statements);
  const statements = understanding.statements.map(
    (one): Statement =>
      one.index > last.index &&
      !proposal.reasons.includes(one) &&
      !motives.includes(one) &&
      isOfDesign(one, understanding.statements)
        ? { ...one, kind: 'design' }
        : one,
  );
  const told = { ...understanding, statements };
  return { composition: { ...composition, understanding: told, pool: new Pool(told) }, proposal };
}

/** "We drop the store. Most of its parts only copy answers": the trouble right behind a proposal that none stands before is why it is made. */
function motivesBehind(last: Statement, all: readonly Statement[]): Statement[] {
  if (all.some(({ kind, index }) => kind === 'problem' && index < last.index)) return [];
  const behind = all.filter(({ index, block }) => index > last.index && block === last.block);
  const end = behind.findIndex(({ kind, text }) => kind !== 'problem' || remains.test(text));
  return end < 0 ? behind : behind.slice(0, end);
}

/** "The old store stays for the editor": what is left as it is. */
const remains = /^(?:\S+ ){1,5}?(?:stays?|remains?|keeps?)(?!\p{L})/iu;

const building: ReadonlySet<Statement['kind']> = new Set(['design', 'requirement', 'step', 'decision']);

function isOfDesign(one: Statement, all: readonly Statement[]): boolean {
  if (one.topics.has('current')) return false;
  if (one.kind === 'context') return true;
  return one.kind === 'problem' && all.some((other) => other.block === one.block && building.has(other.kind));
}
