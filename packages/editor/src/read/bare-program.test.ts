import { describe, expect, it } from 'vitest';
import { withFencedCode } from './bare-code.ts';
import { programAt } from './bare-program.ts';

const handler = [
  "app.post('/points', async (req, res) => {",
  '  const { amount } = req.body',
  '',
  '  res.status(201).json({ amount })',
  '})',
];

describe('programAt', () => {
  it('takes a block up to the bracket that closes it', () => {
    expect(programAt([...handler, 'balance has to be fast'], 0)).toEqual({ language: 'ts', length: 5 });
  });

  it('goes by the indentation of Python and begins at what is imported', () => {
    const lines = [
      'import json',
      '',
      'def work():',
      '    while True:',
      '        job = q.pop()',
      'must be safe',
    ];
    expect(programAt(lines, 0)).toEqual({ language: 'python', length: 5 });
  });

  it.each([
    ['import customers', 'from the old shop'],
    ['Things we need (for now);', 'and later (maybe);'],
    ['we call it like this: foo() {', 'and it never closes'],
    ['- retry (3 times);', '- stop();'],
  ])('takes «%s» and «%s» for no program', (...lines) => {
    expect(programAt(lines, 0)).toBeNull();
  });
});

describe('withFencedCode on programs', () => {
  it('takes comments beside a program for prose, those within it for code', () => {
    const text = ['// refunds are missing', ...handler, '// points expire after 24 months'].join('\n');
    expect(withFencedCode(text)).toBe(
      `refunds are missing\n\n\`\`\`ts\n${handler.join('\n')}\n\`\`\`\n\n- points expire after 24 months`,
    );
  });

  it('goes on with a comment that ends open and begins a new item else', () => {
    const text = [
      '# mails',
      '# one a day and',
      '# none at night',
      'import json',
      'from a import b',
      'def go():',
      '    pass',
    ].join('\n');
    expect(withFencedCode(text)).toContain('- one a day and none at night');
    expect(withFencedCode(`${text}\n# must be logged\n# keeps 30 days`)).toContain(
      '- must be logged\n- keeps 30 days',
    );
  });

  it('keeps a heading beside Python', () => {
    const code = 'def work():\n    handle(q.pop())';
    expect(withFencedCode(`# Worker\n# must be safe to run twice\n${code}`)).toBe(
      `# Worker\n- must be safe to run twice\n\n\`\`\`python\n${code}\n\`\`\`\n`,
    );
  });
});
