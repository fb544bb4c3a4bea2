import type { Format } from '@faircopy/contract';
import { expect, test } from 'vitest';
import { courierTickets } from '../samples/courier-tickets.ts';
import { exportSpec } from '../samples/export-spec.ts';
import { revise } from '../samples/revise.ts';

interface Case {
  readonly document: string;
  readonly format: Format;
  readonly has: readonly RegExp[];
  readonly hasNot: string;
}

test.each<[feedback: string, said: Case]>([
  [
    'Priya is going to take care of US-2. By the way, US-1 feels like 8 points to us.',
    {
      document: courierTickets,
      format: 'Jira Tickets',
      has: [/Priya/u, /8/u],
      hasNot: '**Assignee:** Priya is',
    },
  ],
  [
    'FR-1 should only be a nice-to-have and please drop FR-2',
    {
      document: exportSpec,
      format: 'Technical Spec',
      has: [/The job SHOULD write rows/u],
      hasNot: 'see the progress',
    },
  ],
])('several wishes are carried out one after the other: %s', async (feedback, said) => {
  const { output, applied } = await revise(said.document, feedback, said.format);
  expect(applied.map(({ status }) => status)).toEqual(['applied', 'applied']);
  for (const pattern of said.has) expect(output).toMatch(pattern);
  expect(output).not.toContain(said.hasNot);
});
