import { expect, test } from 'vitest';
import { refineDocument } from './refine.ts';

test('a message with too many wishes is carried out up to a point, and says up to which', async () => {
  const { applied, output } = await refineDocument({
    audience: 'Senior Dev',
    context: 'Backend',
    format: 'RFC',
    tone: 50,
    originalInput: '',
    previousOutput: '# Exports\n\n## Goals\n\n- Finish each export.\n',
    feedback: Array.from({ length: 60 }, (_, at) => `Add "Point ${at + 1} holds." to the goals.`).join(' '),
  });
  expect(output).toContain('Point 1 holds.');
  expect(output).not.toContain('Point 60 holds.');
  expect(applied.at(-1)).toMatchObject({
    status: 'not-understood',
    message: expect.stringContaining('wish'),
  });
});
