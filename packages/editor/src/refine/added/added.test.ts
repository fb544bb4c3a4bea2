import { describe, expect, it } from 'vitest';
import { exportInput, exportSpec } from '../samples/export-spec.ts';
import { revise } from '../samples/revise.ts';

const open = `# Parking

## Non-goals

None stated so far.

## Requirements

### Functional requirements

- **FR-1:** Drivers MUST book a place.

### Non-functional requirements

- **NFR-1:** A booking MUST take less than 3 seconds.

## Design

A gate reads the plate.

## Risks

None stated so far.

## Assumptions

This document assumes nothing beyond the input.

## Open questions

- **Q-1:** Who runs the gate?
- **Q-2:** Where does the gate stand?
`;

const refine = async (feedback: string) => (await revise(open, feedback, 'Technical Spec', 'Parking')).output;

describe('a statement that feedback wants added', () => {
  it.each([
    'Could we have a risk in there? The camera is blinded by snow. We mitigate that with a heater.',
    'One more risk: the camera is blinded by snow. Mitigation: a heater.',
    'The camera is blinded by snow, mitigated by a heater. Please list that as a risk.',
  ])('is a risk with what is done about it: %s', async (feedback) => {
    const output = await refine(feedback);
    expect(output).toContain('- **R-1:** The camera is blinded by snow. *Mitigation:* A heater.\n');
    expect(output).not.toContain('## Risks\n\nNot stated');
  });

  it('asks what is done about a risk where nobody says', async () => {
    const output = await refine('There is a risk missing: plates are forged.');
    expect(output).toContain('- **R-1:** Plates are forged. *Mitigation:* open, see Q-3\n');
    expect(output).toContain('- **Q-3:** How is this risk reduced: plates are forged?');
  });

  it.each([
    ['Les conducteurs ont un compte, à noter comme hypothèse.', '- **A-1:** Les conducteurs ont un compte.'],
    [
      'Bitte nimm als Annahme auf, dass alle Fahrer ein Konto haben.',
      '- **A-1:** Es wird angenommen, dass alle Fahrer ein Konto haben.',
    ],
    [
      'Please note as an assumption that drivers have an account, sales wants that.',
      '- **A-1:** Drivers have an account.',
    ],
    [
      'Places are freed after 15 minutes; add that as an NFR.',
      '- **NFR-2:** Places MUST be freed after 15 minutes.',
    ],
    [
      'Another constraint we forgot: the gate runs without a network.',
      '- **NFR-2:** The gate MUST run without a network.',
    ],
    [
      'Let us record a decision: plates are read on the gate.',
      '**Decided**\n\n- Plates are read on the gate.',
    ],
  ])('stands among its kind: %s', async (feedback, line) => {
    expect(await refine(feedback)).toContain(line);
  });

  it.each([
    [
      'We still need to find out whether guests pay by card. Put that on the list of open questions.',
      'Do guests pay by card?',
    ],
    ['Noch eine offene Frage: wer die Kamera reinigen darf', 'Wer darf die Kamera reinigen?'],
    ['Una pregunta abierta más: ¿quién paga la cámara?', '¿quién paga la cámara?'],
  ])('is a question: %s', async (feedback, question) => {
    expect(await refine(feedback)).toContain(question.replace(/^¿q/u, '¿q'));
  });

  it('is named among what is left out', async () => {
    const output = await refine(
      'Non-goals is empty. Payment by card and the truck lane are both out for this release.',
    );
    expect(output).toContain('- Payment by card.\n- Truck lane.\n');
    expect(output).toContain('## Risks\n\nNone stated so far.');
  });

  it('is a row where risks stand in a table', async () => {
    const { output } = await revise(
      exportSpec,
      'Could you add a risk here? The lock is lost. Countermeasure: a timeout.',
      'Technical Spec',
      exportInput,
    );
    expect(output).toContain('| The lock is lost. | A timeout. |');
  });
});
