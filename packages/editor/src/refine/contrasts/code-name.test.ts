import { describe, expect, it } from 'vitest';
import { revise } from '../samples/revise.ts';

const design = `# Orders

## Access

- **FR-1:** Callers MUST send the X-Bakery-Key header.

Files go to the bucket nightly-exports as before.

\`\`\`json
{ "name": "X-Bakery-Key" }
\`\`\`
`;

describe('a thing that is called otherwise', () => {
  it.each([
    ['The header is called X-Api-Key.', 'X-Bakery-Key', 'X-Api-Key'],
    ['The bucket is called exports-prod.', 'nightly-exports', 'exports-prod'],
  ])('gets its name in code too, and goes on to be what it is: %s', async (feedback, old, fresh) => {
    expect((await revise(design, feedback, 'RFC', design)).output).toBe(design.replaceAll(old, fresh));
  });
});
