import { describe, expect, it } from 'vitest';
import { withFencedCode } from './bare-code.ts';
import { withMarkdownBullets } from './bullets.ts';

describe('withFencedCode', () => {
  it('puts a fence around a statement of SQL and takes comments beside it for prose', () => {
    expect(withFencedCode('-- rows are kept for 30 days\nCREATE TABLE a (\n  id int -- the key\n);')).toBe(
      'rows are kept for 30 days\n\n```sql\nCREATE TABLE a (\n  id int -- the key\n);\n```\n',
    );
  });

  it('puts a fence around an object of JSON over several lines', () => {
    expect(withFencedCode('POST /v1/rates\n{\n  "a": [1, 2]\n}\nand back comes')).toBe(
      'POST /v1/rates\n\n```json\n{\n  "a": [1, 2]\n}\n```\n\nand back comes',
    );
  });

  it('puts a fence around a stack trace with the error above its frames', () => {
    const trace = [
      "TypeError: Cannot read properties of undefined (reading 'weight')",
      '    at shippingCost (/srv/app/src/shipping.js:41:22)',
      '    at async quote (/srv/app/src/quote.js:17:9)',
    ].join('\n');
    expect(withFencedCode(`It crashes.\n\n${trace}\n\nSince 5.9.2.`)).toBe(
      `It crashes.\n\n\n\`\`\`text\n${trace}\n\`\`\`\n\n\nSince 5.9.2.`,
    );
  });

  it('puts a fence around lines a program logged', () => {
    const log =
      '2024-05-21T08:00:01Z INFO export start rows=182331\n2024-05-21T08:01:09Z ERROR no connection';
    expect(withFencedCode(log)).toBe(`\n\`\`\`text\n${log}\n\`\`\`\n`);
  });

  it.each([
    'Error: what shall we show here?',
    '2024-05-21 08:00 deploy of 2.18\n2024-05-21 08:20 first complaints',
    'at home (most of the time) nobody notices',
    'Select one of the plans from the list; then pay.',
    '```sql\nSELECT 1\nFROM a;\n```',
    'Use {braces} and [brackets] as you like.',
    '{\nnot closed',
    '-- a dash line',
  ])('leaves «%s»', (text) => {
    expect(withFencedCode(text)).toBe(text);
  });
});

describe('withMarkdownBullets', () => {
  it('makes items of the bullets of keyboards and word processors', () => {
    expect(withMarkdownBullets('Users can\n• leave\n・戻る\n– one\n– two')).toBe(
      'Users can\n- leave\n- 戻る\n- one\n- two',
    );
  });

  it('leaves a single dash and code', () => {
    const text = '– said nobody\n```\n• a\n```';
    expect(withMarkdownBullets(text)).toBe(text);
  });
});
