import type { Statement } from '../understand/statement.ts';
import type { Composition } from './composition.ts';

/** The first decision the input names, else null. */
export function firstDecision({ understanding }: Composition): Statement | null {
  return understanding.statements.find((statement) => statement.kind === 'decision') ?? null;
}

/** The decision that the document opens with for its audience, which needs no second place in the summary; else null. */
export function decisionAtTop(composition: Composition): Statement | null {
  const { audience, format } = composition.request;
  return audience === 'Tech Lead' && format !== 'Prompt' ? firstDecision(composition) : null;
}
