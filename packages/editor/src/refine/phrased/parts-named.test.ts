import { expect, test } from 'vitest';
import { mentionsIn, type Named, valuesIn } from './parts-named.ts';

const named: readonly Named[] = [
  { kind: 'heading', words: 'Rollout and rollback', name: 'Rollout and rollback' },
  { kind: 'heading', words: 'Rollout', name: 'Rollout' },
  { kind: 'entity', words: 'member', name: 'member' },
  { kind: 'field', words: 'member.email', name: 'member.email' },
];
const shown = (message: string) =>
  mentionsIn(message, named).map(
    ({ kind, name, start, end }) => `${kind} ${name}: ${message.slice(start, end)}`,
  );

test('a part is named once, by its longest name, with the marks around it', () => {
  expect(shown('cut "Rollout and rollback" down')).toEqual([
    'heading Rollout and rollback: "Rollout and rollback"',
  ]);
  expect(shown('`member.email` is unique for a member')).toEqual([
    'field member.email: `member.email`',
    'entity member: member',
  ]);
});

test('a title of one word in small letters is a word like any other', () => {
  expect(shown('Sales wants a rollout in May')).toEqual([]);
  expect(shown('Sales wants the rollout section to go')).toEqual(['heading Rollout: rollout']);
});

test('keys, calls, paths, statuses and quantities show by their form', () => {
  expect(shown('FR-3 and `GET /rooms/{id}` give 404 within 15 minutes')).toEqual([
    'key FR-3: FR-3',
    'call GET /rooms/{id}: `GET /rooms/{id}`',
    'status 404: 404',
    'value 15 minutes: 15 minutes',
  ]);
  expect(valuesIn('At most 3 retries, 200 ms apart.')).toEqual(['3 retries', '200 ms']);
});
