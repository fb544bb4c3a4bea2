import { describe, expect, it } from 'vitest';
import { revise } from '../samples/revise.ts';

const spec = `# Schäden

## Zusammenfassung

Der Hausmeister bekommt eine Nachricht und muss innerhalb von 24 Stunden antworten. Nach 24 Stunden läuft eine Sitzung ab.

## Anforderungen

- **NFR-1:** Der Hausmeister bekommt eine Nachricht und MUSS innerhalb von 24 Stunden antworten.
`;

describe('a value of a requirement changes', () => {
  it('where the same is said without its key, and nowhere else', async () => {
    const { output } = await revise(spec, 'NFR-1 muss 12 Stunden heißen', 'Technical Spec');
    expect(output).toBe(
      spec.replaceAll('innerhalb von 24 Stunden antworten', 'innerhalb von 12 Stunden antworten'),
    );
  });

  it('from one time of day to another of the same hour', async () => {
    const canteen = '# Meals\n\n## Requirements\n\n- **FR-1:** Parents MUST order until 8:30.\n';
    for (const feedback of ['change 8:30 to 8:00', '8:30 is too late, we need 8:00'])
      expect((await revise(canteen, feedback, 'Technical Spec')).output).toBe(
        canteen.replace('8:30', '8:00'),
      );
  });
});
