import { describe, expect, it } from 'vitest';
import { revise } from '../samples/revise.ts';

const spec = `# Lift inspection

## Summary

Technicians inspect lifts.

## Context and problem

Paper forms get lost.

## Requirements

- **FR-1:** They MUST open a job, fill in a checklist with 35 points, take photos (max 12 per job).
- **FR-2:** The client certificate MUST be checked, and the client MUST be told.

## Interfaces

We store jobs in Postgres, the tablets use HTTP with the gateway.

## Notes

The ids mean this:

- **FR**: what the software does.

The end.

## Drawbacks

It costs money.
`;
const revised = async (feedback: string) => await revise(spec, feedback, 'Technical Spec');

describe('a wish that a first reading gets wrong', () => {
  it('names the document where a pronoun points at its heading', async () => {
    const { output } = await revised(
      'The heading at the top makes no sense, it should be "Inspections of lifts".',
    );
    expect(output).toBe(spec.replace('# Lift inspection', '# Inspections of lifts'));
  });

  it('is not written into the text as a statement', async () => {
    for (const feedback of [
      'Das mit den Fotos passt so nicht, es muss Bilder heißen.',
      'La nota sobre el dinero debe ir en Notes, no en Drawbacks.',
    ])
      expect((await revised(feedback)).output).toBe(spec);
  });

  it('wonders why something is there, and adds nothing', async () => {
    const { output, isOutOfScope } = await revised(
      "I don't understand why there is a note about photos in FR-1, nobody asked for that.",
    );
    expect([output, isOutOfScope]).toEqual([spec, false]);
  });
});

describe('parts of the text', () => {
  it('become one under the name of either, also where that stands first', async () => {
    const { output } = await revised(
      'Combine the sections "Context and problem" and "Summary" under the heading "Summary".',
    );
    expect(output).toContain('## Summary\n\nPaper forms get lost.\n\nTechnicians inspect lifts.\n\n## Req');
    expect(output).not.toContain('## Context and problem');
  });

  it('are put together under a new name', async () => {
    const { output } = await revised('Put interfaces and drawbacks together as "Rest".');
    expect(output).toContain('## Rest\n\nWe store jobs');
    expect(output).not.toContain('## Drawbacks');
  });

  it('are parted at each verb with its object', async () => {
    const { output } = await revised('FR-1 packs three things into one. Make one requirement for each.');
    expect(output.match(/^- \*\*FR-\d:\*\* They MUST .*$/gmu)).toEqual([
      '- **FR-1:** They MUST open a job.',
      '- **FR-3:** They MUST fill in a checklist with 35 points.',
      '- **FR-4:** They MUST take photos (max 12 per job).',
    ]);
  });

  it('become bullets at a comma between two sentences', async () => {
    const { output } = await revised('Turn the interfaces paragraph into bullet points');
    expect(output).toContain('- We store jobs in Postgres.\n- The tablets use HTTP with the gateway.\n');
  });

  it('go with the list they lead in', async () => {
    const { output } = await revised('Remove the paragraph "The ids mean this:".');
    expect(output).toContain('## Notes\n\nThe end.\n');
  });

  it('go one by one where another language joins them', async () => {
    const { output } = await revised('Drawbacks und Interfaces können raus.');
    expect(output).not.toMatch(/## (?:Drawbacks|Interfaces)/u);
  });

  it('stay where the words to replace are not in the place that is named', async () => {
    expect((await revised('Say "tablet" rather than "lift" in the drawbacks.')).output).toBe(spec);
  });

  it('do not give way to the mark that a cut quotation leaves', async () => {
    const plan = spec.replace('It costs money.', 'Plan: buy 40 tablets and 3 gateways.');
    const { output } = await revise(plan, 'It starts with "This: Plan:", which is ugly.', 'Technical Spec');
    expect(output).toBe(plan);
  });

  it('keep the words that an exception quotes', async () => {
    const { output } = await revised('client → consumer, everywhere except in "client certificate"');
    expect(output).toBe(spec.replace('the client MUST', 'the consumer MUST'));
  });
});
