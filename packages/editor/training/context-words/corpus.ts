import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { markdownOf } from './markup.ts';
import { proseOf } from './prose-of.ts';

/** The prose of one project, a paragraph each. */
export interface ProjectProse {
  readonly project: string;
  readonly paragraphs: readonly string[];
}

/**
 * Prose of `FOLDER/LANGUAGE/PROJECT/**`, each paragraph once. What was read is kept in `FOLDER/LANGUAGE/.prose/`, since
 * reading takes far longer than learning; delete it to have it read again.
 */
export function readCorpus(folder: string, language: string): ProjectProse[] {
  const home = join(folder, language);
  const kept = join(home, '.prose');
  mkdirSync(kept, { recursive: true });
  const seen = new Set<string>();
  return readdirSync(home)
    .filter((name) => !name.startsWith('.'))
    .sort()
    .map((project) => {
      const file = join(kept, `${project}.txt`);
      if (!existsSync(file)) writeFileSync(file, readProject(join(home, project), language).join('\n'));
      const paragraphs = readFileSync(file, 'utf8')
        .split('\n')
        .filter((paragraph) => {
          if (paragraph === '' || seen.has(paragraph)) return false;
          seen.add(paragraph);
          return true;
        });
      return { project, paragraphs };
    });
}

function readProject(folder: string, language: string): string[] {
  const found = new Set<string>();
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!/\.(?:mdx?|markdown|rst|txt|xml|asc|adoc|conllu)$/.test(path)) continue;
    for (const paragraph of paragraphsOf(join(folder, path), language)) found.add(paragraph);
  }
  console.log(`  read ${folder}: ${found.size} paragraphs`);
  return [...found];
}

function paragraphsOf(path: string, language: string): string[] {
  return proseOf(markdownOf(path, readFileSync(path, 'utf8')), language);
}
