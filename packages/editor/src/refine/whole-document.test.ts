import { describe, expect, it } from 'vitest';
import { revise } from './samples/revise.ts';

const notes = `# Nightly index

We're gonna rebuild the index at night, it's kinda slow. The job don't start before the backups is done, because both need the disk.

## Rollback

Point the alias back. We keep two old indexes, so there is always one that works. The oldest is deleted after a week.
`;
const german = `# Umzug

Wir ziehen am Samstag um. Die Anwender kriegen vorher ne Mail, und wenns schiefgeht, rollen wir zurück.
`;
const tickets = `# Parcels

## Tickets

### US-1: Scan the code

- **Story:** As a driver, I want to scan the code of a parcel so that nobody types it.
- **Context:** FR-1: Drivers MUST scan the code.

### US-2: Show the list

- **Story:** As a driver, I want to see the parcels of the day so that I can plan.
- **Context:** FR-2: Drivers MUST see the list.
`;
const refine = (document: string, feedback: string) => revise(document, feedback, 'Optimize', document);

describe('wishes about the whole text', () => {
  it.each([
    'There are still a few grammar slips in here, please fix them.',
    'I found some typos. Fix them please.',
    'Can you clean up the language mistakes?',
  ])('have faults of the language corrected, and told: %s', async (feedback) => {
    const { output, applied } = await refine(notes, feedback);
    expect(output).toContain("The job doesn't start before the backups");
    expect(applied.map((one) => one.status)).toEqual(['applied']);
    expect(applied[0]?.message).toContain(`"don't" → "doesn't"`);
  });

  it('have chatty words of another language said formally', async () => {
    const { output } = await refine(german, 'Bitte formeller schreiben.');
    expect(output).toContain('Die Anwender erhalten vorher eine Mail, und wenn es schiefgeht');
  });

  it('keep a word in small letters where the one before it stood in capitals within a sentence', async () => {
    const { output } = await refine(`${notes}\nThe result is OK then.\n`, 'Make it more formal.');
    expect(output).toContain('The result is acceptable then.');
  });
});

describe('a part that is to be shorter', () => {
  it.each([
    'Make Rollback shorter, one sentence is enough.',
    'Rewrite the rollback section in one sentence.',
    'Rollback: at most one sentence.',
    'Bitte den Abschnitt Rollback auf einen Satz kürzen.',
    'Résume la section Rollback en une phrase.',
  ])('has so many sentences as the wish says: %s', async (feedback) => {
    const { output } = await refine(notes, feedback);
    expect(output.split('## Rollback\n\n')[1]?.match(/\./gu)).toHaveLength(1);
  });

  it('stays where it has no more words than it may', async () => {
    const { output, applied } = await refine(notes, 'Keep the rollback section under 60 words.');
    expect(output).toBe(notes);
    expect(applied[0]?.message).toContain('already');
  });
});

describe('words put in the place of others', () => {
  it('give way in the part that is named alone', async () => {
    const { output } = await revise(tickets, 'Say "package" instead of "parcel" in US-1.', 'Jira Tickets');
    expect(output).toContain('the code of a package so that');
    expect(output).toContain('the parcels of the day');
  });

  it('are looked for in no other part', async () => {
    const { output, applied } = await revise(
      tickets,
      'In US-2 write "label" instead of "code".',
      'Jira Tickets',
    );
    expect(output).toBe(tickets);
    expect(applied[0]?.message).toContain('does not stand in');
  });

  it('are named by what is wrong and what it must be', async () => {
    const { output } = await refine(notes, 'Alias is wrong, it has to be pointer.');
    expect(output).toContain('Point the pointer back.');
  });
});

describe('the purpose of stories', () => {
  it('goes from all of them', async () => {
    const { output } = await revise(tickets, 'Cut the so-that part of the stories.', 'Jira Tickets');
    expect(output).not.toContain('so that');
    expect(output).toContain('I want to scan the code of a parcel.\n');
  });

  it('goes from all of them where another wish follows', async () => {
    const { output } = await revise(
      tickets,
      'Cut the "so that" part from the stories. And in US-2 say "today" instead of "of the day".',
      'Jira Tickets',
    );
    expect(output).not.toContain('so that');
    expect(output).toContain('I want to see the parcels today.');
  });

  it('goes from the one that is named', async () => {
    const { output } = await revise(tickets, 'Drop the "so that …" clause from US-2.', 'Jira Tickets');
    expect(output).toContain('so that nobody types it.');
    expect(output).not.toContain('so that I can plan');
  });
});
