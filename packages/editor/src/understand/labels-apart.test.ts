import { expect, it } from 'vitest';
import { withLabelsApart } from './labels-apart.ts';

it('sets what was expected apart from the last step', () => {
  expect(withLabelsApart('It shows 0.\nSteps\n1. open it\nExpected: 1\nActual: 0')).toBe(
    'It shows 0.\n\nSteps\n1. open it\n\nExpected: 1\nActual: 0',
  );
});

it('leaves other lines with their items', () => {
  expect(withLabelsApart('- one\nand more of it\nHosting: ours')).toBe(
    '- one\nand more of it\nHosting: ours',
  );
});
