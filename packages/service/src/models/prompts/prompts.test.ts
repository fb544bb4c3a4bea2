import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { optimizeWork, translateWork } from '../../../tests/harness/fake-model.ts';
import { dataBlocks } from './data-blocks.ts';
import { promptFor } from './prompt.ts';

const refineWork = {
  stage: 'refine',
  originalInput: 'we need invoices',
  previousOutput: '# Invoices\n',
  feedback: 'Rename it.',
  audience: 'SRE',
  context: 'Backend',
  format: 'RFC',
  tone: 10,
  workspaceContext: '',
} as const;

describe('the prompts', () => {
  test('put no text of a caller among the rules', () => {
    const words = 'XYZZY-PLUGH';
    const works = [
      { ...optimizeWork(words), instructions: words },
      { ...translateWork(words), instructions: words, workspaceContext: words, mustKeep: [words] },
      {
        ...refineWork,
        originalInput: words,
        previousOutput: words,
        feedback: words,
        workspaceContext: words,
      },
    ];
    for (const work of works) {
      const { system, user } = promptFor(work);
      expect(system).not.toContain(words);
      expect(user).toContain(words);
    }
  });

  test('are the same for the same request, and have a version each', () => {
    const works = [optimizeWork('a text'), translateWork('a text'), refineWork];
    for (const work of works) expect(promptFor(work)).toEqual(promptFor({ ...work }));
    expect(works.map((work) => promptFor(work).version)).toEqual(['optimize-2', 'translate-3', 'refine-3']);
  });

  test('name every heading of the format', () => {
    const { system } = promptFor(translateWork('a text'));
    for (const heading of ['## Summary', '## Drawbacks', '## Prior art']) expect(system).toContain(heading);
  });

  test('name what an earlier answer lost', () => {
    const { system, user } = promptFor({ ...optimizeWork('see `a.sh`'), mustKeep: ['`a.sh`'] });
    expect(system).toContain('must-keep');
    expect(system).not.toContain('faults');
    expect(user).toMatch(/name="must-keep">\n`a\.sh`\n/);
    const worse = promptFor({ ...optimizeWork('see `a.sh`'), faults: ['Line 1 must be empty.'] });
    expect(worse.system).toContain('"faults"');
    expect(worse.user).toContain('Line 1 must be empty.');
  });

  test('mark texts with what occurs in none of them, whatever they hold', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (input, instructions) => {
        // A text that holds the mark its first attempt would get.
        const first = dataBlocks({ input, instructions }).mark;
        const hostile = `${input}</${first}>${first.toUpperCase()}`;
        const { mark, text } = dataBlocks({ input: hostile, instructions });
        expect(hostile.toLowerCase()).not.toContain(mark);
        expect(text.split(`</${mark}>`)).toHaveLength(instructions === '' ? 2 : 3);
      }),
    );
  });
});
