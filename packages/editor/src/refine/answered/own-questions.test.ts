import { describe, expect, it } from 'vitest';
import { ownAnswer } from './own-questions.ts';

describe('an answer to a question that a document raises by itself', () => {
  it.each([
    [
      'How long is the data of “rates” kept, and who may have it deleted?',
      'eleven years',
      'The data is kept for eleven years',
    ],
    [
      'How long is the data of “CRM” kept, and who may have it deleted?',
      'until the account is closed',
      'The data is kept until the account is closed',
    ],
    [
      'How old may the data of “CRM” be when it is read?',
      'up to a minute old',
      'The data may be up to a minute old when it is read',
    ],
    [
      'Who calls this API, and how do callers authenticate?',
      'our catalogue and the reading apps, by OAuth',
      'The callers are our catalogue and the reading apps, by OAuth',
    ],
    [
      'What happens when this is refused or nobody answers (FR-3): “A driver confirms the swap”?',
      'The driver leaves the scooter locked.',
      'When FR-3 is refused or nobody answers, the driver leaves the scooter locked',
    ],
    [
      'What happens beyond this limit (FR-7): “Max 5 claims a day”?',
      'the caller gets 429',
      'Beyond what FR-7 allows, the caller gets 429',
    ],
    [
      'What exactly counts as “popular shifts”?',
      'any shift at the main stage',
      '“popular shifts” means any shift at the main stage',
    ],
  ])('says what was asked: %s %s', (asked, said, stated) => {
    expect(ownAnswer(asked, said)?.toLowerCase()).toBe(stated.toLowerCase());
  });

  it.each([
    ['Who owns the barrier?', 'facility'],
    ['How long is the data of “rates” kept, and who may have it deleted?', 'ask the auditors'],
    ['What happens beyond this limit (FR-8): “One export per album”?', 'an error'],
  ])('is left to other readers: %s %s', (asked, said) => {
    expect(ownAnswer(asked, said)).toBeNull();
  });
});
