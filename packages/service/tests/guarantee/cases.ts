import { readFileSync } from 'node:fs';
import type { ModelRequest } from '../../src/models/model.ts';

/** A request, and an answer to it that nobody could object to. */
export interface GoodCase {
  readonly request: ModelRequest;
  readonly answer: string;
}

const read = (name: string) =>
  readFileSync(new URL(`../fixtures/guarantee/${name}`, import.meta.url), 'utf8');
const specInput = read('input.txt');
const spec = read('document.md');

const text = `# Restart of the billing servise

The servise restart every night at 03:15 and take about 40 s, see \`deploy.sh --force\` and https://wiki.example.com/billing.
Ask ops@example.com befor you change BILLING_TIMEOUT_MS, it is 2500 ms now.

- the queue hold 300 jobs
- config is in /etc/billing/app.yaml

\`\`\`sh
systemctl restart billing && sleep 40
\`\`\`
`;
const corrected = text
  .replace('servise\n', 'service\n')
  .replace('servise restart', 'service restarts')
  .replace('and take', 'and takes')
  .replace('befor ', 'before ')
  .replace('queue hold', 'queue holds');

const german = `Der Dienst wird jede Nacht um 03:15 neu gestartet, das dauert etwa 40 s.
Bitte die Einstellung \`retry_limit\` nicht ändern, sie steht auf 7 und wird in config/retry.toml gelesen.
Die Warteschlange fast 300 Aufträge.
`;

const shared = { audience: 'Senior Dev', context: 'Backend' } as const;
const document = { ...shared, tone: 50, workspaceContext: '' } as const;

export const GOOD_CASES: readonly GoodCase[] = [
  {
    request: { ...shared, stage: 'optimize', input: text, correctionsOnly: true, instructions: '' },
    answer: corrected,
  },
  {
    request: { ...shared, stage: 'optimize', input: text, correctionsOnly: false, instructions: '' },
    answer: corrected.replace(
      'Ask ops@example.com before you change',
      'Please ask ops@example.com before changing',
    ),
  },
  {
    request: { ...shared, stage: 'optimize', input: german, correctionsOnly: false, instructions: '' },
    answer: german.replace('Die Warteschlange fast', 'Die Warteschlange fasst'),
  },
  {
    request: {
      ...document,
      stage: 'translate',
      input: specInput,
      format: 'Technical Spec',
      instructions: '',
      correctionsOnly: false,
    },
    answer: spec,
  },
  {
    request: {
      ...document,
      stage: 'refine',
      originalInput: specInput,
      previousOutput: spec,
      feedback: 'Say under Observability that failed exports are counted.',
      format: 'Technical Spec',
    },
    answer: spec.replace('Nothing is said about monitoring.', 'Failed exports are counted.'),
  },
  {
    request: { stage: 'summarize', input: text, maxCharacters: 250 },
    answer: `The billing service restarts every night at 03:15 and takes about 40 s, see \`deploy.sh --force\`.
Ask ops@example.com before you change BILLING_TIMEOUT_MS, it is 2500 ms now.
`,
  },
];
