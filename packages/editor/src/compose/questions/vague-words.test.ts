import { expect, it } from 'vitest';
import { read } from '../../read/read.ts';
import { compose } from '../compose.ts';

const specOf = (text: string) =>
  compose(read(text), { format: 'Technical Spec', audience: 'Senior Dev', context: 'Backend', tone: 50 });

it('asks how much of a quality is meant that a demand promises', () => {
  expect(specOf('The search must be fast. The page must show the plan.')).toContain('“fast”');
});

it.each([
  'The page must show the plan. Some ask how fast they repair a box.',
  'The page must show the plan. The rollback was fast once we decided.',
  'The page must show the total. The total must be right when I change it fast.',
])('asks nothing of a measure, a case or a remark: %s', (text) => {
  expect(specOf(text)).not.toContain('“fast”');
});
