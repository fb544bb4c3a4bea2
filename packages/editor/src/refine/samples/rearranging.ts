import { expect } from 'vitest';
import type { CarriedOut } from './carried-out.ts';
import { order } from './sections.ts';

/** Feedback that moves, joins or reshapes what is there. */
export const rearranging: readonly CarriedOut[] = [
  [
    'move Risks before Design',
    'all',
    (output) => expect(order(output).indexOf('Risks')).toBe(order(output).indexOf('Design') - 1),
  ],
  ['put the open questions at the top', 'all', (output) => expect(order(output)[0]).toBe('Open questions')],
  [
    'move FR-3 to Non-goals',
    ['Functional requirements', 'Non-goals', 'Test plan'],
    (_, parts) => expect(parts['Non-goals']).toContain('The job retries 3 times.'),
  ],
  [
    'swap Goals and Non-goals',
    'all',
    (output) => expect(order(output).slice(2, 4)).toEqual(['Non-goals', 'Goals']),
  ],
  [
    'move the last goal to the top',
    ['Goals'],
    (output) =>
      expect(output).toContain('- Use Redis for progress.\n- Finish every export.\n- Keep memory low.\n'),
  ],
  [
    'merge FR-1 and FR-3',
    ['Functional requirements', 'Test plan'],
    (output) => expect(output).toContain('one by one and retry 3 times.\n'),
  ],
  [
    'combine Goals and Non-goals',
    ['Goals', 'Non-goals'],
    (_, parts) => expect(parts['Goals']).toContain('A new file format.'),
  ],
  [
    'merge the first two goals',
    ['Goals'],
    (output) => expect(output).toContain('- Finish every export. Keep memory low.\n'),
  ],
  [
    'split FR-2 into two requirements',
    ['Functional requirements'],
    (output) =>
      expect(output).toContain(
        '- **FR-2**: The user MUST see the progress.\n- **FR-4**: The user MUST get a mail.\n',
      ),
  ],
  [
    'split the design paragraph',
    ['Design'],
    (output) => expect(output).toContain('to the writer.\n\nThe writer appends'),
  ],
  [
    'turn the goals into a table',
    ['Goals'],
    (output) => expect(output).toContain('| 2 | Keep memory low. |\n'),
  ],
  [
    'make the risks a list',
    ['Risks'],
    (output) => expect(output).toContain('- **The disk fills up**: Delete old files.\n'),
  ],
  [
    'use numbered steps in the Design section',
    ['Design'],
    (output) => expect(output).toContain('3. The writer appends them to the file.\n'),
  ],
  [
    'write the goals as a paragraph',
    ['Goals'],
    (_, parts) =>
      expect(parts['Goals']).toBe('Finish every export. Keep memory low. Use Redis for progress.'),
  ],
  ['headings in title case', 'all', (output) => expect(output).toContain('## Context and Problem\n')],
  [
    'Rename "Test plan" to "Verification", move it after Risks',
    'all',
    (output) => expect(order(output).slice(-3)).toEqual(['Risks', 'Verification', 'Open questions']),
  ],
  [
    "don't touch the summary but remove the Redis goal",
    ['Goals'],
    (_, parts) => expect(parts['Goals']).not.toContain('Redis'),
  ],
];
