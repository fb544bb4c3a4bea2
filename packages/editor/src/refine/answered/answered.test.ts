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
  ])('stands as a sentence of its own: %s', async (feedback, sentence) => {
    const output = await refine(feedback);
    expect(output).toContain(sentence);
    expect(output).not.toContain('Q-1');
    expect(output).not.toMatch(/answered|settles|closed|réglée/u);
  });

  it('is read in other languages', async () => {
    const french = `# Parking

## Contexte et problème

Les clients attendent devant la barrière.

## Questions ouvertes

- **Q-1:** Qui gère la barrière ?
`;
    const { output } = await revise(
      french,
      "L'équipe du port gère la barrière, donc Q-1 est réglée.",
      'Technical Spec',
    );
    expect(output).toContain("L'équipe du port gère la barrière.");
    expect(output).not.toMatch(/Q-1|réglée/u);
  });

  it('is not written in another language than the document has', async () => {
    const feedback = "Question 1 : c'est l'équipe du port qui gère la barrière";
    const { output, applied } = await revise(spec, feedback, 'Technical Spec');
    expect(output).toBe(spec);
    expect(applied[0]?.message).toContain('another language');
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

describe('an answer that is written down', () => {
  const asking = (question: string, section = '') =>
    `# Parken\n\n## Beobachtbarkeit\n\n- NFR-1 wird im Betrieb gemessen.\n${section}\n## Offene Fragen\n\n- **Q-1:** ${question}\n`;
  const answering = async (question: string, feedback: string, section = '') =>
    (await revise(asking(question, section), feedback, 'Technical Spec', `Parken. ${question}`)).output;

  it.each([
    [
      'Wer reinigt die Schranke?',
      'Die Schranke reinigt der Hausdienst.',
      'Die Schranke reinigt der Hausdienst.',
    ],
    [
      'Wer reinigt die Schranke?',
      'Übrigens, wir haben die Schranke geklärt: der Hausdienst macht das.',
      'Der Hausdienst reinigt die Schranke.',
    ],
  ])('needs no lead-in and no key: %s %s', async (question, feedback, sentence) => {
    const output = await answering(question, feedback);
    expect(output).toContain(sentence);
    expect(output).not.toContain('Q-1');
  });

  it('takes no key from an item that only begins with one', async () => {
    const output = await answering('Wer bekommt den Alarm?', 'Q-1: die Leitstelle');
    expect(output).not.toMatch(/NFR-2/u);
    expect(output).toContain('Die Leitstelle bekommt den Alarm.');
  });

  it('stands in the requirement where it says for which share of the cases that holds', async () => {
    const requirements = '\n## Anforderungen\n\n- **NFR-1:** Die Schranke MUSS in 2 Sekunden öffnen.\n';
    const output = await answering(
      'Für welchen Anteil der Fälle muss NFR-1 gelten: „Die Schranke öffnet in 2 Sekunden“?',
      'Q-1: 99 %',
      requirements,
    );
    expect(output).toContain('- **NFR-1:** Die Schranke MUSS in 2 Sekunden öffnen für 99 %.');
    expect(output).not.toContain('Q-1');
  });

  it('is no limit where it is asked what happens beyond one', async () => {
    const asked = spec.replace(
      'Who owns the gate (tom)?',
      'What happens beyond this limit (FR-1): “Max 5 places a day”?',
    );
    const { output } = await revise(asked, 'places are limited to 3 per driver and day', 'Technical Spec');
    expect(output).toContain('What happens beyond this limit');
  });
});
