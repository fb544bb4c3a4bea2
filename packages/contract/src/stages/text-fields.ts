import Type from 'typebox';
import { LIMITS } from '../limits.ts';
import type { Revision } from '../revision.ts';
import { text } from '../shapes/text.ts';

/** Request fields that several stages share. */

export const input = text(LIMITS.input, {
  description: 'The text to work on.',
  examples: ['we need a endpoint that give back the open invoices of a customer'],
});

export const tone = Type.Integer({
  description: 'From 0, conversational, to 100, formal.',
  ...LIMITS.tone,
  examples: [60],
});

export const managedModel = Type.String({
  description: 'Pins a model of GET /api/v1/models. A model that is not listed there is refused.',
  examples: ['faircopy-embedded'],
});

export const webSearch = Type.Boolean({
  description: 'Ground the answer in what a search of the web finds.',
  default: false,
  examples: [false],
});

/** Extracts of the caller's workspace; how long they may be depends on the revision. */
export function workspaceContext(revision: Revision) {
  return text(
    { maximum: revision.workspaceContextMaximum },
    {
      description: 'Extracts of the workspace that the text speaks of.',
      examples: ['src/invoices/open.ts exports listOpenInvoices(customerId)'],
    },
  );
}
