import type { Format } from '@faircopy/contract';
import { describe, expect, it } from 'vitest';
import { read } from '../read/read.ts';
import { checkDocument } from './check.ts';
import { rules } from './rules.ts';
import { api, apiInput } from './samples/api.ts';
import { dataModel, dataModelInput } from './samples/data-model.ts';
import { prompt, promptInput } from './samples/prompt.ts';
import { rfc, rfcInput } from './samples/rfc.ts';
import { spec, specInput } from './samples/spec.ts';
import { tickets, ticketsInput } from './samples/tickets.ts';

const samples = {
  'Technical Spec': [specInput, spec],
  'Jira Tickets': [ticketsInput, tickets],
  'API Design': [apiInput, api],
  'Data Model': [dataModelInput, dataModel],
  RFC: [rfcInput, rfc],
  Prompt: [promptInput, prompt],
} as const;

type Sampled = keyof typeof samples;

function faults(
  format: Format,
  input: string,
  document: string,
  options: { tone?: number; audience?: 'Junior Dev' | 'SRE' | 'Senior Dev' } = {},
) {
  return checkDocument({
    source: read(input),
    document,
    format,
    audience: options.audience ?? 'Senior Dev',
    tone: options.tone ?? 50,
  }).failed;
}

/** One broken place in a good document, and the rule that has to notice it. */
const breaks: [
  rule: string,
  format: Sampled,
  from: string | RegExp,
  to: string,
  options?: Parameters<typeof faults>[3],
][] = [
  ['C1', 'Technical Spec', '## Risks', '## Dangers'],
  ['C1', 'Technical Spec', 'Rows leave the database one at a time.\n', ''],
  ['C1', 'RFC', '## Drawbacks', '### Drawbacks'],
  ['C2', 'Technical Spec', 'Rows leave', 'TBD: rows leave'],
  ['C2', 'RFC', 'The store talks', 'The [STORE NAME] talks'],
  ['C2', 'API Design', 'Keys are secret.', 'Keys are {secret_kind}.'],
  ['C3', 'Technical Spec', 'How long do we keep the files?', 'How long we keep the files is open.'],
  ['C3', 'RFC', '- Who runs Redis?', '- A?\n- B?\n- C?\n- D?\n- E?\n- F?\n- G?\n- H?'],
  ['C4', 'Technical Spec', /\/tmp\/export\.csv/g, '/tmp/rows.csv'],
  ['C4', 'Technical Spec', 'times out after 30 s', 'times out after 30 seconds'],
  ['C5', 'Technical Spec', 'Rows leave the database', 'Up to 250 rows leave the database'],
  ['C5', 'RFC', 'One more part to run.', 'One more part to run on Kubernetes.'],
  ['C5', 'RFC', 'One more part to run.', 'One more part to run from 2026-03-01 on.'],
  ['C6', 'Technical Spec', 'FR-1: Given', 'FR-7: Given'],
  ['C6', 'Technical Spec', '**Q-2**', '**Q-1**'],
  ['C6', 'Jira Tickets', '### T-1:', '### T-3:'],
  ['C7', 'Technical Spec', 'Rows leave', 'A robust reader makes rows leave'],
  ['C8', 'RFC', '# Sessions in Redis\n', 'Sure, here is your RFC!\n\n# Sessions in Redis\n'],
  ['C8', 'RFC', '# Sessions in Redis\n', 'I hope this helps.\n\n# Sessions in Redis\n'],
  ['C8', 'RFC', /$/, '\nLet me know if you want changes.\n'],
  ['C8', 'RFC', /$/, '\n~~~\n\nLet me know if you want changes.\n~~~\n'],
  ['C8', 'RFC', /^[\s\S]*$/, `~~~markdown\n${rfc}~~~\n`],
  ['C9', 'RFC', '## Drawbacks', '# Drawbacks'],
  ['C9', 'RFC', /$/, '\n```js\nrun();\n'],
  ['C9', 'API Design', '| list invoices |', '| list invoices | extra |'],
  ['C10', 'Technical Spec', 'Exports MUST finish', 'Exports MUST start and MUST finish'],
  ['C10', 'Technical Spec', 'Exports MUST finish', 'Exports finish'],
  ['C10', 'Technical Spec', '- **NFR-1**: Exports MUST finish', '\n**NFR-1**: Exports finish'],
  [
    'C11',
    'Prompt',
    /The team reads many tickets\.[\s\S]*$/,
    'Das Team liest jeden Tag sehr viele Anfragen von Kunden und muss sie schnell verstehen, damit niemand lange auf eine Antwort warten muss. Die Zusammenfassung soll deshalb kurz sein und nichts weglassen, was für die Bearbeitung wichtig ist.',
  ],
  ['C12', 'RFC', /None named\.\n$/, 'Later we could share the\n'],
  ['C12', 'RFC', /None named\.\n$/, ''],
  ['C13', 'Technical Spec', 'The export job times out after 30 s for big accounts.', 'The job is slow.'],
  [
    'C13',
    'Technical Spec',
    'Rows leave the database one at a time.',
    'An account without rows gives an empty file.',
  ],
  ['C14', 'Technical Spec', 'Exports MUST finish', 'The up to 5 exports MUST finish'],
  ['C14', 'Jira Tickets', 'Send a reset link by mail', 'Provide a reset link -> mail'],
  ['C14', 'Jira Tickets', 'I want to see reset requests', 'I want can we see reset requests'],
  ['C14', 'Jira Tickets', 'Then it has expired and is refused', 'Then is refused'],
  ['S1', 'Technical Spec', '- FR-1: Given', '- Given'],
  ['S2', 'Technical Spec', 'within 5 minutes.\n\n## Design', 'in good time.\n\n## Design'],
  ['S3', 'Technical Spec', '| Start the job again. |', '| |'],
  ['J1', 'Jira Tickets', 'Send a reset link by mail', 'Sending a reset link by mail'],
  ['J1', 'Jira Tickets', 'Send a reset link by mail', `Send ${'very '.repeat(16)}long mails`],
  ['J2', 'Jira Tickets', 'Then it has expired and is refused', 'Then it opens'],
  ['J2', 'Jira Tickets', /2\. Given no request.*\n/, ''],
  ['J3', 'Jira Tickets', '**Estimate**: 3', '**Estimate**: 4'],
  ['J4', 'Jira Tickets', '**Dependencies**: none', '**Dependencies**: T-2'],
  ['J5', 'Jira Tickets', '| T-2 |', '| |'],
  ['J6', 'Jira Tickets', 'As a user, I want to reset', 'Users reset'],
  ['A1', 'API Design', '### GET /invoices/{id}', '### GET /invoices/{id}/lines'],
  ['A2', 'API Design', /GET \/invoices\n/, 'GET /getInvoices\n'],
  ['A2', 'API Design', /GET \/invoices\n/, 'POST /invoices/{invoiceId}/approve\n'],
  ['A3', 'API Design', ', and 404 without one', ''],
  ['A4', 'API Design', '{ "items": [] }', '{ items: [] }'],
  [
    'R1',
    'RFC',
    'Move the session store from files to Redis.',
    'Move the session store.\n\nFrom files to Redis.',
  ],
  ['R2', 'RFC', '- Doing nothing: servers', '- More disks: servers'],
  ['D1', 'Data Model', '| PK | | its number | none |\n| email', '| | | its number | none |\n| email'],
  ['D2', 'Data Model', 'FK → Customer.id', 'FK → Client.id'],
  ['D3', 'Data Model', 'o{ Order', 'o{ Purchase'],
  ['D4', 'Data Model', '| personal |', '| none |'],
  ['D5', 'Data Model', '||--o{', '}o--o{'],
  [
    'P1',
    'Prompt',
    '- `{{ticket}}`: the customer ticket\n\n<ticket>\n{{ticket}}\n</ticket>',
    'A ticket: <t>{{text}}</t>',
  ],
  ['P2', 'Prompt', '<ticket>\n{{ticket}}\n</ticket>', '{{ticket}}'],
  ['P3', 'Prompt', '1. Read the ticket.\n2. Write', '- Read the ticket.\n- Write'],
  [
    'U1',
    'RFC',
    'One more part to run.',
    `${'one more part to run and to keep alive and '.repeat(60)}so on.`,
    { audience: 'Junior Dev' },
  ],
  ['U2', 'RFC', 'Sessions follow', 'Sessions simply follow', { audience: 'Junior Dev' }],
  ['U3', 'RFC', 'Sessions follow', 'Sessions still follow', { audience: 'SRE' }],
  ['N1', 'RFC', 'Sessions follow the user.', "Sessions don't get lost.", { tone: 90 }],
  ['N1', 'RFC', 'Sessions follow the user.', 'You keep your session.', { tone: 90 }],
  [
    'N2',
    'RFC',
    'One more part to run.',
    `${'one more part to run and to keep alive and '.repeat(60)}so on.`,
    { tone: 10 },
  ],
];

describe('checkDocument', () => {
  for (const [format, [input, document]] of Object.entries(samples) as [
    Sampled,
    readonly [string, string],
  ][]) {
    it(`finds nothing wrong with a good ${format} document`, () => {
      expect(faults(format, input, document)).toEqual([]);
    });
  }

  for (const [index, [rule, format, from, to, options]] of breaks.entries()) {
    it(`${rule} notices a broken ${format} document (${index + 1})`, () => {
      const [input, document] = samples[format];
      const broken = document.replace(from, () => to);
      if (rule !== 'C8' || typeof from === 'string') expect(broken).not.toBe(document);
      expect(faults(format, input, broken, options).map((fault) => fault.rule)).toContain(rule);
    });
  }

  it('has a broken document for every rule', () => {
    const tried = new Set(breaks.map(([rule]) => rule));
    expect(rules.map((rule) => rule.meta.id).filter((id) => !tried.has(id))).toEqual([]);
  });

  it('counts the rules that apply to the format', () => {
    const { checks } = checkDocument({
      source: read('Hello there, all.'),
      document: 'Hello there, all.',
      format: 'Optimize',
      audience: 'SRE',
      tone: 50,
    });
    expect(checks).toBe(5);
  });

  it('accepts an improved text of the format Optimize', () => {
    expect(
      faults('Optimize', 'Teh servr is runing on port 8080.', 'The server is running on port 8080.'),
    ).toEqual([]);
  });

  it('takes a text that was only corrected for one in the language of its input, whatever it looks like', () => {
    const text = 'The server restarts every night because the backup needs too much memory at that time.';
    const passage = 'Nobody knows yet who could look after the machines during the weekend of the fair.';
    const source = { ...read(text), language: 'nl' };
    const languageFaults = (document: string) =>
      checkDocument({ source, document, format: 'Optimize', audience: 'Senior Dev', tone: 50 }).failed.filter(
        ({ rule }) => rule === 'C11',
      );
    expect(languageFaults(text.replace('needs', 'takes'))).toEqual([]);
    expect(languageFaults(passage)).toHaveLength(1);
    expect(languageFaults(`${text}\n\n${text.replace('too', 'so')}\n\n${passage.slice(0, 70)}`)).toHaveLength(
      1,
    );
  });

  it('accepts facts that the context gives', () => {
    const document = rfc.replace('One more part to run.', 'One more part to run on Kubernetes 1.31.');
    const request = {
      source: read(rfcInput),
      document,
      format: 'RFC',
      audience: 'Senior Dev',
      tone: 50,
    } as const;
    expect(checkDocument({ ...request, context: 'We run Kubernetes 1.31.' }).failed).toEqual([]);
    expect(checkDocument(request).failed.map((fault) => fault.rule)).toContain('C5');
  });

  it('gives every rule an id of its own, a title and a source', () => {
    expect(new Set(rules.map((rule) => rule.meta.id)).size).toBe(rules.length);
    for (const { meta } of rules) expect(meta.title.length * meta.source.length).toBeGreaterThan(0);
  });
});
