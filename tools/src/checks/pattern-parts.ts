import type { SourceFile } from '../source/source-file.ts';
import { type Check, failure } from './check.ts';

/** The name of a pattern whose text is taken, or that another is made of with other flags. */
const TAKEN = /(?<![\w.])(\w+)(?:\[\w+\])?\.source\b|\bRegExp\((?:\w+\.)?(\w+),/g;
const LETTERS = /\\[pP]\{L\}/;

/**
 * The bundle writes patterns that name letters anew, with another flag (`packages/cli/src/bundle/compact-letters.ts`), so their text
 * fits into no other pattern there. What patterns have in common is a string.
 */
export const patternParts: Check = {
  name: 'parts of patterns',
  run({ sources }) {
    const shipped = sources.filter(({ path, isTest }) => !isTest && path.startsWith('packages/'));
    const makers = shipped.filter(({ text }) => text.includes('RegExp('));
    const parts = makers.flatMap(({ path, text }) =>
      [...text.matchAll(TAKEN)]
        .map(([, part, whole = '']) => part ?? whole)
        .map((name) => ({ path, name, home: homeOf(name, text) })),
    );
    const findings = parts
      .filter(({ path, name, home }) =>
        shipped.some(
          (file) =>
            (home === null ? file.path === path : file.path.endsWith(home)) && namesLetters(name, file),
        ),
      )
      .map(({ path, name }) =>
        failure(path, `"${name}" names letters and is part of another pattern; share a string`),
      );
    return { measured: `${parts.length} parts`, findings };
  },
};

/** The end of the path of the file that a name is imported from; null for one of the file's own. */
function homeOf(name: string, text: string): string | null {
  const imported = new RegExp(String.raw`^import \{[^}]*\b${name}\b[^}]*\} from '[^']*?(/[^/']+)';`, 'm');
  return imported.exec(text)?.[1] ?? null;
}

/** Whether the pattern that a file calls so names letters. */
function namesLetters(name: string, { text }: SourceFile): boolean {
  const literal = new RegExp(String.raw`(?<!\.)\b${name}\b(?: *:|: RegExp =| =)\s*/(?![/*])(.*)$`, 'm').exec(
    text,
  )?.[1];
  return literal !== undefined && LETTERS.test(literal);
}
