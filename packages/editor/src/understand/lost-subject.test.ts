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
