import { describe, expect, it } from 'vitest';
import { read } from '../read/read.ts';
import { understand } from './understand.ts';

/** What a text says, each statement with its kind. */
function told(text: string): string[] {
  return understand(read(text)).statements.map(({ kind, text: said }) => `${kind}: ${said}`);
}

describe('a choice told beside what somebody would rather have had', () => {
  it.each([
    [
      'Olga prefers RabbitMQ but whatever, we go with SQS.',
      ['alternative: Olga prefers RabbitMQ.', 'decision: We go with SQS.'],
    ],
    [
      'We keep Jenkins, Piet would rather have Drone.',
      ['decision: We keep Jenkins.', 'alternative: Piet would rather have Drone.'],
    ],
    [
      'We stay on Postgres, Wanda wanted Mongo but no.',
      ['decision: We stay on Postgres.', 'alternative: Wanda wanted Mongo but no.'],
    ],
    [
      'Wir bleiben bei Typo3, Herr Kern hätte lieber Drupal gehabt.',
      ['decision: Wir bleiben bei Typo3.', 'alternative: Herr Kern hätte lieber Drupal gehabt.'],
    ],
    [
      'Seguimos con Odoo; Marisa prefería SAP.',
      ['decision: Seguimos con Odoo.', 'alternative: Marisa prefería SAP.'],
    ],
  ])('%s', (text, statements) => {
    expect(told(`The export runs at night. It must resume after a crash.\n\n${text}`).slice(2)).toEqual(
      statements,
    );
  });

  it.each([
    'Users prefer the dark theme, but we keep the light one for print.',
    'She prefers to be called Bee.',
    'The old report is preferred because it prints.',
  ])('takes nothing apart where nobody chose: %s', (text) => {
    expect(told(text).join(' ')).not.toMatch(/(?:decision|alternative): /u);
  });

  it('knows a decision by who said what for which part', () => {
    expect(told('The export must resume. Ilse said Parquet for storage.')[1]).toBe(
      'decision: Ilse said Parquet for storage.',
    );
  });
});
