import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { eachOf } from '../project/each-of.ts';

/** A text file of a project. */
export interface TextFile {
  readonly path: string;
  readonly text: string;
}

const AT_ONCE = 32;
/** Longer files are generated, or data. */
const LONGEST_BYTES = 400_000;
/** Lines of this average length were not written by people. */
const LONGEST_AVERAGE_LINE = 500;

/** What programs wrote for programs, and what is no text by its name. */
const MADE =
  /(?:^|\/)(?:package-lock\.json|npm-shrinkwrap\.json|pnpm-lock\.yaml|yarn\.lock|bun\.lockb?|cargo\.lock|poetry\.lock|uv\.lock|gemfile\.lock|composer\.lock|go\.sum)$|\.(?:min\.(?:js|css)|map|svg|snap|png|jpe?g|gif|webp|ico|pdf|zip|gz|tgz|bz2|xz|7z|jar|class|so|dll|dylib|exe|wasm|woff2?|ttf|otf|eot|mp[34]|mov|avi|sqlite|db|bin|pyc)$/i;

/** Reads the files that people wrote; binary, generated and very long ones are left out. */
export async function readTextFiles(
  root: string,
  paths: readonly string[],
  onFile: () => void,
): Promise<TextFile[]> {
  const found = new Map<string, string>();
  await eachOf(paths, AT_ONCE, async (path) => {
    const text = MADE.test(path) ? null : await readText(join(root, path)).catch(() => null);
    if (text !== null && isWritten(text)) found.set(path, text);
    onFile();
  });
  return paths.flatMap((path) => {
    const text = found.get(path);
    return text === undefined ? [] : [{ path, text }];
  });
}

async function readText(file: string): Promise<string | null> {
  if ((await stat(file)).size > LONGEST_BYTES) return null;
  const bytes = await readFile(file);
  if (bytes.includes(0)) return null;
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
}

function isWritten(text: string): boolean {
  return text.trim() !== '' && text.length / text.split('\n').length <= LONGEST_AVERAGE_LINE;
}
