import { speakingName } from './file-kind.ts';

/** How common languages name what a file needs, in a statement of its own: the first group is a path of files or modules. */
const IMPORT = /\b(?:from|require|import|include|mod|use)\b[\s('"<]{1,4}([\w@./:\\-]{1,200})/g;
/** Characters of a piece that are looked at: a file names what it needs at its beginning. */
const HEAD = 3_000;
const CODE_ENDING = /\.(?:[cm]?[jt]sx?|py|h)$/;

/**
 * For each piece the others that it imports, as their places: pieces of the files that its lines name. Where files share a
 * name, each is taken: an estimate of what a project is built upon, not a resolution of modules.
 */
export function importsAmong(
  pieces: readonly { readonly path: string; readonly content: string }[],
): number[][] {
  const names = pieces.map(({ path }) => speakingName(path).toLowerCase());
  const places = Map.groupBy(names.keys(), (place) => names[place] ?? '');
  return pieces.map(({ content }, index) =>
    [...namesImported(content)].flatMap((name) => (name === names[index] ? [] : (places.get(name) ?? []))),
  );
}

function namesImported(content: string): Set<string> {
  const imported = new Set<string>();
  for (const [, path = ''] of content.slice(0, HEAD).matchAll(IMPORT)) {
    // The last segment is a file, or a name in the file that the one before it names.
    const segments = path
      .replace(CODE_ENDING, '')
      .split(/[/.:\\]/)
      .filter((segment) => segment !== '');
    for (const segment of segments.slice(-2)) imported.add(segment.toLowerCase());
  }
  return imported;
}
