import { expect, it } from 'vitest';
import { isAgent } from './agents.ts';

it('knows people, groups of them and machines that call on their own', () => {
  for (const subject of [
    'the front desk',
    'pickers',
    'a skipper',
    'Deaf visitors',
    'anybody',
    'the app',
    'Board members',
  ])
    expect([subject, isAgent(subject)]).toEqual([subject, true]);
});

it('takes nothing that is done, kept or built for one who calls', () => {
  for (const subject of [
    'Granting',
    'one payment',
    'a role',
    'the cache',
    'the printer',
    'a failed restore',
    'swap',
    'an order',
  ])
    expect([subject, isAgent(subject)]).toEqual([subject, false]);
});
