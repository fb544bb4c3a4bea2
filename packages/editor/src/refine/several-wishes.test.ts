import { describe, expect, it } from 'vitest';
import { revise } from './samples/revise.ts';

const spec = `# Charging points

## Summary

Charging points sends a reading every 30 seconds. The app of volt works with Wallbox.

## Requirements

- **FR-1:** Each point MUST send a reading every 30 seconds.
- **FR-2:** Sessions MUST be kept for 90 days.
- **FR-3:** Invoices MUST be kept for 90 days.
- **FR-4:** A call MUST get 409 while another session is still open.
- **FR-5:** Callers MUST retry after 2 seconds.

## Open points

- Tom writes the tariff import.

## Open questions

- **Q-1:** Do guests need an account?
- **Q-2:** What happens when a cable is locked?
`;
const input = 'open: do guests need an account? what happens when a cable is locked?';

const refine = async (feedback: string) => {
  const { output, applied } = await revise(spec, feedback, 'Technical Spec', input);
  const before = spec.split('\n');
  return { fresh: output.split('\n').filter((line) => !before.includes(line)), output, applied };
};

describe('a remark and the wish behind it', () => {
  it.each([
    ['30 seconds is far too often, the SIM cards are expensive. make it 60', 'reading every 60 seconds'],
    ['we never manage 30 seconds, the network is slow. so 2 minutes please', 'reading every 2 minutes'],
    [
      'invoices for 90 days is not enough, the tax office asks later. 400 days',
      'Invoices MUST be kept for 400 days',
    ],
  ])('are one: %s', async (feedback, expected) => {
    const { fresh } = await refine(feedback);
    expect(fresh.join('\n')).toContain(expected);
    expect(fresh.join('\n')).not.toMatch(/sim cards|network|tax/iu);
  });

  it('are followed by another wish', async () => {
    const { fresh } = await refine(
      '30 seconds is too often. 60 please and callers retry after 5 seconds, not 2',
    );
    expect(fresh.join('\n')).toContain('every 60 seconds');
    expect(fresh.join('\n')).toContain('retry after 5 seconds');
  });
});

describe('names', () => {
  it.each([
    ["it's called Plug Hub now, not charging points", '# Plug Hub'],
    ['we call it Plug Hub these days, not "charging points"', '# Plug Hub'],
    ['das heißt nicht mehr Wallbox, sondern Zaptec', 'works with Zaptec'],
    ['Wallbox is gone, legal was against it, we use Zaptec now', 'works with Zaptec'],
    ['Volt please, not volt', 'app of Volt'],
    ['volt in all capitals', 'app of VOLT'],
    ['Ines writes the tariff import, not Tom', '- Ines writes the tariff import.'],
    ['should be 425 instead of 409 while another session is still open', 'get 425 while'],
  ])('give way to others, and nothing else does: %s', async (feedback, expected) => {
    const { output, applied } = await refine(feedback);
    expect(output).toContain(expected);
    expect(output).not.toMatch(/called|these days|legal|heißt/u);
    expect(applied.map((one) => one.status)).toEqual(['applied']);
  });

  it.each(['it is called Plug Hub now, not Juice Box'])(
    'are left where the old one does not stand: %s',
    async (feedback) => {
      expect((await refine(feedback)).output).toBe(spec);
    },
  );
});

describe('answers', () => {
  it.each([
    ['guests: yes, they need one too, with their mail', 'Guests MUST have an account'],
    ['guests: no, not in the pilot', 'Guests do not need an account in the pilot.'],
    ['locked cables: are released after 10 minutes', 'Locked cables are released after 10 minutes.'],
  ])('are statements of their own: %s', async (feedback, expected) => {
    const { output } = await refine(feedback);
    expect(output.toLowerCase()).toContain(expected.toLowerCase());
    expect(output).not.toMatch(/yes,|no,|guests:/iu);
    expect(output.match(/\*\*Q-\d/gu)).toHaveLength(1);
  });

  it('asks nobody why the text is as it is', async () => {
    expect((await refine('why is the reading only described under summary?')).output).toBe(spec);
  });
});
