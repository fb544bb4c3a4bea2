import { expect } from 'vitest';
import type { CarriedOut } from './carried-out.ts';

/** Feedback that takes something away. */
export const removing: readonly CarriedOut[] = [
  ['remove the Risks section', ['Risks'], (_, parts) => expect(parts['Risks']).toBeUndefined()],
  ['delete FR-2', ['Functional requirements', 'Test plan'], (output) => expect(output).not.toContain('FR-2')],
  [
    'FR-3 should be removed',
    ['Functional requirements', 'Test plan'],
    (output) => expect(output).not.toContain('FR-3'),
  ],
  [
    'drop the sentence about Grafana',
    ['Context and problem'],
    (output) => expect(output).toContain('before.\n\n## Goals'),
  ],
  ['remove the bullet about memory', ['Goals'], (_, parts) => expect(parts['Goals']).not.toContain('memory')],
  [
    'remove the second bullet of Goals',
    ['Goals'],
    (_, parts) => expect(parts['Goals']).not.toContain('memory'),
  ],
  [
    'remove all mentions of Redis',
    ['Goals', 'Context and problem'],
    (output) => expect(output).not.toContain('Redis'),
  ],
  [
    'remove the last sentence of the summary',
    ['Summary'],
    (_, parts) =>
      expect(parts['Summary']).toBe('The export job streams rows so that big accounts get their files.'),
  ],
  [
    'Could you please get rid of the code block?',
    ['Design'],
    (output) => expect(output).not.toContain('```'),
  ],
  ['remove Q-1', ['Open questions'], (output) => expect(output).toContain('1. **Q-2**: Who owns')],
  ['could we maybe drop the Risks section?', ['Risks'], (_, parts) => expect(parts['Risks']).toBeUndefined()],
  [
    "wouldn't it be better to remove FR-3",
    ['Functional requirements', 'Test plan'],
    (output) => expect(output).not.toContain('FR-3'),
  ],
  ['remvoe the Risks sectoin', ['Risks'], (_, parts) => expect(parts['Risks']).toBeUndefined()],
  [
    'Two things: remove the Risks section and drop FR-3',
    ['Risks', 'Functional requirements', 'Test plan'],
    (output, parts) => {
      expect(parts['Risks']).toBeUndefined();
      expect(output).not.toContain('FR-3');
    },
  ],
  [
    '1) drop FR-3 2) remove Q-1',
    ['Functional requirements', 'Test plan', 'Open questions'],
    (output) => expect(output).not.toMatch(/FR-3|Q-1/),
  ],
];
