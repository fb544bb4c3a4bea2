import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MissingData, type Options } from './measure.ts';

/**
 * Where each measure's data comes from. It is public, has licences of its own, and is no part of this repository: whoever
 * measures puts it into a folder and names that with `--data`.
 */
const SOURCES = {
  'jfleg/test': 'the folder "test" of github.com/keisks/jfleg',
  'jfleg/dev': 'the folder "dev" of github.com/keisks/jfleg',
  'codespell/dictionary.txt': 'codespell_lib/data/dictionary.txt of github.com/codespell-project/codespell',
  'typos/words.csv': 'crates/typos-dict/assets/words.csv of github.com/crate-ci/typos',
  lingua: 'the folder "cmd/language-testdata" of github.com/pemistahl/lingua-go, named lingua',
  docs: 'well-edited documentation as Markdown, a folder a language ("en", "de" …) and in it a folder a project',
  repositories: 'clones of projects with their histories, such as github.com/fastify/fastify, a folder each',
} as const;

/**
 * The path of a piece of the data.
 *
 * @throws {MissingData} where it is not there
 */
export function dataPath(options: Options, piece: keyof typeof SOURCES): string {
  const path = options.data === null ? null : join(options.data, piece);
  if (path === null || !existsSync(path))
    throw new MissingData(`needs ${piece} in the folder named with --data: ${SOURCES[piece]}`);
  return path;
}

/** Non-empty lines of a text file. */
export function linesOf(path: string): string[] {
  return readFileSync(path, 'utf8')
    .split(/\r?\n/)
    .filter((line) => line !== '');
}

/** A text of the documentation. */
export interface Page {
  readonly project: string;
  readonly path: string;
  readonly text: string;
}

/** The pages of documentation in `language`, in a fixed order. */
export function readPages(options: Options, language: string): Page[] {
  const folder = join(dataPath(options, 'docs'), language);
  if (!existsSync(folder))
    throw new MissingData(`needs docs/${language} in the folder named with --data: ${SOURCES.docs}`);
  return readdirSync(folder)
    .sort()
    .flatMap((project) =>
      readdirSync(join(folder, project), { recursive: true, encoding: 'utf8' })
        .filter((path) => /\.(?:md|markdown)$/.test(path))
        .sort()
        .map((path) => ({ project, path, text: readFileSync(join(folder, project, path), 'utf8') })),
    );
}
