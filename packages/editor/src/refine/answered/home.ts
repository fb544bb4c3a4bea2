import { type Section, sectionsOf } from '../../document/outline.ts';
import type { Draft } from '../draft.ts';
import { homeOfFact } from '../place/home.ts';
import type { FactKind } from '../place/kinds.ts';

/** Where stands what need not be: nowhere among demands. */
export function plainHome(draft: Draft, fact: string, kind: FactKind): Section | null {
  const home = outsideTickets(draft, fact, kind);
  const [plain] = sectionsOf(
    draft.outline,
    'design',
    'overview',
    'context-problem',
    'context',
    'purpose-owner',
  );
  const holdsDemands = draft.items.some(
    (item) => item.section === home && /^N?FR$/u.test(item.key?.family ?? ''),
  );
  return holdsDemands ? (plain ?? home) : home;
}

/** Where a fact stands that is no part of a ticket: those have lists of their own. */
export function outsideTickets(draft: Draft, fact: string, kind: FactKind): Section | null {
  const home = homeOfFact(draft, fact, kind);
  const [tickets] = sectionsOf(draft.outline, 'tickets');
  const [context] = [...sectionsOf(draft.outline, 'context'), ...sectionsOf(draft.outline, 'epic-goal')];
  const isWithin = home && tickets && home.start >= tickets.start && home.end <= tickets.end;
  return isWithin ? (context ?? home) : home;
}
