import { describe, expect, it } from 'vitest';
import { read } from '../read/read.ts';
import { readStatements } from './read-statements.ts';

const kindsOf = (text: string, language: string) =>
  readStatements(read(text), language).statements.map(({ kind, text: said }) => `${kind}: ${said}`);

describe('mitigated', () => {
  it('takes what the writers do about a risk in its own point for what reduces it', () => {
    expect(
      kindsOf(
        '## Risks\n\n- The carrier changes its labels; we check a sample every night\n- The depot may flood. Keep the spare scanners upstairs.\n- Nobody knows the old firmware',
        'en',
      ),
    ).toEqual([
      'risk: The carrier changes its labels.',
      'mitigation: We check a sample every night.',
      'risk: The depot may flood.',
      'mitigation: Keep the spare scanners upstairs.',
      'risk: Nobody knows the old firmware.',
    ]);
  });

  it('does so in German, and leaves a second risk one', () => {
    expect(
      kindsOf(
        '## Risiken\n\n- Die Waage fällt aus. Wir stellen eine zweite bereit.\n- Der Lieferant geht pleite. Dann gibt es keinen Support mehr.',
        'de',
      ).map((line) => line.split(':')[0]),
    ).toEqual(['risk', 'mitigation', 'risk', 'risk']);
  });
});

it('takes a note that follows from a fear for what is done about it', () => {
  expect(
    kindsOf(
      '- Kunden sollen online buchen können\n- Angst: Leute buchen und kommen nicht. Deshalb Anruf am Vortag um 18 Uhr',
      'de',
    ).slice(1),
  ).toEqual(['risk: Leute buchen und kommen nicht.', 'mitigation: Deshalb Anruf am Vortag um 18 Uhr.']);
});
