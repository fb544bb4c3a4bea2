import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changesBetween, withDelta } from './changes.ts';

const manifest = (files: Record<string, string>) => new Map(Object.entries(files));
const none = { added: [], changed: [], renamed: [], deleted: [] };

describe('changes between manifests', () => {
  test('tell new, changed, renamed and deleted files apart', () => {
    const before = manifest({ a: '1', b: '2', 'old/c': '3', d: '4' });
    const after = manifest({ a: '1', b: '2!', 'new/c': '3', e: '5' });
    expect(changesBetween(before, after)).toEqual({
      added: ['e'],
      changed: ['b'],
      renamed: [{ from: 'old/c', to: 'new/c' }],
      deleted: ['d'],
    });
  });

  test('of several files alike, the one that kept its name moved; empty files never did', () => {
    const before = manifest({ 'x/a': '1', 'x/b': '1' });
    expect(changesBetween(before, manifest({ 'y/b': '1', 'y/a': '1' })).renamed).toEqual([
      { from: 'x/a', to: 'y/a' },
      { from: 'x/b', to: 'y/b' },
    ]);
    const empty = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
    expect(changesBetween(manifest({ a: empty }), manifest({ b: empty }))).toEqual({
      ...none,
      added: ['b'],
      deleted: ['a'],
    });
  });

  test('lead from the one to the other, each path told of once', () => {
    const files = fc.dictionary(fc.constantFrom(...'abcdefgh'), fc.constantFrom('1', '2', '3')).map(manifest);
    fc.assert(
      fc.property(files, files, (before, after) => {
        const { added, changed, renamed, deleted } = changesBetween(before, after);
        const result = new Map(before);
        for (const path of [...deleted, ...renamed.map(({ from }) => from)])
          expect(result.delete(path)).toBe(true);
        for (const { from, to } of renamed) expect(before.get(from)).toBe(after.get(to));
        for (const path of [...added, ...changed, ...renamed.map(({ to }) => to)]) {
          expect(result.get(path)).not.toBe(after.get(path));
          result.set(path, after.get(path) ?? '');
        }
        expect([...result].sort()).toEqual([...after].sort());
      }),
    );
  });

  test('what only the service knows is added, and nothing told twice', () => {
    const local = { added: ['a'], changed: ['b'], renamed: [{ from: 'c', to: 'd' }], deleted: ['e'] };
    const delta = { toUpload: ['a', 'b', 'd', 'x'], toDelete: ['c', 'e', 'y'] };
    expect(withDelta(local, delta)).toEqual({ ...local, added: ['a', 'x'], deleted: ['e', 'y'] });
  });
});
