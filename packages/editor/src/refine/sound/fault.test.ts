import { describe, expect, it } from 'vitest';
import { faultOf } from './fault.ts';

const text = [
  '# Wallet sync',
  '',
  'Wallet sync v2 runs every night and ran twice in May. Sven writes the migration guide.',
  '',
  '- **FR-1:** The app SHOULD have a circuit breaker.',
  '- **FR-2:** The system MUST store card data in exports.',
  '',
  '### US-4: Send the monthly mail',
  '',
  '- **Estimate:** 2',
].join('\n');

const becomes = (old: string, fresh: string, clause: string) =>
  faultOf(text, text.replaceAll(old, fresh), clause);

describe('a change is unsound where it', () => {
  it.each([
    ['puts an article before what binds', 'SHOULD have', 'A MUST have', 'it is a must, not a should'],
    ['puts a noun in the place of a verb', 'store card data', 'exporting', 'we must not store card data'],
    ['says the same on both sides of a verb', 'Sven', 'The migration guide', 'Ines writes it, not Sven'],
    [
      'takes what is told of a name for the name',
      'Wallet sync v2',
      'called Purse now',
      "it's called Purse now",
    ],
    ['takes a number for a version', 'v2', 'v5', 'the mail one is a 5 not a 2'],
    ['takes an amount for how often', 'twice', '35 times', 'it takes 35'],
    [
      'puts the place where something is to stand for it',
      'The system',
      'with the drawbacks',
      'it does not belong there, put it with the drawbacks',
    ],
    ['puts a no in the place of a word', 'guide', 'no', 'guide: no'],
    ['puts a word in the place of a key', 'FR-1', 'Oduya', '"FR-1 is as follows", Oduya leads us'],
    [
      'takes a word about the title for the title',
      'Wallet sync\n',
      'dash\n',
      'there is a stray dash in the title',
    ],
    [
      'says of a ticket what is to be set of it',
      '- **Estimate:** 2',
      '- **Estimate:** 2\n- Sync before the mail one set that dependency.',
      'sync before the mail one, set that dependency',
    ],
    [
      'sends somebody on an errand',
      '- **Estimate:** 2',
      '- **Estimate:** 2\n\nTom book room 2.14 for Thursday.',
      'Tom book room 2.14 for Thursday',
    ],
    [
      'takes out a whole section where something is to leave it',
      '### US-4: Send the monthly mail',
      '',
      'remove "why" of the plan and US-4: Send the monthly mail',
    ],
    ['leaves a quotation open', 'Sven', '"Sven', 'it is "Sven'],
  ])('%s', (_, old, fresh, clause) => {
    expect(becomes(old, fresh, clause)).not.toBeNull();
  });

  it.each([
    '403 = somebody else tries to read the wallet',
    'that is the problem we had with the wallet before',
    'refunds: yes, they need the same key too',
    'en la lista de tarjetas falta el parámetro estado',
    'alternatywa z podziałem na moduły jest w motywacji, a powinna być w sekcji o alternatywach',
    'the nightly job is wishful thinking with so many wallets',
    'we never said that the card data go out at night',
    'US-4 is not a story for us, finance sends the monthly mail',
    'the launch of the card data in May is not going to happen',
    'the card data come from the new bank now',
  ])('writes down what is said to the writer: %s', (said) => {
    expect(faultOf(text, `${text}\n\n${said}.`, said)).not.toBeNull();
  });

  it('takes out a ticket for what is said of a part of it', () => {
    const [without = ''] = text.split('\n\n### US-4');
    expect(faultOf(text, without, 'acceptance criteria for the mail ticket are fluff')).toMatch(/taken out/u);
    expect(faultOf(text, without, 'delete on a mail that was sent should give a 409')).toMatch(/taken out/u);
    expect(faultOf(text, without, 'drop the mail ticket')).toBeNull();
  });
});

describe('a change is unsound where it', () => {
  it.each([
    ['Open between 09:00 and 17:00.', 'Open between 17:00 and 17:00.'],
    ['Offen von 9 bis 17 Uhr.', 'Offen von 17 bis 17 Uhr.'],
  ])('leaves nothing between the ends of a range: %s', (before, after) => {
    expect(faultOf(before, after, '17 is the end')).not.toBeNull();
    expect(faultOf(before, before.replace('17', '18'), '18 is the end')).toBeNull();
  });
});

describe('a change is sound where it', () => {
  it.each([
    ['gives a value', 'v2', 'v3', 'it is v3 by now'],
    ['gives a person another task', 'Sven', 'Marta', 'Marta writes the guide, not Sven'],
    ['binds more', 'SHOULD have', 'MUST have', 'it is a must'],
    ['denies', 'MUST store', 'MUST NOT store', 'we must not store card data'],
  ])('%s', (_, old, fresh, clause) => {
    expect(becomes(old, fresh, clause)).toBeNull();
  });

  it.each([
    'We tried Kafka too, it was too slow for the cards',
    'It is not possible to pay twice with the same card',
    'cards are read from the old store until the bank is connected',
  ])('writes down a fact: %s', (said) => {
    expect(faultOf(text, `${text}\n\n${said}.`, said)).toBeNull();
  });
});
