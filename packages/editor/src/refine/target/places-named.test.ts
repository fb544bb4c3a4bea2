import { describe, expect, it } from 'vitest';
import { revise } from '../samples/revise.ts';

const spec = `# Ferry tickets

## Summary

Passengers buy tickets.

## Requirements

- **FR-1:** Passengers MUST see the timetable.
- **FR-2:** Passengers MUST be able to cancel.

## Test plan

- **T-1** (FR-2) Given passengers, When they cancel, Then passengers are refunded.

## Risks

- **R-1:** Passengers miss the ferry.
`;

const revised = async (feedback: string) => (await revise(spec, feedback, 'Technical Spec')).output;

describe('words give way in the place that is named', () => {
  it('in an item and what cites it', async () => {
    for (const feedback of [
      'in FR-2, replace "passengers" with "travellers"',
      'replace "passengers" with "travellers" in FR-2',
      'in FR-2 say "travellers" instead of "passengers"',
    ])
      expect(await revised(feedback)).toBe(
        spec
          .replace('Passengers MUST be able', 'Travellers MUST be able')
          .replace('Given passengers', 'Given travellers')
          .replace('Then passengers', 'Then travellers'),
      );
  });

  it('everywhere but in one', async () => {
    for (const feedback of [
      'write "travellers" instead of "passengers" everywhere except in the risks',
      'replace "passengers" with "travellers" everywhere but not in Risks',
    ])
      expect(await revised(feedback)).toBe(
        spec
          .replaceAll('Passengers', 'Travellers')
          .replaceAll('passengers', 'travellers')
          .replace('Travellers miss', 'Passengers miss'),
      );
  });

  it('nowhere, where there is no such place', async () => {
    expect(await revised('in FR-9, replace "passengers" with "travellers"')).toBe(spec);
  });
});
