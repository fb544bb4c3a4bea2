import { expect, it } from 'vitest';
import { read } from '../read/read.ts';
import { readStatements } from './read-statements.ts';

const kindsBelow = (rest: string) =>
  readStatements(
    read(
      `# Old strings\n\nThe docs were wrong for months.\n\n## Proposed solution\n\nStore a hash with every translation. When the hash differs, mark the translation as outdated.\n\n${rest}`,
    ),
    'en',
  ).statements.map(({ kind }) => kind);

it('takes the orders of a proposal for what is to be built where nothing else is demanded', () => {
  expect(kindsBelow('').slice(1)).toEqual(['requirement', 'requirement']);
});

it('leaves them to the design where a text demands elsewhere', () => {
  expect(
    kindsBelow(
      '## Requirements\n\n- must keep YAML\n- must list all old strings in the editor\n- must run in CI\n- must support 14 languages',
    ).slice(1, 3),
  ).toEqual(['design', 'design']);
});
