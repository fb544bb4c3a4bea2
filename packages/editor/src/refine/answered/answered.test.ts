import { describe, expect, it } from 'vitest';
import { revise } from '../samples/revise.ts';

const spec = `# Parking

## Context and problem

Guests wait at the gate.

## Requirements

### Functional requirements

- **FR-1:** Drivers MUST book a place.

### Non-functional requirements

- **NFR-1:** A booking MUST take less than 3 seconds.

## Design

A gate reads the plate.

## Open questions

- **Q-1:** Who owns the gate (tom)?
- **Q-2:** Should the plate be stored at the gate?
- **Q-3:** How much battery and data may the “camera” use?
- **Q-4:** How is a broken gate reported, and how long does the spare key live?
- **Q-5:** How long are plates kept?
`;
const refine = async (feedback: string) =>
  (
    await revise(
      spec,
      feedback,
      'Technical Spec',
      'Who owns the gate (tom)? Should the plate be stored at the gate?',
    )
  ).output;

describe('an answer to an open question', () => {
  it.each([
    ['Q-1 is answered: the harbour team owns it.', 'The harbour team owns the gate.'],
    ['Re Q-1: the harbour team', 'The harbour team owns the gate.'],
    ['The harbour team owns the gate, so Q-1 can be closed.', 'The harbour team owns the gate.'],
    ['The harbour team owns the gate. That settles Q-1.', 'The harbour team owns the gate.'],
    ["L'équipe du port gère la barrière, donc Q-1 est réglée.", "L'équipe du port gère la barrière."],
  ])('stands as a sentence of its own: %s', async (feedback, sentence) => {
    const output = await refine(feedback);
    expect(output).toContain(sentence);
    expect(output).not.toContain('Q-1');
    expect(output).not.toMatch(/answered|settles|closed|réglée/u);
  });

  it('goes with the order that gives it', async () => {
    const output = await refine(
      'Add a requirement: plates are stored at the gate only. That also answers Q-2.',
    );
    expect(output).toContain('- **FR-2:** Plates MUST be stored at the gate only.');
    expect(output).not.toContain('Q-2');
  });

  it('leaves open what it does not answer', async () => {
    const battery = await refine(
      'The camera may use up to 2% of the battery per hour (this was Q-3), the data question is still open.',
    );
    expect(battery).toContain('- **Q-3:** How much data may the “camera” use?');
    const key = await refine('Q-4: the spare key lives for 2 days');
    expect(key).toContain('- **Q-4:** How is a broken gate reported?');
  });

  it('says again what a no denies', async () => {
    const output = await refine('No, the plate is not stored at the gate.');
    expect(output).toContain('The plate is not stored at the gate.');
    expect(output).not.toContain('Q-2');
  });
});
