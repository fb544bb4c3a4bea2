import { expect, it } from 'vitest';
import { revise } from '../samples/revise.ts';

const design = `# Parcels

## Endpoints

| Method | Path | Purpose |
| --- | --- | --- |
| GET | \`/parcels\` | List parcels. |

## Versioning

A version lets old callers go on while the API changes.

The input does not say how versions are told apart; see Q-2.

## Open questions

- **Q-1:** Who may call it?
- **Q-2:** How is a breaking change announced?
`;

it('takes the place of the words that nothing is known, with the question that stands for it', async () => {
  const { output } = await revise(
    design,
    'versions are told apart by the header Accept-Version',
    'API Design',
  );
  expect(output).toContain('\nVersions are told apart by the header Accept-Version.\n');
  expect(output).not.toContain('does not say how');
  expect(output).not.toContain('breaking change');
  expect(output).toContain('A version lets old callers go on');
  expect(output).toContain('Who may call it?');
});

it('leaves the gap to what it asks for', async () => {
  const { output } = await revise(design, 'parcels are kept in lockers at the station', 'API Design');
  expect(output).toContain('does not say how versions are told apart; see Q-2.');
  expect(output).toContain('breaking change');
});
