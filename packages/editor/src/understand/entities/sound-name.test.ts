import { expect, it } from 'vitest';
import { isFieldName } from './sound-name.ts';

it('takes nouns, moments and what is or is not for names of fields', () => {
  for (const name of [
    'name',
    'date_of_birth',
    'set_up_on',
    'signed_up_at',
    'is_active',
    'has_monitor',
    'from',
    'from_floor',
    'paid_by',
  ])
    expect([name, isFieldName(name)]).toEqual([name, true]);
});

it('takes no cut clause for one', () => {
  for (const name of [
    'been_up',
    'no_filters',
    'same',
    'isn_t_enough',
    'from_each_shop',
    'in_the_mud',
    'price_of',
    'up',
    'here_s_what',
    'to_one_who_s_needed',
    'of',
  ])
    expect([name, isFieldName(name)]).toEqual([name, false]);
});
