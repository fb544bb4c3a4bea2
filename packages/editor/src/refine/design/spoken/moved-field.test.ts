import { describe, expect, it } from 'vitest';
import { libraryModel } from '../../samples/library-model.ts';
import { revise } from '../../samples/revise.ts';

const moved = async (words: string) => (await revise(libraryModel, words, 'Data Model')).output;

describe('a field that another entity is to have', () => {
  it.each([
    'move due_at from loan to member',
    'due_at belongs in member, not in loan',
    'please put the due_at column into member',
    'due_at gehört in member, nicht in loan',
  ])('goes over in every place: %s', async (words) => {
    const output = await moved(words);
    expect(output).toContain('| `member` | `id` | `id`, `name`, `email`, `due_at` |');
    expect(output).toContain('| `loan` | `id` | `id`, `member_id`, `status` |');
    expect(output).toMatch(/### `member`[^#]*\| `due_at` \| `timestamp` \| not stated .*\n\n### `loan`/u);
    expect(output).toMatch(/CREATE TABLE member \([^;]*due_at timestamp/u);
    expect(output).not.toMatch(/CREATE TABLE loan \([^;]*due_at/u);
    expect(output).toMatch(/member \{[^}]*timestamp due_at/u);
  });

  it.each(['move id from loan to member', 'move member_id from loan to member'])(
    'stays where it is a key or is there already: %s',
    async (words) => {
      expect(await moved(words)).toBe(libraryModel);
    },
  );
});
