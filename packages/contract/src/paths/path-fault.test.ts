import { posix, win32 } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pathFault, rootPathFault } from './path-fault.ts';

const escapes = [
  ['', 'must not be empty'],
  ['/etc/passwd', 'must be relative to the project'],
  ['//server/share', 'must be relative to the project'],
  ['\\\\server\\share\\x', 'must be relative to the project'],
  ['\\\\?\\C:\\x', 'must be relative to the project'],
  ['\\windows', 'must be relative to the project'],
  ['%2fetc/passwd', 'must be relative to the project'],
  ['%5C%5Cserver%5Cshare', 'must be relative to the project'],
  ['\uFF0Fetc', 'must be relative to the project'],
  ['\u2215etc', 'must be relative to the project'],
  ['C:/x', 'must not begin with a drive letter'],
  ['c:x', 'must not begin with a drive letter'],
  ['%43%3A/x', 'must not begin with a drive letter'],
  ['\uFF23\uFF1A/x', 'must not begin with a drive letter'],
  ['..', 'must not contain a .. segment'],
  ['../x', 'must not contain a .. segment'],
  ['a/../../x', 'must not contain a .. segment'],
  ['a/..', 'must not contain a .. segment'],
  ['..\\x', 'must not contain a .. segment'],
  ['a\\..\\x', 'must not contain a .. segment'],
  ['a/..\\x', 'must not contain a .. segment'],
  ['a/.. /x', 'must not contain a .. segment'],
  ['%2e%2e/x', 'must not contain a .. segment'],
  ['.%2E/x', 'must not contain a .. segment'],
  ['a/%2e%2e%2fx', 'must not contain a .. segment'],
  ['..%5cx', 'must not contain a .. segment'],
  ['%252e%252e%252fx', 'must not contain a .. segment'],
  ['%25252e%25252e/x', 'must not contain a .. segment'],
  ['%c0%ae%c0%ae/x', 'must not contain a .. segment'],
  ['..%c0%afx', 'must not contain a .. segment'],
  ['..%e0%80%afx', 'must not contain a .. segment'],
  ['..%f0%80%80%afx', 'must not contain a .. segment'],
  ['..%c1%9cx', 'must not contain a .. segment'],
  ['%u002e%u002e%u2215x', 'must not contain a .. segment'],
  ['\uFF0E\uFF0E/x', 'must not contain a .. segment'],
  ['\u2025/x', 'must not contain a .. segment'],
  ['..\u2044x', 'must not contain a .. segment'],
  ['..\uFF3Cx', 'must not contain a .. segment'],
  ['..%ef%bc%8fx', 'must not contain a .. segment'],
  ['\uFF052e\uFF052e/x', 'must not contain a .. segment'],
  ['.\u200D./x', 'must not contain a .. segment'],
  ['..%2f\u0307x', 'must not contain a .. segment'],
  ['%c1%2f../x', 'must not contain a .. segment'],
  ['a\0b', 'must not contain NUL'],
  ['a%00.txt', 'must not contain NUL'],
  ['a%c0%80.txt', 'must not contain NUL'],
  ['a%2500.txt', 'must not contain NUL'],
  ['a\uD800.txt', 'must be well-formed Unicode'],
] as const;

/** Decoded as most programs would, or as it is where they would give up. */
function safelyDecoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

const oddButLegal = [
  'src/index.ts',
  '.env',
  '.github/workflows/ci.yml',
  './src/x.ts',
  'a//b',
  '...',
  '.../x',
  '..hidden',
  'hidden..',
  'a..b/c..d',
  'a/..b/c',
  'app/[id]/(group)/@slot/page.tsx',
  '100%.md',
  '50% off/%zz.txt',
  'file%20name.md',
  'a%2fb',
  'C++/x.cpp',
  'notes: draft.md',
  'ab:c',
  'a\\b.txt',
  'a/C:/x',
  '½ cup.md',
  '…/x',
  'ノート/メモ.md',
  '日本語/ファイル.md',
  'emoji 🎉/👩‍👩‍👧.png',
  'e\u0301te\u0301.md',
  'with\nnewline',
  ' leading and trailing ',
  '~/x',
  '-rf',
  '\uFFFD.txt',
  '%c1%2f.txt',
];

describe('pathFault', () => {
  it.each(escapes)('refuses %j', (path, fault) => {
    expect(pathFault(path)).toBe(fault);
  });

  it.each(oddButLegal)('lets %j pass', (path) => {
    expect(pathFault(path)).toBeNull();
  });

  it('refuses a `..` segment however its signs are written and wherever it stands', () => {
    const plainDot = ['.', '\uFF0E', '\u2024', '\uFE52', '.\u200B'];
    const plainSlash = [
      '/',
      '\\',
      '\uFF0F',
      '\u2215',
      '\u2044',
      '\u29F8',
      '\u2571',
      '\uFF3C',
      '\u2216',
      '\u2572',
    ];
    const dot = [...plainDot, '%2e', '%2E', '%252e', '%25252E', '%c0%ae', '%e0%80%ae', '%u002e', '\uFF052e'];
    const slash = [...plainSlash, '%2f', '%5C', '%252f', '%c0%af', '%c1%9c', '%ef%bc%8f', '%u2215'];
    const separator = fc.constantFrom(...slash);
    const segment = fc.stringMatching(/^[A-Za-z0-9_ -]{1,8}$/);
    fc.assert(
      fc.property(
        fc.option(fc.tuple(segment, separator), { nil: ['', ''] as const }),
        fc.constantFrom(...dot),
        fc.constantFrom(...dot),
        fc.option(fc.tuple(separator, segment), { nil: ['', ''] as const }),
        (before, first, second, after) => {
          expect(pathFault([...before, first, second, ...after].join(''))).not.toBeNull();
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it('lets every relative path of ordinary names pass', () => {
    const letters = '[A-Za-z0-9äßéñ日本 ._+@()[\\]{}#&,;=!$~^-]';
    const name = fc
      .stringMatching(new RegExp(`^${letters}{1,20}$`, 'u'))
      .filter((text) => text.trimEnd() !== '..');
    fc.assert(
      fc.property(fc.array(name, { minLength: 1, maxLength: 6 }), (names) => {
        expect(pathFault(names.join('/'))).toBeNull();
      }),
    );
  });

  it('never lets a path leave the project, also after it is decoded once', () => {
    const root = '/projects/one';
    const signs = fc.constantFrom('.', '/', '\\', '%2e', '%2f', '%25', 'a', ':', '\0', ' ');
    const inside = (path: string) => {
      const places = [posix.resolve(root, path), win32.resolve(root, path).replaceAll('\\', '/')];
      return places.every((place) => place === root || place.startsWith(`${root}/`));
    };
    fc.assert(
      fc.property(fc.array(signs, { minLength: 1, maxLength: 14 }), (parts) => {
        const path = parts.join('');
        if (pathFault(path) !== null) return;
        expect(inside(path)).toBe(true);
        expect(inside(safelyDecoded(path))).toBe(true);
      }),
      { numRuns: 3_000 },
    );
  });

  it('answers at once for ten thousand odd characters', () => {
    for (const part of ['%25', '%', '../', '.', '\uFF0E', '%c0', '\uFDFA', '%2525', '\u0301', '%u']) {
      expect(['string', 'object']).toContain(typeof pathFault(part.repeat(10_000 / part.length)));
    }
  });

  it('refuses what is encoded more often than anyone would', () => {
    expect(pathFault(`a%${'25'.repeat(40)}2e`)).toBe('must not be percent-encoded over and over');
  });
});

describe('rootPathFault', () => {
  it.each(['/', '/home/ada/work', 'C:\\Users\\ada', 'c:/Users/ada', '/a b/100%/..x', '/日本'])(
    'lets %j pass',
    (path) => {
      expect(rootPathFault(path)).toBeNull();
    },
  );

  it.each(['', 'work', './work', '~/work', 'C:work', '\\work', '%2fwork'])(
    'refuses %j, which is not absolute',
    (path) => {
      expect(rootPathFault(path)).toBe('must be absolute');
    },
  );

  it.each(['/a/../b', '/..', 'C:\\a\\..\\b', '/a/%2e%2e/b', '/a/%252e./b', '/a\\..\\b', '/a/\uFF0E\uFF0E/b'])(
    'refuses %j, which climbs',
    (path) => {
      expect(rootPathFault(path)).toBe('must not contain a .. segment');
    },
  );

  it.each([
    '\\\\server\\share',
    '//server/share',
    '/\\server\\share',
    '\\\\?\\C:\\x',
    '/%5cserver',
    '/\u2215server',
  ])("refuses %j, which is somebody else's machine or a device", (path) => {
    expect(rootPathFault(path)).toBe('must not be a network share');
  });

  it('refuses NUL and broken Unicode', () => {
    expect(rootPathFault('/a\0')).toBe('must not contain NUL');
    expect(rootPathFault('/a\uDC00')).toBe('must be well-formed Unicode');
  });
});
