import { describe, expect, it } from 'vitest';
import { exportSpec } from '../samples/export-spec.ts';
import { revise } from '../samples/revise.ts';

const refine = async (feedback: string, document = exportSpec) =>
  (await revise(document, feedback, 'Technical Spec')).output;

const spec = `# Stamps

## Summary

Stamps expire. Staff give them. What it has to do: FR-1 to FR-3.

## Requirements

- **FR-1:** Stamps MUST expire after 12 months.
- **FR-2:** Staff MUST give stamps.
- **FR-3:** Admins MUST export stamps.

## Issues

| # | Issue | Owner |
| --- | --- | --- |
| 1 | No audit log | Tom |
| 2 | Wrong width | Eve |

## Risks

- **R-1:** Codes are shared. *Mitigation:* open
- **R-2:** Tills fail. *Mitigation:* a queue

## Next steps

- [ ] Order printers
`;

describe('what stands in another order', () => {
  it('goes by what an item is about, and the numbers follow while ranges name all of them', async () => {
    const output = await refine(
      'reorder the requirements so the stamp expiry one comes last, keep the numbers in order',
      spec,
    );
    expect(output).toContain(
      '- **FR-1:** Staff MUST give stamps.\n- **FR-2:** Admins MUST export stamps.\n- **FR-3:** Stamps MUST expire after 12 months.\n',
    );
    expect(output).toContain('FR-1 to FR-3.');
  });

  it('lets items of a numbered list change places by their numbers', async () => {
    const prompt =
      '# P\n\n## Goal\n\nA.\n\n## Context\n\nB.\n\n## Instructions\n\n1. Read.\n2. Ask.\n3. Answer.\n';
    expect(await refine('swap 2 and 3', prompt)).toBe(
      prompt.replace('2. Ask.\n3. Answer.', '2. Answer.\n3. Ask.'),
    );
  });
});

describe('what takes another shape', () => {
  it('has a column for keys and for the entry that all lines end in', async () => {
    expect(await refine('turn the risks into a table with columns Risk and Mitigation', spec)).toContain(
      '| ID | Risk | Mitigation |\n| --- | --- | --- |\n| R-1 | Codes are shared. | open |\n| R-2 | Tills fail. | a queue |\n',
    );
  });

  it('becomes an item of a list that it is moved to', async () => {
    const output = await refine('move the audit log row from issues to next steps as a to-do', spec);
    expect(output).toContain('- [ ] Order printers\n- [ ] No audit log (Tom)\n');
    expect(output).not.toContain('| 1 |');
  });

  it('keeps its first sentence alone', async () => {
    expect(await refine('shorten the summary to the first sentence', spec)).toContain(
      '## Summary\n\nStamps expire.\n\n## Requirements',
    );
  });
});

it('gives the title another name after a remark on it', async () => {
  expect(await refine('nit: the title has a name in brackets, should just be Loyalty stamps', spec)).toMatch(
    /^# Loyalty stamps\n/u,
  );
});

it('adds what belongs to a place that is named before it', async () => {
  expect(await refine('risks: please add that costs may double', spec)).toContain(
    '- **R-3:** Costs may double.',
  );
});

describe('a paragraph of a plain text', () => {
  const text = 'It broke on Monday.\n\nWe mended it by hand.\n\nWe lost 310 orders.\n';

  it.each(['Put the last paragraph first.', 'The last paragraph should come first.'])(
    'goes to an end of it: %s',
    async (feedback) => {
      const { output } = await revise(text, feedback, 'Optimize', text);
      expect(output).toBe('We lost 310 orders.\n\nIt broke on Monday.\n\nWe mended it by hand.\n');
    },
  );
});
