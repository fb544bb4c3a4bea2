import { expect } from 'vitest';
import type { CarriedOut } from './carried-out.ts';
import { order } from './sections.ts';

/** Feedback that adds something. */
export const adding: readonly CarriedOut[] = [
  [
    'add more details about the cleanup',
    'all',
    (output) => expect(output).toContain('deletes files in /tmp at 03:00'),
  ],
  [
    'add a requirement that users can cancel a running export',
    ['Functional requirements', 'Test plan'],
    (output) => expect(output).toContain('- **FR-4**: Users MUST be able to cancel a running export.\n'),
  ],
  [
    'add a requirement that an export takes less than 3 minutes',
    ['Non-functional requirements', 'Test plan'],
    (output) => expect(output).toContain('- **NFR-2**: An export MUST take less than 3 minutes.\n'),
  ],
  [
    'add a risk that the lock is lost, mitigated by a timeout',
    ['Risks'],
    (output) => expect(output).toContain('| The lock is lost. | A timeout. |\n'),
  ],
  [
    'Add a risk: the lock is never released',
    ['Risks', 'Open questions'],
    (output) =>
      expect(output).toContain('3. **Q-3**: What is done about the risk "The lock is never released"?'),
  ],
  [
    'mention that files are deleted after 30 days',
    'all',
    (output) => expect(output).toContain('Files are deleted after 30 days.'),
  ],
  [
    'add an open question: who pays for storage?',
    ['Open questions'],
    (output) => expect(output).toContain('3. **Q-3**: Who pays for storage?'),
  ],
  [
    'add a bullet to Goals: tell users about progress',
    ['Goals'],
    (output) => expect(output).toContain('- Use Redis for progress.\n- Tell users about progress.\n'),
  ],
  [
    'add "Email the user" to the goals',
    ['Goals'],
    (_, parts) => expect(parts['Goals']).toContain('Email the user.'),
  ],
  [
    'add a section about cost: storage costs 5 EUR a month',
    'all',
    (_, parts) => expect(parts['Cost']).toBe('Storage costs 5 EUR a month.'),
  ],
  [
    'Add a Glossary section after Design',
    'all',
    (output) => expect(order(output).indexOf('Glossary')).toBe(order(output).indexOf('Design') + 1),
  ],
  [
    'add a table of contents',
    'all',
    (output) => expect(output).toContain('  - [Functional requirements](#functional-requirements)\n'),
  ],
  [
    'Ad a requirment that users can choose a format',
    ['Functional requirements', 'Test plan'],
    (output) => expect(output).toContain('- **FR-4**: Users MUST be able to choose a format.\n'),
  ],
  [
    'add a section on costs, put it before Risks',
    'all',
    (output) => expect(order(output).indexOf('Costs')).toBe(order(output).indexOf('Risks') - 1),
  ],
  [
    'In the Design section, mention that eight workers run at once',
    ['Design'],
    (_, parts) => expect(parts['Design']).toContain('Eight workers run at once.'),
  ],
  [
    'Under risks add: the lock is lost, mitigated by a timeout',
    ['Risks'],
    (output) => expect(output).toContain('| The lock is lost. | A timeout. |\n'),
  ],
];
