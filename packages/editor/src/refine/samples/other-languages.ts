import { expect } from 'vitest';
import type { CarriedOut } from './carried-out.ts';
import { exportSpec } from './export-spec.ts';

/** Feedback in other languages than the document. */
export const otherLanguages: readonly CarriedOut[] = [
  ['Kürze das Dokument', 'all', (output) => expect(output.length).toBeLessThan(exportSpec.length * 0.85)],
  ['Bitte entferne den Abschnitt Risiken', ['Risks'], (_, parts) => expect(parts['Risks']).toBeUndefined()],
  [
    'Ersetze Redis durch Valkey',
    ['Goals', 'Context and problem'],
    (output) => expect(output).not.toContain('Redis'),
  ],
  [
    'Ändere das Timeout auf 60 s',
    ['Context and problem', 'Design'],
    (output) => expect(output).toContain('after 60 s'),
  ],
  ['Supprime la section Risks', ['Risks'], (_, parts) => expect(parts['Risks']).toBeUndefined()],
  [
    'Remplace Redis par Valkey',
    ['Goals', 'Context and problem'],
    (output) => expect(output).not.toContain('Redis'),
  ],
  ['Elimina la sección Risks', ['Risks'], (_, parts) => expect(parts['Risks']).toBeUndefined()],
  [
    'Redis durch Valkey ersetzen',
    ['Goals', 'Context and problem'],
    (output) => expect(output).not.toContain('Redis'),
  ],
  [
    'könnten wir den Abschnitt Risiken weglassen?',
    ['Risks'],
    (_, parts) => expect(parts['Risks']).toBeUndefined(),
  ],
  [
    'NFR-1 soll 200 ms sein',
    ['Non-functional requirements'],
    (output) => expect(output).toContain('within 200 ms'),
  ],
  ['Antwort auf Q-2: das Datenteam', 'all', (output) => expect(output).not.toContain('Q-2')],
  [
    'pourrait-on supprimer la section Risks ?',
    ['Risks'],
    (_, parts) => expect(parts['Risks']).toBeUndefined(),
  ],
  ['¿podríamos quitar la sección Risks?', ['Risks'], (_, parts) => expect(parts['Risks']).toBeUndefined()],
  [
    'NFR-1 doit être 200 ms',
    ['Non-functional requirements'],
    (output) => expect(output).toContain('within 200 ms'),
  ],
];
