import { describe, expect, it } from 'vitest';
import { revise } from '../samples/revise.ts';
import { levelIn, modalIn } from './level-told.ts';

const spec = `# Kiln booking

## Requirements

### Functional requirements

- **FR-1:** The system SHOULD send a receipt after the booking.
- **FR-2:** Potters MUST be able to cancel a booking.

### Non-functional requirements

- **NFR-1:** The search SHOULD answer within 3 seconds.
`;

const german = `# Ofenplan

## Anforderungen

- **FR-1:** Das Personal MUSS Termine sperren können.
- **FR-2:** Das System SOLL eine Quittung schicken.
`;

describe('how much something binds', () => {
  it.each([
    ['the map is a must have', 'MUST'],
    ['the map is no longer optional', 'MUST'],
    ['FR-5 ist nicht zwingend', 'SHOULD'],
    ['FR-5 ist nicht zwingend, nur ein Kann', 'MAY'],
    ['it would be nice but is not a must', 'MAY'],
    ["le rappel n'est pas obligatoire", 'SHOULD'],
    ['the map must show spots', null],
    ['the map is green', null],
  ])('is read from words for it: %s', (words, level) => {
    expect(levelIn(words)?.level ?? null).toBe(level);
  });

  it('is read from a verb that nothing denies', () => {
    expect(modalIn('Das Personal sollte Termine sperren können, muss aber nicht')?.level).toBe('SHOULD');
    expect(modalIn('staff must not lock slots')).toBeNull();
  });
});

describe('a demand binds otherwise', () => {
  it.each([
    ['the receipt is mandatory', 'The system MUST send a receipt'],
    ['the 3 seconds are a hard limit', 'The search MUST answer within 3 seconds'],
    ['cancelling a booking is only a nice-to-have', 'Potters MAY be able to cancel'],
    ['sending a receipt after the booking is no longer optional', 'The system MUST send a receipt'],
    ['FR-2 is not a must', 'Potters SHOULD be able to cancel'],
    ['the system must send a receipt after the booking', 'The system MUST send a receipt'],
  ])('where words say so: %s', async (feedback, demand) => {
    const { output } = await revise(spec, feedback, 'Technical Spec');
    expect(output).toContain(demand);
    expect(output.split('\n')).toHaveLength(spec.split('\n').length);
  });

  it.each([
    ['FR-1 ist nicht zwingend, nur ein Soll', 'Das Personal SOLL Termine sperren können.'],
    ['Das Personal sollte Termine sperren können, muss aber nicht', 'Das Personal SOLL Termine sperren'],
    ['Die Quittung ist Pflicht', 'Das System MUSS eine Quittung schicken.'],
  ])('in German: %s', async (feedback, demand) => {
    expect((await revise(german, feedback, 'Technical Spec')).output).toContain(demand);
  });

  it.each([
    'a booking is mandatory before 8:00',
    'gloves are a must',
    'potters should be able to sell a booking',
  ])('and not where another thing is meant: %s', async (feedback) => {
    const { output } = await revise(spec, feedback, 'Technical Spec');
    for (const demand of ['SHOULD send a receipt', 'MUST be able to cancel a booking', 'SHOULD answer'])
      expect(output).toContain(demand);
  });
});
