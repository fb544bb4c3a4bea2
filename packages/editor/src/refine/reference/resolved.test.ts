import { describe, expect, it } from 'vitest';
import { draftOf } from '../draft.ts';
import { withNames } from './resolved.ts';

const spec = `# Clinic

## Requirements

### Functional requirements

- **FR-1:** A nurse MUST see 25 patients on one screen.
- **FR-2:** A patient on the waiting list MUST get a message via Twilio.
- **FR-3:** A visit MUST expire after 15 minutes.

### Non-functional requirements

- **NFR-1:** The list MUST load in 2 seconds.
- **NFR-2:** The archive MUST be kept 10 years.

## Risks

- **R-1:** The scanner breaks.

## Open questions

- **Q-1:** What happens when a message cannot be delivered?
- **Q-2:** Who may see the archive?
`;
const board = `# Clinic

## Tickets

### US-1: Show patients

- **Context:** FR-1: A nurse MUST see 25 patients.
- **Acceptance criteria**
  1. Given a nurse, When the list opens, Then 25 patients are shown.
  2. Given no network, When the list opens, Then it is empty.

### US-2: Send messages to the waiting list

- **Context:** FR-2: The first on the list MUST get a message.
`;

function named(message: string, loosely = false, text = spec): string {
  const request = {
    originalInput: text,
    previousOutput: text,
    feedback: message,
    format: 'Technical Spec',
  } as const;
  const draft = draftOf(text, { ...request, audience: 'Senior Dev', context: 'Backend', tone: 50 });
  return withNames(message, draft, { loosely }).text;
}

describe('a description of a part', () => {
  it.each([
    ['shorten the requirement with the 25 patients', 'shorten FR-1'],
    ['the question on undelivered messages: we retry', 'Q-1: we retry'],
    ['the waiting list requirement should be a SHOULD', 'FR-2 should be a SHOULD'],
    ['move the requirement about expiry to the risks', 'move FR-3 to the risks'],
    ['the second non functional requirement: 5 years', 'NFR-2: 5 years'],
    ['Die Anforderung mit der Twilio-Message ist zu lang', 'FR-2 ist zu lang'],
    ["l'exigence sur Twilio : non", 'FR-2 : non'],
  ])('becomes the name of the part: %s', (message, text) => {
    expect(named(message)).toBe(text);
  });

  it.each([
    'add a requirement about the waiting list',
    'there is no question about the archive',
    'the requirement about parking is missing',
    'the requirement about the list and years',
    'say "the requirement about the waiting list" there',
    'Q-2, the question about the archive, is answered',
  ])('stays where it names nothing, several or something new: %s', (message) => {
    expect(named(message)).toBe(message);
  });

  it.each([
    ['both questions can go', 'both questions can go'],
    ['the two list requirements are one', 'FR-2 and NFR-1 are one'],
    ['drop the questions about delivery and the archive', 'drop Q-1 and Q-2'],
    ['the functional requirements are numbered wrong', 'the functional requirements are numbered wrong'],
    ['take out the last two requirements', 'take out NFR-1 and NFR-2'],
    ['delete questions 1 to 2', 'delete Q-1 and Q-2'],
    ['questions 2 to 5 can go', 'questions 2 to 5 can go'],
    ['the first two requirements of Performance', 'the first two requirements of Performance'],
    ['the three list requirements are one', 'the three list requirements are one'],
  ])('becomes the names of several parts, as many as are counted: %s', (message, text) => {
    expect(named(message)).toBe(text);
  });

  it('counts with words that only point where this is asked for', () => {
    expect(named('what you wrote about Twilio is wrong')).toBe('what you wrote about Twilio is wrong');
    expect(named('what you wrote about Twilio is wrong', true)).toBe('FR-2 is wrong');
    expect(named('the bit on expiry is wrong', true)).toBe('FR-3 is wrong');
  });

  it('is of another part where a figure says so', () => {
    expect(named('the archive thing is wrong, 2 seconds is too short', true)).toContain('the archive thing');
  });

  it('names items of tickets', () => {
    expect(named('the criterion about no network in the patients ticket can go', false, board)).toBe(
      'criterion 2 of US-1 can go',
    );
    expect(named('merge the patients ticket with the one about messages', false, board)).toBe(
      'merge US-1 with US-2',
    );
  });
});
