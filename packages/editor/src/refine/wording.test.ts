import { describe, expect, it } from 'vitest';
import { exportSpec } from './samples/export-spec.ts';
import { revise } from './samples/revise.ts';

const refine = (feedback: string, document = exportSpec) => revise(document, feedback, 'Technical Spec');

describe('what feedback means', () => {
  for (const feedback of [
    'merge FR-1 and the retry thing (FR-3)',
    'FR-1 and FR-3 (the retries) are both about the job, make them one requirement',
    'FR-1 and FR-3 say the same. Combine these two.',
  ])
    it(`goes by the keys it names: ${feedback}`, async () => {
      const { output } = await refine(feedback);
      expect(output).toContain('one by one and retry 3 times.\n');
    });

  for (const feedback of ['kill FR-1; same for FR-2', 'remove FR-1. FR-2 too.', 'drop FR-1 and FR-2'])
    it(`is said of another thing too: ${feedback}`, async () => {
      const { output } = await refine(feedback);
      expect(output).not.toMatch(/(?<!N)FR-[12]/u);
      expect(output).toContain('FR-3');
    });

  for (const feedback of [
    'FR-2 mixes two things. Give each its own FR.',
    'FR-2 says two things, make it two requirements',
  ])
    it(`parts what says two things: ${feedback}`, async () => {
      const { output } = await refine(feedback);
      expect(output).toContain(
        '- **FR-2**: The user MUST see the progress.\n- **FR-4**: The user MUST get a mail.\n',
      );
    });

  it('takes along what only refers to what is removed, and what says the same', async () => {
    const document = exportSpec.replace('- Keep memory low.', '- The job should retry 3 times (FR-3).');
    const { output } = await refine('FR-3 is nonsense. Please take it out together with its test.', document);
    expect(output).not.toMatch(/FR-3|retry/u);
  });

  it('means the test plan and not an article before a word that is a verb too', async () => {
    const { output } = await refine('the test plan is the requirements again, can we lose it');
    expect(output).not.toContain('## Test plan');
    expect(output).toContain('# Streaming export');
  });

  it('lets a range that named all keys of a family name a new one too', async () => {
    const document = exportSpec
      .replace('We basically', 'See FR-1 to FR-3. We basically')
      .replace('we basically', 'FR-1 to FR-3 say so, we basically');
    const { output } = await refine('split FR-2 into two requirements', document);
    expect(output).toContain('FR-1 to FR-4 say so');
  });
});

describe('what is not understood', () => {
  for (const feedback of [
    'US-8 goes elsewhere, say so in the other list',
    'give each its own FR',
    'the second task of every requirement is boilerplate',
    '"The job MUST write rows" is obviously not a requirement',
    'Our template has them in that order.',
  ])
    it(`changes nothing: ${feedback}`, async () => {
      const { output, applied } = await refine(feedback);
      expect(output).toBe(exportSpec);
      expect(applied.every((one) => one.status !== 'applied')).toBe(true);
    });
});

describe('orders put politely', () => {
  for (const feedback of [
    'Would you mind dropping FR-3?',
    "FR-3 doesn't state any requirement, it can be deleted without replacement.",
  ])
    it(`are orders: ${feedback}`, async () => {
      expect((await refine(feedback)).output).not.toMatch(/(?<!N)FR-3/u);
    });

  for (const feedback of [
    'Would be good if "Risks" came right after "Goals".',
    "I'd prefer to see Risks right after Goals",
  ])
    it(`move a section: ${feedback}`, async () => {
      expect((await refine(feedback)).output).toMatch(/Use Redis for progress\.\n\n## Risks/u);
    });

  it('say what the one is to say that two become', async () => {
    const { output } = await refine(
      'Please combine FR-1 and FR-3 as follows: The job MUST write rows and MUST try 3 times.',
    );
    expect(output).toContain('- **FR-1**: The job MUST write rows and MUST try 3 times.\n');
    expect(output).not.toContain('**FR-3**');
  });

  it('leave the title of the document alone where a ticket is meant', async () => {
    const { output } = await refine('the title of FR-9 for example should be "Expire"');
    expect(output).toContain('# Streaming export\n');
  });
});
