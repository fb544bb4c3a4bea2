import { expect, it } from 'vitest';
import { revise } from '../samples/revise.ts';

const spec = `# Kiln booking

## Requirements

- **FR-1:** A photo MUST be smaller than 20 MB.
- **FR-2:** The door MUST stay locked for 3 hours.

## Open questions

- **Q-1:** Who pays?
`;

it.each(['can we have photos up to 40 MB?', 'could we please take photos of 40 MB?'])(
  'a limit that somebody asks for is set: %s',
  async (feedback) => {
    const { output } = await revise(spec, feedback, 'Technical Spec');
    expect(output).toBe(spec.replace('20 MB', '40 MB'));
  },
);

it.each(['can we see who booked?', 'can we keep clay for 5 days?'])(
  'and none where it asks something else: %s',
  async (feedback) => {
    const { output } = await revise(spec, feedback, 'Technical Spec');
    expect(output).toContain('20 MB');
    expect(output).toContain('3 hours');
  },
);
