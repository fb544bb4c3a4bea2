import { describe, expect, it } from 'vitest';
import { revise } from '../samples/revise.ts';

const spec = `# Seat plan of the theatre

## Summary

The usher worker scans tickets on the Sunmi M2. A VIP gets a drink.

## Requirements

- **FR-1:** The usher MUST scan a ticket; ushers see the seat on the Sunmi M2.
- **FR-2:** VIP guests MUST be told apart.

## Design

\`\`\`mermaid
flowchart LR
  A[usher] --> B[scanner]
\`\`\`
`;

const linesOf = async (feedback: string) => {
  const { output, applied } = await revise(spec, feedback, 'Technical Spec');
  const before = spec.split('\n');
  return { fresh: output.split('\n').filter((line) => !before.includes(line)), applied };
};

describe('a term that takes the place of another', () => {
  it('changes everywhere, in number and case, beside a word that it shares, and in labels of diagrams', async () => {
    const { fresh } = await linesOf('Could we rename "usher" to "door worker" throughout?');
    expect(fresh).toEqual([
      'The door worker scans tickets on the Sunmi M2. A VIP gets a drink.',
      '- **FR-1:** The door worker MUST scan a ticket; door workers see the seat on the Sunmi M2.',
      '  A[door worker] --> B[scanner]',
    ]);
  });

  it('does not double the words that stand before it', async () => {
    const { fresh } = await linesOf('sorry, typo: its the Sunmi M3 not M2, please correct everywhere');
    expect(fresh).toEqual([
      'The usher worker scans tickets on the Sunmi M3. A VIP gets a drink.',
      '- **FR-1:** The usher MUST scan a ticket; ushers see the seat on the Sunmi M3.',
    ]);
  });

  it('keeps its small letters in the place of an acronym', async () => {
    const { fresh } = await linesOf('It is premium guest in this house, not VIP. Please fix throughout.');
    expect(fresh).toContain('The usher worker scans tickets on the Sunmi M2. A premium guest gets a drink.');
  });

  it.each([
    'Wherever it says usher it should be steward, that is what the theatre calls them',
    'Usher is called steward here.',
    'we say steward, not usher',
    "don't write usher, it's steward",
    'Statt „usher“ bitte überall „steward“ schreiben.',
    'Bitte usher durch steward ersetzen, so heißt das bei uns.',
    'Remplacez « usher » par « steward » partout, merci.',
    'Utilise steward au lieu de usher, c’est le terme officiel',
    'Por favor, cambia "usher" por "steward" en todo el documento.',
    'Donde dice usher debe decir steward.',
    '¿Podrías cambiar "usher" por "steward" en todo el documento?',
  ])('is read however it is said: %s', async (feedback) => {
    const { fresh, applied } = await linesOf(feedback);
    expect(fresh[1]).toBe(
      '- **FR-1:** The steward MUST scan a ticket; stewards see the seat on the Sunmi M2.',
    );
    expect(fresh[2]).toBe('  A[steward] --> B[scanner]');
    expect(applied.map((one) => one.status)).toEqual(['applied']);
  });

  it('is read twice in a sentence', async () => {
    const { fresh } = await linesOf('Statt usher bitte steward und statt scanner bitte reader.');
    expect(fresh).toContain('  A[steward] --> B[reader]');
  });

  it('is the same with a hyphen', async () => {
    const { fresh } = await linesOf('"VIP guests" needs a hyphen, always.');
    expect(fresh).toEqual(['- **FR-2:** VIP-guests MUST be told apart.']);
  });

  it('is no sentence and no part of the text', async () => {
    const { output } = await revise(spec, 'The summary is not what we said.', 'Technical Spec');
    expect(output).toBe(spec);
  });
});

describe('two quotations and what the first has to be', () => {
  it.each([
    [
      '„Lagerort“ muss „Standort“ lauten',
      '# A\n\n## Entwurf\n\nJeder Artikel hat genau einen Lagerort im Werk.\n',
      'Lagerort',
      'Standort',
    ],
    [
      '« serveur » doit être « hôte »',
      '# A\n\n## Conception\n\nChaque serveur a un nom et une adresse.\n',
      'serveur',
      'hôte',
    ],
    [
      '«corso» deve essere «percorso»',
      '# A\n\n## Progettazione\n\nOgni corso ha un nome e una durata.\n',
      'corso',
      'percorso',
    ],
    [
      '“curso” deve ser “módulo”',
      '# A\n\n## Projeto\n\nCada curso tem um nome e uma duração.\n',
      'curso',
      'módulo',
    ],
    [
      '"word opgeslagen" moet "wordt opgeslagen" zijn',
      '# A\n\n## Ontwerp\n\nElke meting word opgeslagen in het archief.\n',
      'word opgeslagen',
      'wordt opgeslagen',
    ],
    [
      '„pomiaru” ma być „odczytu”',
      '# A\n\n## Projekt\n\nData pomiaru jest zapisana w tabeli wyników.\n',
      'pomiaru',
      'odczytu',
    ],
  ])('exchange one for the other: %s', async (feedback, text, old, fresh) => {
    const { output } = await revise(text, feedback, 'Technical Spec', text);
    expect(output).toBe(text.replace(old, fresh));
  });
});
