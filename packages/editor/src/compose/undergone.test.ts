import { expect, it } from 'vitest';
import { read } from '../read/read.ts';
import { compose } from './compose.ts';

const requirementsOf = (text: string) =>
  compose(read(text), { format: 'Technical Spec', audience: 'Senior Dev', context: 'Backend', tone: 50 })
    .match(/\*\*N?FR-\d: ?\*\*.+|\*\*N?FR-\d:\*\* .+/gu)
    ?.join('\n') ?? '';

it.each([
  [
    'what a change alters is bound, and no change',
    'We want to move the import to a background job.',
    'The import MUST be moved to a background job.',
  ],
  [
    'what a change makes is to be there',
    'We are going to build a page in the back office.',
    'There MUST be a page in the back office.',
  ],
  [
    'a case names the one thing that was spoken of before it',
    'The gateway must receive a message from the meter. If it is outside the window, drop it.',
    'If the message is outside the window, the system MUST drop it.',
  ],
])('%s', (_, text, requirement) => {
  expect(requirementsOf(text)).toContain(requirement);
});
