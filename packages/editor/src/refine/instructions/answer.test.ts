import { describe, expect, it } from 'vitest';
import { revise } from '../samples/revise.ts';

const spec = `# Uploads

## Design

Files go to the store.

## Failure and edge cases

- The store is unreachable or slow: open, see Q-1.
- A full disk: open, see Q-4.

## Pagination

The input does not say how long lists are read; see Q-2.

## Idempotency

- **POST /files:** open for \`POST /files\`, see Q-3
- **POST /parts:** open for \`POST /parts\`, see Q-3

## Open questions

- **Q-1:** What has to happen when the store is unreachable or slow?
- **Q-2:** Which lists can grow long, and how is the next page requested?
- **Q-3:** What happens when a caller sends \`POST /files\` twice?
- **Q-4:** What has to happen when the disk is full?
- **Q-5:** How long are files kept?
`;

const refine = (feedback: string) => revise(spec, feedback, 'Technical Spec');

const without = (text: string, key: string) => text.replace(new RegExp(`^- \\*\\*${key}:.*\\n`, 'mu'), '');

describe('an answer', () => {
  for (const feedback of [
    'the q about the store: we queue the file and retry hourly',
    'for the slow store: we queue the file and retry hourly',
    'the unreachable store question: we queue the file and retry hourly',
    'Q-1: we queue the file and retry hourly',
  ])
    it(`stands where its question was open: ${feedback}`, async () => {
      const { output } = await refine(feedback);
      expect(output).toBe(
        without(spec, 'Q-1').replace('open, see Q-1.', 'we queue the file and retry hourly.'),
      );
    });

  it('takes the place of words that nothing is known', async () => {
    const { output } = await refine('Q-2: Lists are read with a cursor.');
    expect(output).toBe(
      without(spec, 'Q-2').replace(/The input does not say how long.*/u, 'Lists are read with a cursor.'),
    );
  });

  it('stands at every place that leads to its question, whole with its second half', async () => {
    const { output } = await refine('for the double POST: the client sends a key, we remember it 24 h');
    expect(output.match(/the client sends a key, we remember it 24 h\./gu)).toHaveLength(2);
    expect(output).not.toContain('Q-3');
  });

  it('stands where such facts belong where nothing leads to its question', async () => {
    const { output } = await refine('Q-5: 30 days');
    expect(output).toContain('Files are kept for 30 days.');
    expect(output).not.toContain('Q-5');
  });

  it('needs a question that asks for it', async () => {
    const { output } = await refine('for the colour of the logo: we take green');
    expect(output).toContain('- **Q-5:**');
    expect(output.match(/\*\*Q-\d:\*\*/gu)).toHaveLength(5);
  });
});

describe('what a question asks for by its name', () => {
  const open = spec.replace('How long are files kept?', 'In which time zone is 02:00 meant?');

  it('is answered by a sentence that gives it a value, which is no demand', async () => {
    const { output } = await revise(open, 'The time zone is Europe/Vienna.', 'Technical Spec');
    expect(output).not.toContain('Q-5');
    expect(output).toContain('The time zone is Europe/Vienna.');
    expect(output).not.toContain('MUST');
  });
});
