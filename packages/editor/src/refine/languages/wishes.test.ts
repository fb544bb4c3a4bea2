import { expect, it } from 'vitest';
import { revise } from '../samples/revise.ts';

const german = `# Versand

## Kontext und Problem

Jede Filiale verschickt ihre Rechnungen selbst.

## Anforderungen

### Funktionale Anforderungen

- **FR-1:** Jede Rechnung MUSS archiviert werden.

### Nichtfunktionale Anforderungen

- **NFR-1:** Der Versand MUSS in 10 Minuten geschehen.

## Entwurf

Bisher keine Angabe; siehe Q-3.

## Fehler- und Grenzfälle

Bisher keine Angabe; siehe Q-3.

## Offene Fragen

- **Q-1:** Wer pflegt die Vorlagen?
- **Q-2:** Wie lange behalten wir die alte Ablage?
- **Q-3:** Was ist zu diesen Punkten entschieden: das Verhalten im Fehlerfall und die Teile, die sich ändern?
`;
const rfc = `# Despliegues

## Metadatos

- **Estado:** no consta en el texto
- **Autor:** no consta en el texto

## Resumen

Los despliegues pasan a Argo CD.

## Fuera del alcance

- No se copian los entornos de prueba.

## Paginación

- **FR-1:** Una página DEBE tener 20 elementos.
`;
const gap = 'Bisher keine Angabe; siehe Q-3.';

it('leaves a section open that an answer says nothing of', async () => {
  const { output } = await revise(german, 'Frage 1: Das Team Druck pflegt die Vorlagen', 'Technical Spec');
  expect(output).toContain(gap);
  expect(output).toContain('selbst. Das Team Druck pflegt die Vorlagen.');
  expect(output).not.toContain('Q-1');
});

it('writes how something runs where nothing was known of it, with its relative clause', async () => {
  const words = 'Der Versand läuft über einen Worker, der die Warteschlange alle 30 Sekunden leert';
  const { output } = await revise(german, words, 'Technical Spec');
  expect(output).toContain(`## Entwurf\n\n${words}.`);
  expect(output).toContain('in 10 Minuten');
});

it('writes what happens on failure where nothing was known of it', async () => {
  const words = 'Bei einem Ausfall des Mailanbieters bleiben die Aufträge in der Warteschlange';
  const { output } = await revise(german, words, 'Technical Spec');
  expect(output).toContain(`## Fehler- und Grenzfälle\n\n${words}.`);
});

it('takes a statement with the verb of an open question for its answer', async () => {
  const { output } = await revise(german, 'Die alte Ablage behalten wir noch 3 Monate', 'Technical Spec');
  expect(output).toContain('Die alte Ablage behalten wir noch 3 Monate.');
  expect(output).not.toContain('Q-2');
});

it('puts the thing that was asked about in the place of a pronoun, and makes no demand of the answer', async () => {
  const { output } = await revise(german, 'Zur ersten Frage: Das macht das Team Druck', 'Technical Spec');
  expect(output).toContain('Das Team Druck pflegt die Vorlagen.');
  expect(output).not.toContain('(MUSS)');
});

it('takes nothing away for a statement whose verb is like one of an order', async () => {
  const words = 'Wenn das Netz ausfällt, nimmt die Filiale den Auftrag an und prüft ihn später';
  const { output } = await revise(german, words, 'Technical Spec');
  expect(output).toContain(`${words}.`);
  expect(output).toContain('Jede Filiale verschickt');
});

it('answers the question whose number stands behind the word for an answer', async () => {
  const { output } = await revise(german, 'Antwort 1: Das Team Druck pflegt die Vorlagen', 'Technical Spec');
  expect(output).toContain('selbst. Das Team Druck pflegt die Vorlagen.');
});

it('does not write a value beside another of the same thing', async () => {
  const kept = german.replace(
    'archiviert werden.',
    'archiviert werden. Rechnungen werden 5 Jahre gespeichert.',
  );
  const { output, applied } = await revise(
    kept,
    'Rechnungen speichern wir nur noch 3 Jahre',
    'Technical Spec',
  );
  expect(output === kept ? applied[0]?.message : output).toMatch(/another value|3 Jahre gespeichert/u);
});

it('renames a heading, and no words of the text that are like it', async () => {
  const { output } = await revise(german, 'Benenne «Entwurf» in «Architektur» um', 'Technical Spec');
  expect(output).toBe(german.replace('## Entwurf', '## Architektur'));
});

it.each([
  'Pon el estado en Borrador y el autor es Marta Gil',
  'El estado es Borrador y el autor es Marta Gil',
  'Cambia el estado a Borrador y el autor a Marta Gil',
])('sets two labelled values of one sentence: %s', async (feedback) => {
  const { output } = await revise(rfc, feedback, 'RFC');
  expect(output).toContain('- **Estado:** Borrador\n- **Autor:** Marta Gil\n');
});

it('does not write down what the document leaves out', async () => {
  const { output, applied } = await revise(rfc, 'Los entornos de prueba sí se copian', 'RFC');
  expect(output).toBe(rfc);
  expect(applied[0]?.message).toContain('leaves out');
});
