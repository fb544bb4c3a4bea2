import { describe, expect, it } from 'vitest';
import type { Demand } from '../../understand/demand.ts';
import { withJoinedVerbs } from './joined-verbs.ts';

function demand(action: string, isNegative = false): Demand {
  const masked = (text: string) => ({ text, tokens: [] });
  return { subject: masked('It'), strength: 'MUST', isNegative, action: masked(action), condition: null };
}

function joinedIn(action: string): string {
  return withJoinedVerbs(demand(action), '').action.text;
}

describe('further verbs of a demand', () => {
  it.each([
    ['say so and names the mailbox', 'say so and name the mailbox'],
    ['have 120 words at most and are polite', 'have 120 words at most and be polite'],
    ['check the key and then issues a certificate', 'check the key and then issue a certificate'],
    ['use the diff and has a limit', 'use the diff and have a limit'],
    [
      "be possible for the import to be repeated and doesn't create duplicates",
      'be possible for the import to be repeated and not create duplicates',
    ],
  ])('take the form of the first: %s', (action, expected) => {
    expect(joinedIn(action)).toBe(expected);
  });

  it.each([
    'refuse to start when a setting is missing or has the wrong type',
    'list what was sent and is open',
    'get the mail, and the clerk signs it and is done',
    'show orders and records per day',
    'read the file (or is told so)',
  ])('stay where they are said of something else, or are none: %s', (action) => {
    expect(joinedIn(action)).toBe(action);
  });

  it('are bound by a word of their own where only the first is denied', () => {
    const { action } = withJoinedVerbs(
      demand('block and give up after 500 ms', true),
      'It never blocks and gives up after 500 ms.',
    );
    expect(action.text).toBe('block and must give up after 500 ms');
    const both = withJoinedVerbs(
      demand('block and freeze the page', true),
      'They must not block and freeze the page.',
    );
    expect(both.action.text).toBe('block and freeze the page');
  });
});
