import { describe, expect, it } from 'vitest';
import { revise } from './samples/revise.ts';

const spec = `# Hive log

## Summary

Inspectors write on paper cards. The cards get wet in spring.

## Context and problem

Inspectors write on paper cards that get wet. Every spring we lose track of the colonies.

## Requirements

### Functional requirements

- **FR-1:** An inspector MUST be able to record a visit.
- **FR-2:** The app MUST warn the beekeeper 42 days after a treatment.
- **FR-3:** When a card is lost, the app MUST block it and tell the office.
- **FR-4:** Tokens MUST be rotated.
- **FR-5:** Visitors MUST NOT see tokens.

## Interfaces and data

- An inspector can record a visit (FR-1).

## Test plan

- **T-1** (FR-2) Given the system is in use, When it is 42 days after a treatment, Then the app warns the beekeeper.

## Rollout and rollback

Rollout starts in Alsace on 12 March 2027. Nadja Brunner leads it.

## Open questions

- **Q-1:** How long are visits kept?
`;

describe('a part is meant by what people call it', () => {
  it.each([
    'the context section is too long, cut it down',
    'the context is way too long',
    'tighten the context section, the rest can stay',
  ])('%s', async (feedback) => {
    const { output } = await revise(spec, feedback, 'Technical Spec');
    expect(output).not.toBe(spec);
    expect(output.replace(/## Context and problem\n\n.*\n/u, '')).toBe(
      spec.replace(/## Context and problem\n\n.*\n/u, ''),
    );
  });
});

describe('how a part is to read is written nowhere', () => {
  it.each([
    'The summary must be readable for the board',
    'the context should be easy to read',
    'the title should be shorter',
  ])('%s', async (feedback) => {
    const { output } = await revise(spec, feedback, 'Technical Spec');
    expect(output).not.toMatch(/readable|easy to read|shorter/u);
    expect(output).toContain('# Hive log');
  });
});

it('a word gives way to a part of it', async () => {
  const { output } = await revise(spec, 'replace "beekeeper" with "keeper" everywhere', 'Technical Spec');
  expect(output).toContain('warn the keeper 42 days');
  expect(output).not.toContain('beekeeper');
});

it('a date takes the place of the one that its section gives, and is no second one', async () => {
  const { output } = await revise(
    spec,
    'postponed: the rollout in Alsace, new date 7 June 2027',
    'Technical Spec',
  );
  expect(output).toBe(spec.replace('12 March', '7 June'));
});

it('what answers a question changes no value of another thing', async () => {
  const { output } = await revise(spec, 'Visits are kept for 10 years', 'Technical Spec');
  expect(output).toContain('42 days after a treatment');
  expect(output).not.toContain('Q-1');
});

it('a requirement goes with the line that lets somebody do the same', async () => {
  const { output } = await revise(spec, 'remove FR-1', 'Technical Spec');
  expect(output).not.toContain('record a visit');
});

it('which of several parts on a topic is to go is asked', async () => {
  const { output, applied } = await revise(spec, 'take out everything about tokens', 'Technical Spec');
  expect(output).toBe(spec);
  expect(applied[0]?.message).toContain('FR-4, FR-5');
});

it('nobody is given the family name of somebody else', async () => {
  const { output } = await revise(
    spec,
    "Nadja does not lead it any more, it's Piet Larsen",
    'Technical Spec',
  );
  expect(output).not.toContain('Piet Brunner');
});

it('a new section keeps all that is told of it', async () => {
  const { output } = await revise(
    spec,
    'add a section on training: two evening courses per region, held in February',
    'Technical Spec',
  );
  expect(output).toContain('Two evening courses per region, held in February.');
});
