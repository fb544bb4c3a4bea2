import { expect } from 'vitest';
import type { CarriedOut } from './carried-out.ts';

/** Feedback that answers an open question. */
export const answering: readonly CarriedOut[] = [
  [
    'Q-1: files are kept for 30 days',
    'all',
    (output) => {
      expect(output).not.toContain('Q-1');
      expect(output).toContain('Files are kept for 30 days.');
    },
  ],
  [
    'The answer to question 2 is the platform team',
    'all',
    (output) => {
      expect(output).not.toContain('Q-2');
      expect(output).toContain('The platform team owns the export service.');
    },
  ],
  ['regarding ownership: the data team owns it', 'all', (output) => expect(output).not.toContain('Q-2')],
  [
    'make Q-2 a requirement',
    ['Open questions', 'Functional requirements', 'Test plan'],
    (output) => {
      expect(output).not.toContain('Q-2');
      expect(output).toContain('- **FR-4**: This MUST be settled: Who owns the export service?\n');
    },
  ],
  [
    'We decided Q-1: 30 days, and Q-2 is the data team',
    'all',
    (output) => {
      expect(output).toContain('Files are kept for 30 days.');
      expect(output).toContain('The data team owns the export service.');
    },
  ],
];
