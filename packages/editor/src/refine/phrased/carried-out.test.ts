import type { Format } from '@faircopy/contract';
import { describe, expect, test } from 'vitest';
import { courierTickets } from '../samples/courier-tickets.ts';
import { exportSpec } from '../samples/export-spec.ts';
import { libraryModel } from '../samples/library-model.ts';
import { revise } from '../samples/revise.ts';

const documents: Readonly<Record<string, readonly [Format, string]>> = {
  spec: ['Technical Spec', exportSpec],
  tickets: ['Jira Tickets', courierTickets],
  model: ['Data Model', libraryModel],
};

async function revised(of: string, feedback: string) {
  const [format, document] = documents[of] ?? ['Technical Spec', ''];
  const { output, applied } = await revise(document, feedback, format);
  return { document, output, applied };
}

// phrasings that nobody wrote down for training
describe('a wish in words of its own', () => {
  test.each([
    [
      'tickets',
      'In US-2 someone should also clean the old photos up, that is work of its own inside it',
      'Clean the old photos up.',
    ],
    ['model', 'loan: after 2 years it is erased', '2 years'],
    ['model', 'The better name for loan.due_at would be return_by.', 'return_by'],
  ])('is carried out: %s, %s', async (of, feedback, wanted) => {
    const { document, output, applied } = await revised(of, feedback);
    expect(document).not.toContain(wanted);
    expect(output).toContain(wanted);
    expect(applied.map(({ status, instruction }) => [status, instruction])).toEqual([['applied', feedback]]);
  });

  test.each([
    ['spec', 'The design section could do with a sequence diagram some day'],
    ['spec', 'I wonder what Finance will make of FR-3'],
    ['tickets', 'Who came up with US-2?'],
    ['model', 'Our lawyers had a lot of fun with loan'],
  ])('is no remark: %s, %s', async (of, feedback) => {
    const { document, output } = await revised(of, feedback);
    expect(output).toBe(document);
  });
});
