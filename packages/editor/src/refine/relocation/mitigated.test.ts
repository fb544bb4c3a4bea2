import { describe, expect, it } from 'vitest';
import { revise } from '../samples/revise.ts';

const spec = `# Depot

## Design

A crane moves the containers from the quay to the yard and back again.

## Risks

- **R-1:** Wind stops the crane. *Mitigation:* open, see Q-1
- **R-2:** The yard floods in spring. *Mitigation:* open, see Q-1

## Open questions

- **Q-1:** How is this risk reduced: “wind stops the crane”?
`;
const german = `# Depot

## Entwurf

Ein Kran bewegt die Container vom Kai auf den Platz und wieder zurück.

## Risiken

- **R-1:** Der Kran steht bei Sturm. *Gegenmaßnahme:* offen, siehe Q-1

## Offene Fragen

- **Q-1:** Wie wird dieses Risiko gemindert: „der Kran steht bei Sturm“?
- **Q-2:** Wer fährt den Kran?
`;

describe('what is done about a risk', () => {
  it.each([
    [
      'A second crane with a wind shield is rented, that is the countermeasure for the risk of wind',
      'A second crane with a wind shield is rented.',
    ],
    ['The risk of wind is reduced by a second crane', 'A second crane.'],
  ])('stands at that risk, and others stay open: %s', async (feedback, remedy) => {
    const { output } = await revise(spec, feedback, 'Technical Spec');
    expect(output).toBe(
      spec.replace(
        'stops the crane. *Mitigation:* open, see Q-1',
        `stops the crane. *Mitigation:* ${remedy}`,
      ),
    );
  });

  it.each([
    [
      'Gegen das Sturm-Risiko mieten wir einen zweiten Kran',
      'Gegen das Sturm-Risiko mieten wir einen zweiten Kran.',
    ],
    ['Wir mieten einen zweiten Kran, das ist die Gegenmaßnahme zu R-1', 'Wir mieten einen zweiten Kran.'],
  ])('is read in another language, and its question goes: %s', async (feedback, remedy) => {
    const { output } = await revise(german, feedback, 'Technical Spec');
    expect(output).toContain(`*Gegenmaßnahme:* ${remedy}\n`);
    expect(output).not.toContain('Q-1');
    expect(output).toContain('**Q-2:**');
  });
});
