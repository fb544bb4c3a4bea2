import { describe, expect, it } from 'vitest';
import { revise } from '../samples/revise.ts';

const spec = `# Locker service

## Context and problem

Codes go out by sms only. The courier app is written in Flutter, nobody dares to touch it.

## Non-goals

None stated so far.

## Requirements

### Functional requirements

- **FR-1:** The code MUST expire after 72 hours.
- **FR-2:** The handhelds MUST cost 389 EUR each.

## Design

These parts are touched:

| Part | Requirements |
| --- | --- |
| handhelds | FR-2 |

## Test plan

- **T-1** (FR-1) Given a code, When 72 hours have passed, Then it has expired.
- **T-2** (FR-2) Given there are handhelds, When someone looks at them, Then they cost 389 EUR each.

## Risks

- **R-1:** Lockers lose connectivity in basements. *Mitigation:* open, see Q-1

## Assumptions

- **A-1:** We assume that every locker has a sim card.

## Open questions

- **Q-1:** How is this risk reduced: lockers lose connectivity in basements?
- **Q-2:** What is out of scope?
`;
const refine = (feedback: string) => revise(spec, feedback, 'Technical Spec');

describe('a statement that stands in the wrong place', () => {
  for (const feedback of [
    'the bit about the handhelds is not a requirement, just background. put it into context',
    'the price of the handhelds sits under requirements but belongs in the context',
    'why is the price of the handhelds in the requirements? it goes into the context and problem section',
  ])
    it(`goes into running text without key, strength and test: ${feedback}`, async () => {
      const { output } = await refine(feedback);
      expect(output).toContain('nobody dares to touch it. The handhelds cost 389 EUR each.\n');
      expect(output).not.toMatch(/FR-2|T-2|These parts are touched/u);
    });

  it('becomes a requirement with key, strength and a test; where it stood the section says it has nothing', async () => {
    const { output } = await refine(
      'every locker has a sim card is no assumption, ops made that a hard requirement',
    );
    expect(output).toContain('- **FR-3:** Every locker MUST have a sim card.\n');
    expect(output).toMatch(/^- \*\*T-3\*\* \(FR-3\) .*locker.*sim card.*$/mu);
    expect(output).toContain('## Assumptions\n\nThis document assumes nothing beyond the input.\n');
  });

  it('takes the question that only asked of it with it', async () => {
    const { output } = await refine(
      "the connectivity in basements isn't a risk, that belongs to the context",
    );
    expect(output).toContain('nobody dares to touch it. Lockers lose connectivity in basements.');
    expect(output).toContain('## Risks\n\nNone stated so far.\n');
    expect(output).not.toContain('Q-1');
  });

  it('takes the place of the words that there is nothing', async () => {
    const { output } = await refine('the handhelds are no requirement, they are out of scope');
    expect(output).toContain('## Non-goals\n\n- The handhelds cost 389 EUR each.\n');
  });

  it('is read in other languages', async () => {
    const { output } = await refine('Das mit der sim card ist keine Annahme, sondern ein Risiko');
    expect(output).toContain('- **R-2:** Every locker has a sim card. *Mitigation:* open, see Q-3\n');
    expect(output).toContain('- **Q-3:** How is this risk reduced: every locker has a sim card?');
  });

  for (const feedback of [
    'the bit about the elevators sits under Risks, belongs in the context',
    'the handhelds sit under Risks but belong in the context',
    'the lockers belong to the city, not to us, and that is a problem we have today',
  ])
    it(`stays where it is unless the document has it there: ${feedback}`, async () => {
      const { output } = await refine(feedback);
      expect(output).toContain('- **FR-2:** The handhelds MUST cost 389 EUR each.');
      expect(output).toContain('- **R-1:** Lockers lose connectivity in basements.');
      expect(output).not.toMatch(/sits? under|belongs? in/u);
    });
});
