import { describe, expect, it } from 'vitest';
import { revise } from './samples/revise.ts';

const spec = `# Price import

## Summary

A cron job loads the prices at night.

**People and dates**

- Owner is Priya.
- Go-live planned for March 3.

## Non-goals

- New suppliers onboarding, currency conversion.

## Requirements

### Functional requirements

- **FR-1:** Prices MUST be live by 06:00.
- **FR-2:** If a price changes by more than 40%, the import MUST hold it back.
- **FR-3:** The import MUST rest in quiet hours 22:00-07:00.

## Design

Each supplier gets its own job.

## Test plan

- **T-1** (FR-2) Given the system is in use, When a price changes by more than 40%, Then the import holds it back.

## Rollout and rollback

The old job stays as fallback for 4 weeks.

## Alternatives

- We looked at Airflow but nobody wants to run it.

## Risks

- **R-1:** Suppliers change the schema. *Mitigation:* We validate it.
`;

const after = async (feedback: string) => revise(spec, feedback, 'Technical Spec');

describe('orders as people type them', () => {
  it.each([
    ['rename Risks to Risks and mitigations', '## Risks and mitigations\n'],
    ['rename Alternatives to Alternatives considered', '## Alternatives considered\n'],
    ['Priya left, owner is Tom now', '- Owner is Tom.\n'],
    ['mention that managers can resend a file in FR-1', 'by 06:00. Managers can resend a file.\n'],
    ['FR-1 should mention that managers can resend a file', 'by 06:00. Managers can resend a file.\n'],
    ['FR-1 must also hold on weekends', 'by 06:00. This must also hold on weekends.\n'],
    [
      'extend R-1: it happened twice in May',
      'the schema. It happened twice in May. *Mitigation:* We validate it.',
    ],
    ['mention that files are kept for audits in the design', 'Files are kept for audits.\n'],
    ['quiet hours should end at 08:00', 'quiet hours 22:00-08:00'],
    ['the non-goal about currency conversion can go', '- New suppliers onboarding.\n'],
    ['remove currency conversion from the non-goals', '- New suppliers onboarding.\n'],
    ['rename "import" to "feed" in the title', '# Price feed\n'],
    ['remove "at night"', 'A cron job loads the prices.'],
    ['if the import is late, show old prices', 'If the import is late, the system MUST show old prices.'],
    ['add Solr as an alternative: too old', '- Solr: too old.\n'],
    [
      'reorder requirements: quiet hours first',
      '- **FR-3:** The import MUST rest in quiet hours 22:00-07:00.\n- **FR-1:**',
    ],
    ['add a test for the quiet hours', '- **T-2** (FR-3) '],
    ['put currency conversion in scope', '- New suppliers onboarding.\n'],
    [
      'what about rate limiting per IP? max 20 per hour',
      'rate limiting per IP, there MUST be at most 20 per hour',
    ],
    ['the design is wrong: all suppliers share one job', '## Design\n\nAll suppliers share one job.\n'],
    ['merge FR-3 and FR-1', 'quiet hours 22:00-07:00; prices are live by 06:00.'],
  ])('%s', async (feedback, there) => {
    const { output, applied } = await after(feedback);
    expect(applied?.map(({ status }) => status)).toEqual(['applied']);
    expect(output).toContain(there);
  });

  it('removes what stands below a section and spares it', async () => {
    const { output } = await after('delete everything below Alternatives');
    expect(output).toContain('Airflow');
    expect(output).not.toContain('## Risks');
  });

  it('takes one of two names with what joins them', async () => {
    const { output } = await revise(
      spec.replace('quiet hours 22:00-07:00', 'quiet hours on web and iOS'),
      'drop iOS',
      'Technical Spec',
    );
    expect(output).toContain('quiet hours on web.');
  });

  it('gives no word of the document the name of a shape', async () => {
    const { output } = await revise(
      spec.replace('its own job', 'its own outbox table'),
      'use bullets instead of the table',
      'Technical Spec',
    );
    expect(output).toContain('outbox table');
  });

  it('takes a list by one of the words above it', async () => {
    const { output } = await after('remove the people list');
    expect(output).not.toContain('People and dates');
    expect(output).not.toContain('Priya');
  });

  it('takes the sentence where a word would leave a hole in it', async () => {
    const { output } = await after('remove the fallback, we switch right away');
    expect(output).not.toContain('stays as');
  });

  it.each([
    ['add a test for FR-2', 'T-1 tests FR-2 already.'],
    ['no rollout in steps, all at once', ''],
    ['looks fine, go ahead', 'Nothing was asked for.'],
    ["FR-1 isn't a requirement", ''],
    ['mitigation for R-7: we sign mails', ''],
    ['use shorter sentences', 'can be cut in two'],
    ['why Kubernetes and not Airflow?', 'This asks about the document'],
  ])('says why nothing comes of it: %s', async (feedback, why) => {
    const { output, applied } = await after(feedback);
    expect(output).toBe(spec);
    expect(applied?.[0]?.message).toContain(why);
  });
});

const prompt = `# Classify mails

## Goal

Classify mails.

## Inputs

- \`{{subject}}\`: subject; given for each run.
- \`{{body}}\`: body; given for each run.

<subject>
{{subject}}
</subject>

<body>
{{body}}
</body>

## Instructions

1. Read \`subject\` and \`body\`.

## Output format

- Output JSON with category (billing, shipping, other) and a summary.
- Tone neutral.
`;

describe('orders for a prompt', () => {
  it('name an input by what it holds', async () => {
    const { output } = await revise(prompt, 'add an input for the order date', 'Prompt');
    expect(output).toContain('{{order_date}}');
  });

  it('set the tone of the answer and leave that of the prompt', async () => {
    const { output } = await revise(prompt, 'the tone should be friendly', 'Prompt');
    expect(output).toBe(prompt.replace('Tone neutral', 'Tone friendly'));
  });

  it('keep the values in brackets when all gets shorter', async () => {
    const { output } = await revise(prompt, 'make it shorter', 'Prompt');
    expect(output).toContain('(billing, shipping, other)');
  });

  it('tell the model nothing where they ask', async () => {
    const { output } = await revise(prompt, 'what model should we use?', 'Prompt');
    expect(output).toBe(prompt);
  });
});
