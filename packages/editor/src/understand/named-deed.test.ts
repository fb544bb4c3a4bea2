import { expect, it } from 'vitest';
import { read } from '../read/read.ts';
import { readStatements } from './read-statements.ts';

/** The kind of the first line above a text. */
const kindOf = (line: string) =>
  readStatements(read(`${line}\n\nThe index must be rebuilt every night.`), 'en').statements[0]?.kind;

it.each(['Search index rebuild', 'Report export', 'Cache invalidation'])('takes %s for no order', (line) => {
  expect(kindOf(line)).toBe('context');
});

it.each(['Add CSV export', 'Fix login redirect', 'Export orders'])('takes %s for an order', (line) => {
  expect(kindOf(line)).toBe('requirement');
});
