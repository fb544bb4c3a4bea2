import { speakingName } from './file-kind.ts';

/** How common languages name what a file needs, in a statement of its own: the first group is a path of files or modules. */
const IMPORT = /\b(?:from|require|import|include|mod|use)\b[\s('"<]{1,4}([\w@./:\\-]{1,200})/g;
/** Characters of a piece that are looked at: a file names what it needs at its beginning. */
const HEAD = 3_000;
const CODE_ENDING = /\.(?:[cm]?[jt]sx?|py|h)$/;

/**
 * How many of some pieces import the file that each piece is of, as far as their lines and the names of the files tell. Where files
 * share a name, each is counted: an estimate of what a project is built upon, not a resolution of modules.
 */
export function importersOf(
  pieces: readonly { readonly path: string; readonly content: string }[],
): number[] {
  const counts = new Map<string, number>();
  const names = pieces.map(({ path }) => speakingName(path).toLowerCase());
  const known = new Set(names);
  for (const [index, { content }] of pieces.entries()) {
    const imported = new Set<string>();
    for (const [, path = ''] of content.slice(0, HEAD).matchAll(IMPORT)) {
      // The last segment is a file, or a name in the file that the one before it names.
      const segments = path
        .replace(CODE_ENDING, '')
        .split(/[/.:\\]/)
        .filter((segment) => segment !== '');
      for (const segment of segments.slice(-2)) imported.add(segment.toLowerCase());
    }
    for (const name of imported.intersection(known)) {
      if (name !== names[index]) counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  return names.map((name) => counts.get(name) ?? 0);
}
