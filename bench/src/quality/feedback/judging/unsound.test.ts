import { describe, expect, it } from 'vitest';
import { revisionOf } from '../revision.ts';
import { unsound } from './unsound.ts';

const REFERENCE = '  FOREIGN KEY (book_id) REFERENCES book (id)';

/** A data model whose script has these lines in the statements of two tables. */
function script(copy: readonly string[], loan: readonly string[]): string {
  const table = (name: string, lines: readonly string[]) =>
    `CREATE TABLE ${name} (\n${lines.join(',\n')}\n);`;
  return `# Library\n\n## DDL\n\n\`\`\`sql\n${table('copy', copy)}\n\n${table('loan', loan)}\n\`\`\`\n`;
}

describe('unsound', () => {
  const key = '  id uuid PRIMARY KEY NOT NULL';
  const before = script([key, REFERENCE], [key]);

  it('lets two statements have the same line', () => {
    expect(unsound(revisionOf(before, script([key, REFERENCE], [key, REFERENCE]), {}))).toEqual([]);
  });

  it('finds what one statement has twice', () => {
    const after = script([key, REFERENCE, REFERENCE], [key]);
    expect(unsound(revisionOf(before, after, {}))).toEqual([`twice in DDL: ${REFERENCE.trim()}`]);
  });
});
