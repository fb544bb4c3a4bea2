import { expect, it } from 'vitest';
import { revise } from '../samples/revise.ts';

const documents = {
  de: '# Export\n\n## Nicht-Ziele\n\n- Ein neues Format.\n\n## Anforderungen\n\n- **FR-1**: Der Export MUSS in 5 Minuten fertig sein.\n- **FR-2**: Die Nutzer MÜSSEN eine Mail bekommen.\n\n## Annahmen\n\nKeine.\n\n## Risiken\n\n- Die Platte wird voll.\n',
  fr: "# Export\n\n## Non-objectifs\n\n- Un nouveau format.\n\n## Exigences\n\n- **FR-1**: L'export DOIT finir en 5 minutes.\n- **FR-2**: Les clients DOIVENT recevoir un mail.\n",
  es: '# Exportación\n\n## No objetivos\n\n- Un formato nuevo.\n\n## Requisitos\n\n- **FR-1**: La exportación DEBE acabar en 5 minutos.\n- **FR-2**: Los clientes DEBEN recibir un correo.\n',
} as const;

for (const [language, feedback] of [
  ['de', 'FR-2 ist raus, das kommt unter Nicht-Ziele'],
  ['de', 'FR-2 gehört unter Nicht-Ziele'],
  ['fr', 'FR-2 est hors périmètre, mets-la dans les non-objectifs'],
  ['fr', 'déplace FR-2 dans les non-objectifs'],
  ['es', 'FR-2 queda fuera del alcance, ponlo en los no objetivos'],
  ['es', 'mueve FR-2 a los no objetivos'],
] as const)
  it(`leaves out of scope in ${language}: ${feedback}`, async () => {
    const { output, applied } = await revise(documents[language], feedback, 'Technical Spec');
    expect(applied.map((one) => one.status)).toEqual(['applied']);
    expect(output).not.toContain('FR-2');
    expect(output).toMatch(/(?:mail|Mail|correo)[^\n]*\.\n\n## (?:Anforderungen|Exigences|Requisitos)/u);
  });

it('reads two orders that German joins by "und"', async () => {
  const { output } = await revise(
    documents.de,
    'Die Annahmen können weg und die Risiken bitte vor die Anforderungen',
    'Prompt',
  );
  expect(output).not.toContain('## Annahmen');
  expect(output).toMatch(/## Risiken[\s\S]*## Anforderungen/u);
});
