import type { Draft } from '../draft.ts';
import { ordersAbroad as meanings } from '../languages/orders/orders.ts';
import { oncePerDraft } from '../per-draft.ts';

/** `ordersAbroad` for a clause beside a draft, where an order may be in its language: whatever looks at the clause asks for it. */
export const ordersAbroad = oncePerDraft((clause: string, draft: Draft): readonly string[] =>
  meanings(clause, draft.language),
);
