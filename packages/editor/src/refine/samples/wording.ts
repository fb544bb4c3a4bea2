import { expect } from 'vitest';
import type { CarriedOut } from './carried-out.ts';
import { exportSpec } from './export-spec.ts';

/** Feedback on length, tone and marks. */
export const wording: readonly CarriedOut[] = [
  ['make it shorter', 'all', (output) => expect(output.length).toBeLessThan(exportSpec.length * 0.85)],
  ['This is too long', 'all', (output) => expect(output.length).toBeLessThan(exportSpec.length * 0.85)],
  [
    'Please shorten the Design section',
    ['Design'],
    (_, parts) => expect(parts['Design']?.length).toBeLessThan(130),
  ],
  [
    'make it longer',
    'all',
    (output) => expect(output).toContain('Support gets ten complaints a week about failed exports.'),
  ],
  ['make it more formal', 'all', (output) => expect(output).toContain('Users do not trust it.')],
  ['avoid contractions', 'all', (output) => expect(output).not.toMatch(/n't|It's/)],
  ['don\'t use "you"', 'all', (output) => expect(output).toContain('Users can see the queue in Grafana.')],
  ['make the second goal bold', ['Goals'], (output) => expect(output).toContain('- **Keep memory low.**\n')],
  [
    'make it suitable for SREs',
    ['Service levels and operations'],
    (_, parts) => {
      expect(parts['Service levels and operations']).toContain('Rollbackopen');
    },
  ],
];
