import { describe, expect, it } from 'vitest';
import { revise } from '../samples/revise.ts';

const spec = [
  '# Ferry tickets',
  '',
  '## Summary',
  '',
  'Passengers book a cabin online. Tickets expire after 20 minutes.',
  '',
  '## Requirements',
  '',
  '### Functional requirements',
  '',
  '- **FR-1:** Tickets MUST expire after 20 minutes.',
  '- **FR-2:** The desk MUST print tickets without a cabin hourly on the harbour printer.',
  '- **FR-3:** Freight and passengers MUST board at gate 4.',
  '- **FR-4:** Cabins MUST be cleaned before each departure, then the crew checks them.',
  '',
  '## Test plan',
  '',
  '- **T-1** (FR-2) Given the desk, When tickets without a cabin are printed hourly, Then they are on the harbour printer.',
  '',
].join('\n');
const feedback = async (words: string) => {
  const { output, applied } = await revise(spec, words, 'Technical Spec');
  return { output, statuses: applied.map(({ status }) => status) };
};

describe('a statement that says a sentence anew', () => {
  it('changes a value and adds what follows it, wherever the sentence stands', async () => {
    const { output } = await feedback('Tickets expire after 30 minutes and are then deleted.');
    expect(output).toContain('online. Tickets expire after 30 minutes and are then deleted.');
    expect(output).toContain('**FR-1:** Tickets MUST expire after 30 minutes and be then deleted.');
  });

  it('changes words and keeps what it does not mention', async () => {
    const { output } = await feedback('The desk prints tickets daily on the harbour printer.');
    expect(output).toContain('The desk MUST print tickets without a cabin daily on the harbour printer.');
    expect(output).toContain('without a cabin are printed daily,');
  });

  it('goes in before the rest of a sentence', async () => {
    const { output } = await feedback('Cabins are cleaned before each departure with steam.');
    expect(output).toContain('MUST be cleaned before each departure with steam, then the crew checks them.');
  });

  it('leaves a sentence that holds for others, too', async () => {
    const { output } = await feedback('Passengers board at gate 7 by bus.');
    expect(output).toContain('Freight and passengers MUST board at gate 4.');
  });

  it('leaves what another thing is said of', async () => {
    const { output } = await feedback('The kiosk prints receipts weekly in the lounge.');
    expect(output).toContain('The desk MUST print tickets without a cabin hourly on the harbour printer.');
  });

  it('leaves a question as it was asked', async () => {
    const asked = `${spec}\n## Open questions\n\n- **Q-1:** What happens when a ferry turns back at sea?\n`;
    const { output } = await revise(
      asked,
      'When a ferry turns back at sea, passengers get a voucher.',
      'Technical Spec',
    );
    expect(output).not.toMatch(/What happens[^?]*voucher/u);
  });
});
