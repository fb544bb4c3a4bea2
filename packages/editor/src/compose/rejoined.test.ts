import { expect, it } from 'vitest';
import { read } from '../read/read.ts';
import { understand } from '../understand/understand.ts';
import { rejoined } from './rejoined.ts';

const told = (text: string) =>
  rejoined(
    understand(read(text)).statements.map((statement) => ({
      statement,
      text: statement.text.replace(/\.$/u, ''),
    })),
  );

it('tells three of them as a row', () => {
  expect(
    told('Agents should be able to open a case, pick a queue and print a label. It is slow today.'),
  ).toEqual(['Agents should be able to open a case, pick a queue and print a label', 'It is slow today']);
});

it('tells two duties of one sentence in one', () => {
  expect(
    told('The list is slow. We should page the list and sort it by date. We should tell support.'),
  ).toEqual([
    'The list is slow',
    'We should page the list and sort the list by date',
    'We should tell support',
  ]);
});
