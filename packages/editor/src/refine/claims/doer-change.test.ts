import { describe, expect, it } from 'vitest';
import { revise } from '../samples/revise.ts';

const plan = `# Greenhouse sensors

## Design

A gateway reads the sensors.

**People and dates**

- Oskar builds the gateway, Hanna the wiring.
- Paulo writes the manual and Hanna orders the parts.
`;
const spanish = `# Invernadero

## Diseño

Una pasarela lee los sensores de temperatura y humedad.

**Personas y fechas**

- Marta hace el cableado y Pedro el manual.
`;

describe('who does something', () => {
  it.each([
    ['Emma does the wiring now', 'Hanna the wiring', 'Emma the wiring'],
    ['Oskar has left, Emma builds the gateway', 'Oskar builds', 'Emma builds'],
    ['Emma is responsible for the wiring', 'Hanna the wiring', 'Emma the wiring'],
    ['Hanna is on leave, Paulo orders the parts', 'Hanna orders', 'Paulo orders'],
  ])('is somebody else: %s', async (feedback, old, fresh) => {
    const { output } = await revise(plan, feedback, 'Technical Spec');
    expect(output).toBe(plan.replace(old, fresh));
  });

  it('is somebody else in another language, where the verb is said once', async () => {
    const { output } = await revise(spanish, 'Pedro se va, el manual lo hace Lucía', 'Technical Spec');
    expect(output).toBe(spanish.replace('Pedro el manual', 'Lucía el manual'));
  });

  it.each(['Emma does the roof', 'Emma and Oskar build the gateway', 'Emma likes the wiring'])(
    'stays where something else is said: %s',
    async (feedback) => {
      const { output } = await revise(plan, feedback, 'Technical Spec');
      expect(output).toContain('Oskar builds the gateway, Hanna the wiring.');
    },
  );

  it('is somebody else, whose deed has a date in the document', async () => {
    const dated = plan.replace(
      'Oskar builds the gateway,',
      'Oskar builds the gateway. Hanna checks the fuses by 3 October. Oskar builds the gateway,',
    );
    const { output } = await revise(dated, 'Emma checks the fuses', 'Technical Spec');
    expect(output).toContain('Emma checks the fuses by 3 October.');
  });
});
