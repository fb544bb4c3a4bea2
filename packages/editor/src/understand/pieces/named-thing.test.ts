import { expect, it } from 'vitest';
import { compose } from '../../compose/compose.ts';
import { read } from '../../read/read.ts';

const demandOf = (note: string) =>
  compose(read(`Platform notes\n\n- ${note}\n- the worker must not poll`), {
    format: 'Technical Spec',
    audience: 'Senior Dev',
    context: 'Backend',
    tone: 50,
  }).match(/\*\*FR-1:\*\* (.*)/u)?.[1];

it.each([
  ['progress bar', 'There MUST be a progress bar.'],
  ['Offline mode', 'There MUST be an offline mode.'],
  ['pagination', 'There MUST be pagination.'],
])('has an article where it is one: %s', (note, demand) => {
  expect(demandOf(note)).toBe(demand);
});
