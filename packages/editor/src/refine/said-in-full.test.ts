import { describe, expect, it } from 'vitest';
import { revise } from './samples/revise.ts';

const lockers = `# Parcel lockers

Status: draft. Owner: Priya.

## Goals

- Parcels wait in a locker.

## Non-goals

- Frozen food.

## Requirements

- **FR-1:** A courier MUST open a locker with a code or a card.
- **FR-2:** A code MUST be valid for 20 minutes.
- **FR-3:** The search covers subject, body and tags.

## Design

| Part | Team |
| --- | --- |
| Lock | Hardware |
| Server | Platform |

## Plan

1. Order the locks.
2. Build the server, which takes the team at most a few weeks.
3. Open to everybody.

## Risks

- Locks jam.

## Open questions

- Do we need a camera?
`;

const refine = (feedback: string) => revise(lockers, feedback, 'Technical Spec');
const sectionOf = (text: string, title: string) =>
  text.split(/^## /mu).find((one) => one.startsWith(title)) ?? '';

describe('an order with all that it says', () => {
  it('gives two sections that become one the name that they are to have', async () => {
    const { output } = await refine('Merge goals and non-goals into Scope');
    expect(sectionOf(output, 'Scope')).toBe('Scope\n\n- Parcels wait in a locker.\n- Frozen food.\n\n');
    expect(output).not.toContain('oals\n');
  });

  it('numbers anew behind an exchange', async () => {
    const { output } = await refine('Swap FR-1 and FR-2 and renumber.');
    expect(sectionOf(output, 'Requirements')).toContain('**FR-1:** A code MUST');
    expect(sectionOf(output, 'Requirements')).toContain('**FR-2:** A courier MUST');
  });

  it('adds each thing of a list', async () => {
    const { output } = await refine('Add risks: couriers may forget the code, and the server may be down.');
    expect(sectionOf(output, 'Risks').match(/^- /gmu)).toHaveLength(3);
  });

  it('finds a table by its columns', async () => {
    const { output } = await refine('turn the parts table into a list');
    expect(sectionOf(output, 'Design')).toBe('Design\n\n- **Lock**: Hardware.\n- **Server**: Platform.\n\n');
  });

  it('answers a question that it names by its subject', async () => {
    const { output } = await refine('Answer the camera question with no.');
    expect(output).toContain('We do not need a camera.');
    expect(sectionOf(output, 'Open questions')).not.toContain('camera');
  });
});

describe('an order that is not carried out', () => {
  for (const feedback of [
    'Compare Hardware and frozen food in a table.',
    'translate to German',
    'Bitte ins Deutsche übersetzen',
    'shorten the plan',
    'FR-1 - cards are out. Only codes.',
    'split FR-3 in two: subject and body, tags',
  ])
    it(`leaves the document as it is, and is about it: ${feedback}`, async () => {
      const { output, isOutOfScope, applied } = await refine(feedback);
      expect(output).toBe(lockers);
      expect(isOutOfScope).toBe(false);
      expect(applied.every(({ status }) => status !== 'applied')).toBe(true);
    });
});

it('a requirement in another language is written as it was said', async () => {
  const { output } = await refine('Añade un requisito: los socios pueden ver su posición en la lista.');
  expect(output).toContain('**FR-4:** Los socios pueden ver su posición en la lista.');
});

describe('a change that would hit another thing', () => {
  const prompt = `# Sort mails

## Goal

Read mails and answer with JSON: a category, a summary of at most 30 words, and a suggested reply.

## Output format

Only the result.
`;
  for (const feedback of ['replies max 100 words', 'the suggested reply must be at most 80 words'])
    it(`is not made: ${feedback}`, async () => {
      const { output, applied } = await revise(prompt, feedback, 'Prompt');
      expect(output).toBe(prompt);
      expect(applied.map(({ status }) => status)).toEqual(['not-understood']);
    });

  it('is made of the thing that is spoken of', async () => {
    const { output } = await revise(prompt, 'summaries max 40 words', 'Prompt');
    expect(output).toBe(prompt.replace('30 words', '40 words'));
  });

  it('shortens no prompt whose answer is to be short', async () => {
    const { output } = await revise(prompt, 'keep the answer under 50 words', 'Prompt');
    for (const line of prompt.split('\n')) expect(output.split('\n')).toContain(line);
  });
});

describe('a place that is named', () => {
  it('takes what is put there, and nothing that stands behind a comma', async () => {
    const { output } = await refine(
      'I would put the plan before the design, and the risks right after the goals.',
    );
    expect([...output.matchAll(/^## (.+)$/gmu)].map(([, title]) => title)).toEqual([
      'Goals',
      'Risks',
      'Non-goals',
      'Requirements',
      'Plan',
      'Design',
      'Open questions',
    ]);
    expect(output).not.toContain('right after');
  });

  it('takes what is put there instead', async () => {
    const { output } = await refine('Put "Frozen food" under risks instead.');
    expect(sectionOf(output, 'Risks')).toContain('- Frozen food.');
    expect(sectionOf(output, 'Non-goals')).not.toContain('Frozen');
  });
});

it('a line of a list is the whole of it', async () => {
  const text = '# Jobs\n\n## Alternatives\n\n- Airflow is Python only. Our jobs are in Go.\n- Cron stays.\n';
  const { output } = await revise(text, 'The airflow line can go.', 'RFC');
  expect(output).toBe('# Jobs\n\n## Alternatives\n\n- Cron stays.\n');
});

it('a French sentence that answers a question takes its place', async () => {
  const text =
    '# Favoris\n\n## Conception\n\nRien n’est indiqué.\n\n## Questions ouvertes\n\n- **Q-1:** Que se passe-t-il quand une recette est supprimée ?\n- **Q-2:** Qui paie ?\n';
  const { output } = await revise(
    text,
    'Elles disparaissent des favoris, ça répond à la Q-1.',
    'Technical Spec',
  );
  expect(output).toContain('disparaissent des favoris');
  expect(output).not.toContain('Q-1');
});

describe('documents of other writers', () => {
  const adr = `# ADR 12: Image storage

## Status

Proposed

## Context

Users upload about 20,000 photos a day. Backups take 9 hours.

## Options

### Option A: bigger share

Cheap.

### Option B: S3

Scales.

### Option C: MinIO

Nobody has time to run it.

## Limits

You can upload 100 photos. Bulk imports are limited to 500.

## To do

- [ ] Ask legal about the region
- [x] Measure sizes

## FAQ

**Can I delete it?** No.

**Is it safe?** Yes.

## What to send there

| Field | Required | Notes |
| --- | --- | --- |
| email | yes | unique |
| country | no | ISO code |
`;
  for (const [feedback, old, fresh] of [
    ['Status is accepted.', 'Proposed', 'Accepted'],
    ['Remove option A', '### Option A: bigger share\n\nCheap.\n\n', ''],
    ['nobody cares about backups, remove that everywhere', ' Backups take 9 hours.', ''],
    ['Tick off the legal todo', '[ ] Ask', '[x] Ask'],
    ['country is required', '| country | no', '| country | yes'],
    ['country should not be optional', '| country | no', '| country | yes'],
    ['make email optional', '| email | yes', '| email | no'],
  ] as const)
    it(`change where they are spoken of: ${feedback}`, async () => {
      expect((await revise(adr, feedback, 'RFC')).output).toBe(adr.replace(old, fresh));
    });

  for (const feedback of [
    'Remove option D',
    'Split Limits into two sections: Uploads, Bulk imports',
    'turn FAQ into a table',
    'Add a pro/con list for each option',
  ])
    it(`stay as they are where nothing can surely be done: ${feedback}`, async () => {
      const { output, applied } = await revise(adr, feedback, 'RFC');
      expect(output).toBe(adr);
      expect(applied.every(({ status }) => status !== 'applied')).toBe(true);
    });

  it('keep the order of a German question', async () => {
    const { output } = await revise(
      adr,
      'Wie lange bleiben die alten Links gültig? Bitte als offene Frage aufnehmen.',
      'RFC',
    );
    expect(output).toContain('Wie lange bleiben die alten Links gültig?');
  });
});
