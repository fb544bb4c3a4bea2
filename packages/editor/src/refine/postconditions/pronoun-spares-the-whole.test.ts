import { describe, expect, it } from 'vitest';
import { draftOf } from '../draft.ts';
import { asPromised } from './postconditions.ts';

const text = `# Ferry desk

## Tickets

### US-1: Print a boarding list

- **Acceptance criteria**
  1. Given a sailing, When it is opened, Then the list is printed.
  2. Given no sailing, When it is opened, Then nothing is printed.

### US-2: Count the cars

- **Estimate:** 2
`;
const ticket = text.slice(text.indexOf('### US-1'), text.indexOf('### US-2'));

/** Whether a change that takes the whole ticket out is kept, as read from the last clause of feedback. */
function isKept(feedback: string, clause: string): boolean {
  const draft = draftOf(text, {
    originalInput: text,
    previousOutput: text,
    feedback,
    audience: 'Senior Dev',
    context: 'Backend',
    format: 'Jira Tickets',
    tone: 50,
  });
  const after = text.replace(ticket, '');
  return (
    asPromised({ text: after, status: 'applied', message: 'Removed US-1.' }, draft, clause).text === after
  );
}

describe('"it" behind a part that was named', () => {
  it('takes out no whole ticket', () => {
    expect(isKept('Why is there a second criterion in US-1? Remove it.', 'Remove it.')).toBe(false);
    expect(isKept('The estimate of US-1 is odd, please drop that.', 'please drop that.')).toBe(false);
  });

  it('takes out the ticket that was named itself', () => {
    expect(isKept('US-1 is nobody’s job. Remove it.', 'Remove it.')).toBe(true);
    expect(isKept('Remove the ticket US-1.', 'Remove the ticket US-1.')).toBe(true);
  });
});
