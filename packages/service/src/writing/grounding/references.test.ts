import { expect, test } from 'vitest';
import type { GuardedAnswer } from '../guard/guarding.ts';
import { referenced } from './references.ts';

const SOURCES = [{ url: 'https://docs.example.org/paging', title: 'Paging' }];
const ITEM = '- [Paging](<https://docs.example.org/paging>)\n';

async function outputOf(output: string, language: string | null, sources = SOURCES) {
  const text = {
    inspect: async () => ({ missing: [], words: 7 }),
    nameLanguage: async () => language,
  };
  return (await referenced(text, { output, words: 1 } as GuardedAnswer, sources)).output;
}

test.each([
  ['de', 'Quellen'],
  ['en', 'References'],
  ['es', 'Referencias'],
  ['fr', 'Références'],
  ['it', 'Riferimenti'],
  ['ja', '参考資料'],
  ['nl', 'Bronnen'],
  ['pl', 'Źródła'],
  ['pt', 'Referências'],
  ['zh', '参考资料'],
  ['fi', 'References'],
])('a document in %s has its pages under "%s"', async (language, heading) => {
  expect(await outputOf('# T\n\nText.\n', language)).toBe(`# T\n\nText.\n\n## ${heading}\n\n${ITEM}`);
});

test('what language a document is in is not guessed', async () => {
  expect(await outputOf('# T\n\nText.\n', null)).toContain('\n## References\n');
});

test.each(['References', 'Quellen', '参考資料'])('goes on with the pages under "%s"', async (heading) => {
  const before = `# T\n\n## ${heading}\n\n- [One](<https://one.example/>)\n`;
  expect(await outputOf(before, 'fr')).toBe(before + ITEM);
});

test('a section of another name is not gone on with', async () => {
  const before = '# T\n\n## Risiken\n\n- Eines.\n';
  expect(await outputOf(before, 'de')).toBe(`${before}\n## Quellen\n\n${ITEM}`);
});

test('a document that names its pages, or draws on none, stays as it is', async () => {
  const before = `# T\n\n${ITEM}`;
  expect(await outputOf(before, 'de')).toBe(before);
  expect(await outputOf('# T\n', 'de', [])).toBe('# T\n');
});
