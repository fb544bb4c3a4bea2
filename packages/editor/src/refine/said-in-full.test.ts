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
  expect(output).toContain('**FR-3:** Los socios pueden ver su posición en la lista.');
});
