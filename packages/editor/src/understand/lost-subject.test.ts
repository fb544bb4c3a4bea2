import { expect, it } from 'vitest';
import { read } from '../read/read.ts';
import { readStatements } from './read-statements.ts';

it('gives a wish behind a cut its subject again', () => {
  const { statements } = readStatements(
    read(
      'We get ~300 letters a day and want a robot to sort them before a clerk looks. It must name the sender.',
    ),
    'en',
  );
  expect(statements.map(({ text }) => text)).toContain('We want a robot to sort them before a clerk looks.');
});

it('names what is to be deleted behind what tells what it is', () => {
  const { statements } = readStatements(
    read('Drivers must leave a number. Phone numbers are personal, delete 30 days after the trip.'),
    'en',
  );
  expect(statements.map(({ text }) => text)).toContain('Delete phone numbers 30 days after the trip.');
});
