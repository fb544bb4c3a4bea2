import { describe, expect, it } from 'vitest';
import { revise } from '../samples/revise.ts';

const spec = `# Lane booking

## Design

The desk uses the existing app.

## Observability

Not stated separately.

## Alternatives

Not stated separately.

## Risks

- **R-1:** The tablets are old.
`;
const without = spec.replace(/## Observability[\s\S]*(?=## Risks)/u, '');

describe('sections that hold nothing', () => {
  it.each([
    'Remove the empty sections.',
    'Drop the headings that say nothing.',
    'delete every section with "Not stated separately"',
  ])('go: %s', async (feedback) => {
    expect((await revise(spec, feedback, 'Technical Spec')).output).toBe(without);
  });
});
