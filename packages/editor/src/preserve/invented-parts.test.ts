import { describe, expect, test } from 'vitest';
import { protect } from '../read/protect.ts';
import { inventedParts } from './invented-parts.ts';

const inventedIn = (source: string, summary: string) => inventedParts(source, protect(summary));

describe('what a summary invents', () => {
  test('is every number, name and address that its source does not have', () => {
    const source = 'Call `GET /orders` within 5 s, see https://example.com/a and src/app.ts.';
    expect(inventedIn(source, 'GET /orders in 5s, see src/app.ts')).toEqual([]);
    expect(inventedIn(source, 'GET /orders in 15 s, see src/main.ts and https://example.com/b')).toEqual([
      '15 s',
      'src/main.ts',
      'https://example.com/b',
    ]);
  });

  test('is a line of code that its source does not have, not one that it leaves out', () => {
    const source = '```sh\nnpm ci\nnpm test\n```';
    expect(inventedIn(source, '```\nnpm test\n```')).toEqual([]);
    expect(inventedIn(source, '```\nnpm start\n```')).toEqual(['npm start']);
    expect(inventedIn(source, '~~~\n~~~')).toEqual(['~~~\n~~~']);
    expect(inventedIn(source, '```\n```\nRun it.')).toEqual(['```\n```']);
    expect(inventedIn(source, '```markdown\nnpm ci\n```')).toEqual(['```markdown']);
  });
});
