import { expect, it } from 'vitest';
import { revise } from '../samples/revise.ts';
import { withContents } from './contents.ts';

const notes = `# Labels

1. [Background](#background)
2. [What we build](#what-we-build)
3. [Known issues](#known-issues)

## Background

See [the issues](#known-issues) and [Known issues](#known-issues).

## What we build

A gateway.

## Known issues

- It jams.
`;
const refine = async (feedback: string) => (await revise(notes, feedback, 'RFC')).output;

it('gives lines and links the new title of their heading', async () => {
  const output = await refine('rename Known issues to "Open problems"');
  expect(output).toContain('3. [Open problems](#open-problems)\n');
  expect(output).toContain('See [the issues](#open-problems) and [Open problems](#open-problems).');
});

it('takes the line out with the heading and closes the gap in the numbers', async () => {
  expect(await refine('remove the section What we build')).toContain(
    '1. [Background](#background)\n2. [Known issues](#known-issues)\n\n## Background',
  );
});

it('puts lines in the order of their headings', async () => {
  expect(await refine('move Known issues before What we build')).toContain(
    '1. [Background](#background)\n2. [Known issues](#known-issues)\n3. [What we build](#what-we-build)\n',
  );
});

it('leaves contents alone where no heading changed, however they stand', () => {
  const odd = notes.replace('1. [Background](#background)\n2. [What', '2. [Background](#gone)\n1. [What');
  expect(withContents(odd, odd.replace('A gateway.', 'A print gateway.'))).toBe(
    odd.replace('A gateway.', 'A print gateway.'),
  );
});
