import { execFileSync } from 'node:child_process';

const MOST_OUTPUT_BYTES = 512 * 1024 * 1024;

/** What a git command prints about a repository, with or without a work tree. */
export function git(repository: string, args: readonly string[], input = ''): Buffer {
  return execFileSync('git', ['-C', repository, ...args], { input, maxBuffer: MOST_OUTPUT_BYTES });
}

/**
 * The contents of files by their object names, read in one go.
 *
 * @returns texts in the order asked for; null for what the repository does not have or what is no UTF-8
 */
export function readBlobs(repository: string, names: readonly string[]): (string | null)[] {
  if (names.length === 0) return [];
  const bytes = git(repository, ['cat-file', '--batch'], `${names.join('\n')}\n`);
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let at = 0;
  return names.map(() => {
    const end = bytes.indexOf('\n', at);
    const [, kind, size = ''] = bytes.toString('latin1', at, end).split(' ');
    at = end + 1;
    if (kind === 'missing') return null;
    const content = bytes.subarray(at, at + Number(size));
    at += Number(size) + 1;
    try {
      return decoder.decode(content);
    } catch {
      return null;
    }
  });
}
