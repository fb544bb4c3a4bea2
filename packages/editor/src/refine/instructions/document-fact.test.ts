import { describe, expect, it } from 'vitest';
import { exportSpec } from '../samples/export-spec.ts';
import { revise } from '../samples/revise.ts';

const rfc = `# Queue on Postgres

## Metadata

- **Status:** draft
- **Author:** not stated in the input

## Summary

Move the queue. Who runs the migration is unclear.

## Delivery plan

| Topic | State |
| --- | --- |
| Milestone | open, see Q-1 |

## Unresolved questions

- **Q-1:** What is agreed as to owner and milestones?
- **Q-2:** Who reviews “Queue on Postgres”, and by when is it due?
`;

const model = `# Orders

## Purpose and owner

Orders of a shop.

The input names no owner; see Q-1.

## Enumerations

The input lists no fixed set of values; see Q-1.

## Open questions

- **Q-1:** What is decided about these points: fixed values and the owner of the data?
`;

describe('what a document says of itself', () => {
  for (const feedback of [
    'Owner is Mara',
    'owner: Mara',
    'Mara owns this',
    'who owns this? Mara does',
    'this RFC is owned by Mara',
    'Mara is the owner',
    'Verantwortlich ist Mara',
  ]) {
    it(`stands in its metadata, and its question closes: ${feedback}`, async () => {
      const { output } = await revise(rfc, feedback, 'RFC');
      expect(output).toBe(
        rfc
          .replace('stated in the input\n', 'stated in the input\n- **Owner:** Mara\n')
          .replace('as to owner and milestones', 'as to milestones'),
      );
    });
  }

  it.each([
    ['verantwortlich für das Projekt ist Mara', 'Mara'],
    ['die Eigentümerin ist Mara', 'Mara'],
    ['el responsable es Mara', 'Mara'],
    ['La responsable du projet est Claire Moreau', 'Claire Moreau'],
    ['de eigenaar is team data', 'team data'],
    ['la responsabile del progetto è Mara', 'Mara'],
  ])('is read in other languages: %s', async (feedback, name) => {
    const { output, applied } = await revise(model, feedback, 'Data Model');
    expect(applied.map((one) => one.status)).toEqual(['applied']);
    expect(output).toContain(name);
  });

  it('does not take the words that nobody is named for a name', async () => {
    const french = '# Voile\n\n## But et responsable\n\nLe texte ne nomme aucun responsable.\n';
    const { output } = await revise(french, 'Le responsable du modèle est le club de Brest', 'Data Model');
    expect(output).toContain('club de Brest');
    expect(output).not.toContain('club de Brest texte');
  });

  it('is not read where something else is said of an owner', async () => {
    const { output } = await revise(model, 'verantwortlich sein heißt: immer erreichbar', 'Data Model');
    expect(output).not.toContain('**Owner:**');
  });

  it('takes the place of an entry, two at once as well', async () => {
    const { output } = await revise(rfc, 'author is Mara, milestone is end of May', 'RFC');
    expect(output).toContain('- **Author:** Mara\n');
    expect(output).toContain('| Milestone | end of May |');
    expect(output).not.toContain('Q-1');
  });

  it('leaves the other half of a question open', async () => {
    const { output } = await revise(rfc, 'reviewer: Tom', 'RFC');
    expect(output).toContain('- **Q-2:** By when is “Queue on Postgres” due?\n');
  });

  it('takes the place of words that nothing is known', async () => {
    const { output } = await revise(model, 'the owner of the data is the "shop data" team', 'Data Model');
    expect(output).not.toContain('names no owner');
    expect(output).toContain('Owner: "shop data" team.');
    expect(output).toContain('- **Q-1:** What is decided about these points: fixed values?');
  });

  it('closes a question that asks for it alone', async () => {
    const { output } = await revise(exportSpec, 'Owner is Mara', 'Technical Spec');
    expect(output).not.toContain('Who owns the export service?');
    expect(output).toContain('**Owner:** Mara');
  });

  for (const feedback of ['owner is missing', 'due to the outage this is late', 'who owns this?'])
    it(`is not made of other words: ${feedback}`, async () => {
      const { output } = await revise(rfc, feedback, 'RFC');
      expect(output).not.toMatch(/\*\*(?:Owner|Due):/u);
    });
});

describe('a due date that a sentence of the document gives', () => {
  it.each([
    ['en', 'It should be finished by 3 June.', 'The deadline moved to 17 June', '17 June'],
    ['es', 'Lo queremos antes del 3 de junio.', 'El plazo se mueve al 17 de junio', '17 de junio'],
    ['fr', 'Mise en ligne avant le 3 juin.', 'L’échéance est repoussée au 17 juin', '17 juin'],
  ])('changes there: %s', async (_, sentence, feedback, date) => {
    const text = `# Kiosk\n\n## Design\n\nVisitors print their badge at the kiosk in the hall.\n\n- ${sentence}\n`;
    const { output } = await revise(text, feedback.replaceAll('’', "'"), 'Technical Spec', text);
    expect(output).toContain(date);
    expect(output).not.toMatch(/(?<!1)3 (?:de )?ju/iu);
    expect(output).not.toContain('**Due');
  });
});

describe('a point that a document calls unclear', () => {
  it('is settled by what says it', async () => {
    const { output } = await revise(rfc, 'the data team runs the migration', 'RFC');
    expect(output).toBe(
      rfc.replace('Who runs the migration is unclear.', 'The data team runs the migration.'),
    );
  });

  it('stays open by what only speaks of it', async () => {
    const { output } = await revise(rfc, 'the migration takes two weeks', 'RFC');
    expect(output).toContain('Who runs the migration is unclear.');
  });
});
