import { describe, expect, it } from 'vitest';
import { revise } from '../samples/revise.ts';

const spec = `# Kiln booking

## Summary

Only wardens can lock the kiln. Potters book a slot.

## Requirements

### Functional requirements

- **FR-1:** Only wardens MUST be able to lock the kiln.
- **FR-2:** Potters MAY pay by card.
- **FR-3:** A photo MUST be smaller than 20 MB.

## Test plan

- **T-1** (FR-1) Given a warden, When the warden locks the kiln, Then it is locked.
- **T-2** (FR-1) Given somebody who is not a warden, When they try to lock the kiln, Then they are refused.
`;

const tickets = `# Kiln tickets

## Coverage map

| Requirement | Ticket |
| --- | --- |
| FR-1: Only wardens can lock the kiln | US-1 |

## Tickets

### US-1: Let only wardens lock the kiln

- **Type:** Story
- **Story:** As a warden, I want to lock the kiln.
- **Context:** FR-1: Only wardens MUST be able to lock the kiln.
- **Acceptance criteria**
  1. Given a warden, When the warden locks the kiln, Then it is locked.
  2. Given somebody who is not a warden, When they try to lock the kiln, Then they are refused.
- **Tasks**
  - Implement FR-1: let only wardens lock the kiln (criterion 1).
  - Handle this case: somebody who is not a warden tries to lock the kiln (criterion 2).

## Open questions

- **Q-1:** What becomes of what belongs to it (FR-1): “Only wardens can lock the kiln”?
`;

const german = `# Ofenplan

## Anforderungen

- **FR-1:** Nur die Werkstattleitung DARF den Ofen sperren.

## Testplan

- **T-1** (FR-1) Wenn jemand anderes als die Werkstattleitung dies versucht, Dann wird er abgewiesen.

## Offene Fragen

- **Q-1:** Woran erkennt das System, wer das ist (FR-1): „Nur die Werkstattleitung darf den Ofen sperren“?
`;

describe('somebody who is to do what others do', () => {
  it.each([
    'studio managers can lock the kiln too',
    'FR-1 must also cover studio managers',
    'besides wardens, studio managers should be able to lock the kiln',
    'not only wardens, studio managers may lock the kiln as well',
  ])('stands beside them wherever it is said: %s', async (feedback) => {
    const { output } = await revise(spec, feedback, 'Technical Spec');
    expect(output).toContain('Only wardens and studio managers can lock the kiln.');
    expect(output).toContain('**FR-1:** Only wardens and studio managers MUST be able to lock the kiln.');
    expect(output).toContain('who is not a warden and not one of the studio managers, When');
    expect(output).toContain('Given a warden, When the warden locks');
  });

  it('stands beside them in titles, rows, tasks and criteria, and answers no question that quotes them', async () => {
    const { output } = await revise(tickets, 'Studio managers may lock the kiln too', 'Jira Tickets');
    expect(output).toContain('| FR-1: Only wardens and studio managers can lock the kiln | US-1 |');
    expect(output).toContain('### US-1: Let only wardens and studio managers lock the kiln');
    expect(output).toContain('FR-1: let only wardens and studio managers lock the kiln (criterion 1)');
    expect(output.match(/somebody who is not a warden and not one of the studio managers/gu)).toHaveLength(2);
    expect(output).toContain('**Q-1:** What becomes of what belongs to it (FR-1): “Only wardens and');
    expect(output).toContain('As a warden, I want');
  });

  it('binds many where one was bound', async () => {
    const { output } = await revise(german, 'FR-1 gilt auch für die Ofenmeister', 'Technical Spec');
    expect(output).toContain(
      '**FR-1:** Nur die Werkstattleitung und die Ofenmeister DÜRFEN den Ofen sperren.',
    );
    expect(output).toContain('als die Werkstattleitung und die Ofenmeister dies versucht');
    expect(output).toContain('„Nur die Werkstattleitung und die Ofenmeister dürfen den Ofen sperren“');
  });

  it('stands beside them in German, whatever question quotes them', async () => {
    const feedback = 'Nicht nur die Werkstattleitung, auch die Ofenmeister sollen den Ofen sperren dürfen';
    const { output } = await revise(german, feedback, 'Technical Spec');
    expect(output).toContain('Nur die Werkstattleitung und die Ofenmeister DÜRFEN den Ofen sperren.');
    expect(output).toContain('**Q-1:** Woran erkennt');
  });

  it.each([
    'FR-1 must also cover glaze buckets',
    'FR-3 must also cover studio managers',
    'potters can also pay in cash',
    'wardens cannot lock the kiln either, and not only managers',
  ])('is nobody here: %s', async (feedback) => {
    expect((await revise(spec, feedback, 'Technical Spec')).output).not.toMatch(
      / and (?:glaze|studio|cash|managers)/u,
    );
  });
});
