import { expect, test } from 'vitest';
import { revise } from '../samples/revise.ts';

const document = [
  '# Queue',
  '',
  '## Motivation',
  '',
  'Jobs are lost.',
  '',
  '## Open questions',
  '',
  '- **Q-1:** Who has the trouble that “Motivation” describes?',
  '',
].join('\n');

test('a heading that is renamed is quoted by its new name', async () => {
  const { output } = await revise(document, 'Rename Motivation to Why', 'RFC');
  expect(output).toBe(document.replace('## Motivation', '## Why').replace('“Motivation”', '“Why”'));
});
