import { expect, it } from 'vitest';
import { isThing } from './thing.ts';

it('takes nouns that are counted for names of things, be they verbs as well', () => {
  for (const name of [
    'booking',
    'scan',
    'water sample',
    'gift card',
    'check-in',
    'species',
    'webhook',
    'customs form',
    'flat',
    'alert',
  ])
    expect([name, isThing(name)]).toEqual([name, true]);
});

it('takes no verb, adjective, pronoun, span, amount, mass, part of a screen or cut phrase for one', () => {
  for (const name of [
    'ready',
    'older',
    'anew',
    'immediately',
    'them',
    'minute',
    'rest',
    'money',
    'feedback',
    'done',
    'button',
    'supervisor a list',
    'shifts among',
    'opens a ticket',
    'would be ideal',
    'effect immediately',
    'both plans',
    'no more',
    'old',
  ])
    expect([name, isThing(name)]).toEqual([name, false]);
});
