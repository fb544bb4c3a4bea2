import { describe, expect, it } from 'vitest';
import { revise } from '../samples/revise.ts';

const german = `# Ofenplan

## Anforderungen

- **FR-1:** Das Licht MUSS neu verlegt werden.
- **FR-2:** Töpfer MÜSSEN den Ofen buchen.

## Risiken

- **R-1:** Der Ofen ist alt.
`;
const english = `# Kiln booking

## Requirements

- **FR-1:** The light MUST be moved.
- **FR-2:** Potters MUST book the kiln.

## Risks

- **R-1:** The kiln is old.
`;

describe('what a demand is said to be', () => {
  it.each([
    [
      german,
      'Dass das Licht neu verlegt werden muss ist ein Risiko und keine Anforderung.',
      'Das Licht muss neu verlegt werden',
    ],
    [english, 'that the light is moved is a risk and not a requirement', 'The light'],
  ])('it becomes', async (document, feedback, said) => {
    const { output } = await revise(document, feedback, 'Technical Spec');
    expect(output).not.toContain('**FR-1:**');
    expect(output.slice(output.indexOf('R-1'))).toContain(said);
  });

  it.each(['the light is a problem and no fun', 'the oven door is a risk and not a requirement'])(
    'is told of none: %s',
    async (feedback) => {
      const { output } = await revise(english, feedback, 'Technical Spec');
      expect(output).toContain('**FR-1:** The light MUST be moved.');
      expect(output).toContain('**FR-2:**');
    },
  );
});
