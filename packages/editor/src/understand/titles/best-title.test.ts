import { expect, it } from 'vitest';
import { read } from '../../read/read.ts';
import { understand } from '../understand.ts';
import { titleCandidates } from './candidates.ts';

const titleOf = (text: string) => understand(read(text)).title;

it('names what a text speaks of, and neither how it begins nor its occasion', () => {
  expect(
    titleOf(
      'Decision record 14. Vouchers can be redeemed at checkout. A voucher has a code and a value. Support wants to block vouchers. Who pays for lost vouchers?',
    ),
  ).toMatch(/voucher/iu);
});

it('is not how things are today, nor that somebody wants to talk, nor who said it', () => {
  expect(
    titleOf(
      'Actuellement les bénévoles notent tout sur papier. On veut un planning des bénévoles. Le planning doit être visible par tous. Le planning est imprimé le lundi.',
    ),
  ).not.toMatch(/^Actuellement/u);
  expect(titleOf('noor: can we talk about locker rental?\nbela: yes\nnoor: a locker must open by code')).toBe(
    'Locker rental',
  );
});

it('is what was told of, and not who told it', () => {
  expect(
    titleOf(
      'Here is a summary of what the wardens told me about the night rounds. Wardens must scan a tag on each floor. Rounds are kept for a year. Nobody checks the rounds today.',
    ),
  ).not.toMatch(/told/iu);
});

it('is no case that something holds in, and no word that joins sentences', () => {
  const title = titleOf(
    'The import crashes at night. If one part fails, the other parts should continue. The nurses then type the rows.',
  );
  expect(title).not.toMatch(/^If |then$/u);
});

it('keeps the title that its author gave', () => {
  expect(
    titleOf('# Billing export\n\nVouchers must be blocked. Vouchers have a code. Vouchers expire.'),
  ).toBe('Billing export');
});

it('calls nothing by what somebody says of themselves, and offers each title once', () => {
  const { statements } = understand(
    read("I'd like a small web thing. Rehearsal plans must be visible. Rehearsal plans must be visible."),
  );
  const titles = titleCandidates('Rehearsal plans', statements, 'en').map(({ title }) => title);
  expect(titles[0]).toBe('Rehearsal plans');
  expect(titles.every((title) => !/^i['’]d/iu.test(title))).toBe(true);
  expect(new Set(titles.map((title) => title.toLowerCase())).size).toBe(titles.length);
});
