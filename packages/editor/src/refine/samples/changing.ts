import { expect } from 'vitest';
import type { CarriedOut } from './carried-out.ts';

/** Feedback that puts one thing in the place of another. */
export const changing: readonly CarriedOut[] = [
  [
    'rename the section Risks to "What could go wrong"',
    ['Risks'],
    (output) => expect(output).toContain('## What could go wrong\n\n| Risk |'),
  ],
  [
    'rename export to download',
    'all',
    (output) => expect(output).toContain('**NFR-1**: A download MUST finish'),
  ],
  [
    'change the title to Fast export',
    ['Streaming export'],
    (output) => expect(output.startsWith('# Fast export\n')).toBe(true),
  ],
  [
    'call it "download" instead of "export"',
    'all',
    (output) => expect(output).toContain('Finish every download.'),
  ],
  [
    'rename FR-3 to FR-9',
    ['Functional requirements', 'Test plan'],
    (output) => expect(output.match(/FR-9/g)).toHaveLength(2),
  ],
  [
    'change the timeout to 60 s',
    ['Context and problem', 'Design'],
    (output) => expect(output).toContain('times out after 60 s'),
  ],
  [
    'increase the retries to 5',
    ['Functional requirements'],
    (output) => expect(output).toContain('SHOULD retry 5 times.'),
  ],
  [
    'FR-3 should retry 5 times, not 3',
    ['Functional requirements'],
    (output) => expect(output).toContain('SHOULD retry 5 times.'),
  ],
  [
    'the batch size should be 1000, not 500',
    ['Design'],
    (output) => expect(output).toContain('batches of 1000.'),
  ],
  [
    'an export must finish within 3 minutes instead of 5',
    ['Non-functional requirements'],
    (output) => expect(output).toContain('within 3 minutes.'),
  ],
  [
    'reduce the maximum export time to 2 minutes',
    ['Non-functional requirements'],
    (output) => expect(output).toContain('within 2 minutes.'),
  ],
  [
    'replace Redis with Valkey',
    ['Goals', 'Context and problem'],
    (output) => expect(output.match(/Valkey/g)).toHaveLength(2),
  ],
  [
    'In Design, replace "worker" with "process"',
    ['Design'],
    (output) => expect(output).toContain('keeps two processes apart'),
  ],
  [
    'replace the summary with: We stream exports row by row.',
    ['Summary'],
    (_, parts) => expect(parts['Summary']).toBe('We stream exports row by row.'),
  ],
  [
    'change "one by one" to "in order"',
    ['Functional requirements'],
    (output) => expect(output).toContain('`/tmp/export.csv` in order.'),
  ],
  [
    'use "must" instead of "should"',
    ['Functional requirements'],
    (output) => expect(output).toContain('The job MUST retry'),
  ],
  [
    'FR-2 should say that the user sees the progress in percent',
    ['Functional requirements'],
    (output) => expect(output).toContain('- **FR-2**: The user MUST see the progress in percent.\n'),
  ],
  [
    'change FR-3 to: The job retries 4 times',
    ['Functional requirements'],
    (output) => expect(output).toContain('- **FR-3**: The job MUST retry 4 times.\n'),
  ],
  [
    'NFR-1 must be 200 ms',
    ['Non-functional requirements'],
    (output) => expect(output).toContain('within 200 ms.'),
  ],
  [
    'FR-3 is a must, not a should',
    ['Functional requirements'],
    (output) => expect(output).toContain('The job MUST retry 3 times.'),
  ],
  [
    'mark FR-1 as optional',
    ['Functional requirements'],
    (output) => expect(output).toContain('The job MAY write rows'),
  ],
  [
    'don\'t say "worker", say "process"',
    ['Design'],
    (output) => expect(output).toContain('two processes apart'),
  ],
  ['500 is too small, 800 please', ['Design'], (output) => expect(output).toContain('batches of 800.')],
  [
    'rename "worker" to "process" everywhere',
    ['Design'],
    (output) => expect(output).toContain('A lock keeps two processes apart.'),
  ],
];
