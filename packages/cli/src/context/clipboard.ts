import { spawn } from 'node:child_process';
import { CommandError } from '../report/command-error.ts';

type Program = readonly [name: string, ...arguments_: string[]];

/** Programs that put their standard input on the clipboard, by platform, in the order they are tried. */
const PROGRAMS: Partial<Record<NodeJS.Platform, readonly Program[]>> = {
  darwin: [['pbcopy']],
  win32: [['clip.exe']],
};
const ELSEWHERE: readonly Program[] = [
  ['wl-copy'],
  ['xclip', '-selection', 'clipboard'],
  ['xsel', '--clipboard', '--input'],
  ['clip.exe'],
];

/** Windows takes bytes for letters of an old code page, unless they look like UTF-16. */
const IN_UTF16: ReadonlySet<string> = new Set(['clip.exe']);

/**
 * Puts a text on the clipboard by the first of the platform's programs that is there and works.
 *
 * @throws {CommandError} when there is none
 */
export async function copyToClipboard(
  text: string,
  environment: NodeJS.ProcessEnv,
  platform: NodeJS.Platform = process.platform,
): Promise<void> {
  const programs = PROGRAMS[platform] ?? ELSEWHERE;
  for (const program of programs) {
    if (await feed(program, text, environment)) return;
  }
  throw new CommandError('There is no clipboard to copy to.', {
    hint: `Install ${programs.map(([name]) => name).join(' or ')}, or write to a file with --output.`,
  });
}

function feed(
  [name, ...arguments_]: Program,
  text: string,
  environment: NodeJS.ProcessEnv,
): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(name, arguments_, { env: environment, stdio: ['pipe', 'ignore', 'ignore'] });
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0));
    // It may be gone before it read everything; its exit code tells.
    child.stdin.on('error', () => {});
    child.stdin.end(text, IN_UTF16.has(name) ? 'utf16le' : 'utf8');
  });
}
