import { describe, expect, it } from 'vitest';
import { revise } from '../samples/revise.ts';

const spec = `# Kiln booking

## Requirements

- **FR-1:** Potters MAY pay by card.
- **FR-2:** The system SHOULD send a receipt mail after the booking.
- **FR-3:** The system MUST keep sessions of potters in Redis for 3 days.

## Test plan

- **T-1** (FR-2) Given a booking, When it is over, Then a receipt mail is sent.

## Open questions

- **Q-1:** What happens when this cannot be delivered (FR-2): “Send a receipt mail after the booking”?
`;

describe('a demand that is given up', () => {
  it.each([
    'we dropped the receipt mail',
    'the receipt mail thing is off the table',
    'we will not do the receipt mail after all',
    'FR-2 is dead',
    'we do not need the receipt mail',
    'no receipt mail please, it annoys everybody',
  ])('goes with what is derived from it: %s', async (feedback) => {
    const { output } = await revise(spec, feedback, 'Technical Spec');
    expect(output).not.toContain('receipt mail');
    expect(output).toContain('**FR-1:** Potters MAY pay by card.');
    expect(output).toContain('**FR-3:**');
  });

  it('goes where all that it speaks of is not needed', async () => {
    const tags = spec.replace('Potters MAY pay by card.', 'There MUST be up to 15 tags per booking.');
    const { output } = await revise(tags, 'we do not need tags', 'Technical Spec');
    expect(output).not.toContain('FR-1');
    expect(output).toContain('**FR-2:**');
  });

  it('leaves a section that was open only for it with nothing', async () => {
    const open = spec.replace(
      '## Test plan',
      '## Failure and edge cases\n\nStill open; see Q-1.\n\n## Test plan',
    );
    const { output } = await revise(open, 'remove FR-2', 'Technical Spec');
    expect(output).not.toMatch(/FR-2|Q-1/u);
    expect(output).toContain('## Failure and edge cases\n\nNone.');
  });

  it.each([
    'we dropped Redis',
    'we do not need potters',
    'we scrapped the glazing course',
    'the potters are dead',
  ])('is none of these: %s', async (feedback) => {
    const { output } = await revise(spec, feedback, 'Technical Spec');
    for (const key of ['FR-1', 'FR-2', 'FR-3']) expect(output).toContain(`**${key}:**`);
  });
});
