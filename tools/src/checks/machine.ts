import type { TextFile } from '../source/repository.ts';
import { type Check, type Finding, failure } from './check.ts';

/** What the machine that runs the check is called; none of it may stand in a file. */
export interface Machine {
  /** Absolute path of the checkout. */
  readonly root: string;
  readonly home: string;
  readonly hostname: string;
}

const PUBLIC_REGISTRY = 'https://registry.npmjs.org/';
/** Folders where build machines keep their checkouts. */
const BUILD_FOLDERS = /(?<![\w.~-])\/(?:work|workspace|workspaces|builds)\/[\w.-]/;
/** Texts people wrote, kept as they are, paths and all. */
const AS_WRITTEN = /\/tests\/fixtures\//;

/** No file names a developer's or a build machine: its folders, its host, or a package mirror only it can reach. */
export function machineNames(machine: Machine): Check {
  const words = [machine.root, machine.home, machine.hostname].filter(isTelling);
  return {
    name: 'machine names',
    run({ files }) {
      const findings = files.flatMap((file) => [...namedIn(file, words), ...mirrorsIn(file)]);
      return { measured: `${files.length} files`, findings };
    },
  };
}

/** `/`, `/root` and `localhost` are everyone's, so they tell nothing about one machine. */
function isTelling(word: string): boolean {
  return word.length > 4 && word !== '/root' && word !== 'localhost';
}

function namedIn(file: TextFile, words: readonly string[]): Finding[] {
  if (AS_WRITTEN.test(file.path)) return [];
  return file.text.split('\n').flatMap((line, index) => {
    const found = words.find((word) => line.includes(word)) ?? BUILD_FOLDERS.exec(line)?.[0];
    return found === undefined ? [] : [failure(`${file.path}:${index + 1}`, `names a machine: ${found}`)];
  });
}

function mirrorsIn(file: TextFile): Finding[] {
  const pattern = MIRROR_PATTERNS[file.path.split('/').at(-1) ?? ''];
  if (pattern === undefined) return [];
  return file.text.split('\n').flatMap((line, index) => {
    const address = pattern.exec(line)?.[1];
    if (address === undefined || address.startsWith(PUBLIC_REGISTRY)) return [];
    return [failure(`${file.path}:${index + 1}`, `names a package mirror: ${address}`)];
  });
}

/** Where a package mirror would stand, by file name; workspace links in the lock file are relative paths. */
const MIRROR_PATTERNS: Readonly<Record<string, RegExp>> = {
  'package-lock.json': /"resolved": "([a-z+]+:[^"]*)"/,
  '.npmrc': /registry\s*=\s*(\S+)/,
};
