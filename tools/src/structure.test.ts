import { describe, expect, it } from 'vitest';
import type { Check } from './checks/check.ts';
import { cycles } from './checks/cycles.ts';
import { direction } from './checks/direction.ts';
import { documentation } from './checks/documentation.ts';
import { duplicates } from './checks/duplicates.ts';
import { environment } from './checks/environment.ts';
import { machineNames } from './checks/machine.ts';
import { names } from './checks/names.ts';
import { patternParts } from './checks/pattern-parts.ts';
import { sizes } from './checks/sizes.ts';
import { report } from './report.ts';
import { repositoryOf } from './source/repository.ts';

type Tree = Readonly<Record<string, string>>;

/** The packages of the house; `service` has a second public entry. */
const MANIFESTS: Tree = Object.fromEntries(
  ['contract', 'editor', 'service', 'cli'].map((name) => {
    const second = name === 'service' ? { './settings': './src/settings/index.ts' } : {};
    const manifest = { name: `@faircopy/${name}`, exports: { '.': './src/index.ts', ...second } };
    return [`packages/${name}/package.json`, JSON.stringify(manifest)];
  }),
);

function findings(check: Check, tree: Tree): string[] {
  const files = Object.entries({ ...MANIFESTS, ...tree }).map(([path, text]) => ({ path, text }));
  return check
    .run(repositoryOf(files))
    .findings.map(({ level, place, message }) => `${level} ${place} ${message}`);
}

const service = (path: string): string => `packages/service/src/${path}`;

describe('import direction', () => {
  it('lets the packages import downwards', () => {
    expect(
      findings(direction, {
        'packages/editor/src/a.ts': `import type { x } from '@faircopy/contract';`,
        'packages/service/src/a.ts': `import { x } from '@faircopy/editor'; import { y } from '@faircopy/contract';`,
        'packages/cli/src/a.ts': `import { x } from '@faircopy/service'; import '@faircopy/service/settings';`,
        'bench/src/a.ts': `import { x } from '@faircopy/editor';`,
      }),
    ).toEqual([]);
  });

  it.each([
    [
      'packages/contract/src/a.ts',
      `import type { X } from '@faircopy/editor';`,
      'contract may not import editor',
    ],
    ['packages/editor/src/a.ts', `export * from '@faircopy/service';`, 'editor may not import service'],
    ['packages/service/src/a.ts', `const x = await import('@faircopy/cli');`, 'service may not import cli'],
    ['packages/cli/src/a.ts', `import { x } from '@faircopy/editor';`, 'cli may not import editor'],
    [
      'packages/cli/src/a.ts',
      `import { x } from '@faircopy/service/src/http/a.ts';`,
      'what service does not export',
    ],
    ['packages/cli/src/a.ts', `import { x } from '../../service/src/a.ts';`, 'by path'],
    ['packages/editor/src/a.ts', `import { request } from 'node:http';`, 'the editor is pure'],
    ['packages/editor/src/a.ts', `import { Format } from '@faircopy/contract';`, 'would load all schemas'],
    ['tools/src/a.ts', `let x: import('@faircopy/contract').X;`, 'may not import contract'],
  ])('refuses %s with %s', (path, text, message) => {
    expect(findings(direction, { [path]: text })).toEqual([expect.stringContaining(message)]);
  });

  it.each([
    ['access/a.ts', `import Fastify from 'fastify';`],
    ['writing/a.ts', `import type { FastifyRequest } from 'fastify';`],
    ['models/deep/a.ts', `import swagger from '@fastify/swagger';`],
    ['notes/a.ts', `import { route } from '../http/route.ts';`],
    ['storage/a.ts', `import { plans } from '../access/plans.ts';`],
    ['settings/a.ts', `import { keys } from '../access/keys.ts';`],
    ['http/a.ts', `import { openStorage } from '../storage/open.ts';`],
    ['http/a.ts', `import pg from 'pg';`],
  ])('refuses the layer break in %s: %s', (path, text) => {
    expect(findings(direction, { [service(path)]: text })).toHaveLength(1);
  });

  it('lets http take a type of storage, settings the default plans, and a test what it needs', () => {
    expect(
      findings(direction, {
        [service('http/a.ts')]: `import type { Storage } from '../storage/open.ts';`,
        [service('settings/a.ts')]: `import { DEFAULT_PLANS } from '../access/plans.ts';`,
        [service('access/a.test.ts')]: `import { route } from '../http/route.ts';`,
      }),
    ).toEqual([]);
  });

  it('does not take a name for another that only begins with it', () => {
    expect(findings(direction, { [service('writing/a.ts')]: `import x from 'fastify-like';` })).toEqual([]);
  });
});

describe('import cycles', () => {
  it('finds a cycle through three files and one of types, and names the files', () => {
    const found = findings(cycles, {
      'a/one.ts': `import './two.ts';`,
      'a/two.ts': `export { x } from './three.ts';`,
      'a/three.ts': `import type { One } from './one.ts';`,
      'a/four.ts': `import './one.ts';`,
    });
    expect(found).toEqual(['failure a/one.ts in a cycle of 3: a/one.ts , a/three.ts , a/two.ts']);
  });

  it('finds a cycle that leads through a package and back', () => {
    const found = findings(cycles, {
      'packages/editor/src/index.ts': `export * from './a.ts';`,
      'packages/editor/src/a.ts': `import { b } from '@faircopy/editor';`,
    });
    expect(found).toHaveLength(1);
  });

  it('takes a diamond for what it is', () => {
    const tree = { 'a.ts': `import './b.ts'; import './c.ts';`, 'b.ts': `import './d.ts';` };
    expect(findings(cycles, { ...tree, 'c.ts': `import './d.ts';`, 'd.ts': '' })).toEqual([]);
  });
});

describe('file sizes', () => {
  const linesOf = (count: number): string => 'const x = 1;\n'.repeat(count);
  const small = { 'a.ts': linesOf(10), 'b.ts': linesOf(10), 'c.ts': linesOf(10) };

  it('warns over 250 lines and fails over 400', () => {
    expect(findings(sizes, { ...small, 'd.ts': linesOf(250) })).toEqual([]);
    expect(findings(sizes, { ...small, 'd.ts': linesOf(251) })).toEqual([
      expect.stringMatching(/^warning d\.ts 251/),
    ]);
    expect(findings(sizes, { ...small, 'd.ts': linesOf(401) })).toEqual([
      expect.stringMatching(/^failure d\.ts 401/),
    ]);
  });

  it('fails when the median reaches 80 lines, tests not counted', () => {
    expect(findings(sizes, { 'a.ts': linesOf(79), 'b.test.ts': linesOf(200) })).toEqual([]);
    expect(findings(sizes, { 'a.ts': linesOf(80), 'b.test.ts': linesOf(1) })).toHaveLength(1);
  });
});

describe('duplicates', () => {
  const run = ['alpha();', 'beta(1);', 'gamma(2);', 'delta(3);', 'epsilon(4);', 'zeta(5);'];

  it('finds six identical lines, whatever blank lines, comments, brackets and imports stand between', () => {
    const loose = run.flatMap((line, index) => [
      `   ${line}`,
      index % 2 === 0 ? '// why' : '',
      '/* a',
      ' b */',
    ]);
    const found = findings(duplicates, {
      'a.ts': `import { x } from 'y';\n${run.join('\n')}\n`,
      'b.ts': `const own = true;\n${loose.join('\n')}\n`,
    });
    expect(found).toEqual(['failure b.ts:2 repeats 6 lines of a.ts:2']);
  });

  it('finds a run written twice in one file, once, at its longest', () => {
    const text = [...run, 'seventh();', 'own();', ...run, 'seventh();'].join('\n');
    expect(findings(duplicates, { 'a.ts': text })).toEqual(['failure a.ts:9 repeats 7 lines of a.ts:1']);
  });

  it('lets five lines, imports, and tests repeat', () => {
    const imports = run.map((_, index) => `import x${index} from 'm${index}';`).join('\n');
    expect(
      findings(duplicates, { 'a.ts': run.slice(1).join('\n'), 'b.ts': run.slice(1).join('\n') }),
    ).toEqual([]);
    expect(findings(duplicates, { 'a.ts': imports, 'b.ts': imports })).toEqual([]);
    expect(findings(duplicates, { 'a.test.ts': run.join('\n'), 'b.test.ts': run.join('\n') })).toEqual([]);
  });

  it('does not join the end of one file with the beginning of the next', () => {
    const [head, tail] = [run.slice(0, 3).join('\n'), run.slice(3).join('\n')];
    expect(findings(duplicates, { 'a.ts': run.join('\n'), 'b.ts': head, 'c.ts': tail })).toEqual([]);
  });
});

describe('environment reads', () => {
  it.each([
    'const port = process.env.PORT;',
    `const port = process['env']['PORT'];`,
    `import { env } from 'node:process';`,
  ])('refuses %s outside the settings', (text) => {
    expect(findings(environment, { [service('http/a.ts')]: text })).toHaveLength(1);
    expect(findings(environment, { [service('settings/a.ts')]: text })).toEqual([]);
    expect(findings(environment, { [service('http/a.test.ts')]: text })).toEqual([]);
  });

  it('is not misled by a comment or a string', () => {
    expect(findings(environment, { 'a.ts': `// process.env\nconst text = 'process.env';` })).toEqual([]);
  });
});

describe('names', () => {
  it('refuses names that fit anything and keeps those that only contain them', () => {
    const paths = [
      'a/utils/x.ts',
      'a/string-helpers.ts',
      'a/manager.test.ts',
      'a/common-mistakes.ts',
      'a/utility.ts',
    ];
    expect(findings(names, Object.fromEntries(paths.map((path) => [path, ''])))).toHaveLength(3);
  });
});

describe('documentation', () => {
  const codes = { 'packages/contract/src/error-codes.ts': `const codes = ['ERR_ONE', 'ERR_TWO'];` };

  it('finds a code that no page explains, and one that is explained and does not exist', () => {
    expect(findings(documentation, { ...codes, 'docs/errors.md': 'ERR_ONE and ERR_THREE' })).toEqual([
      'failure docs/errors.md does not explain ERR_TWO',
      'failure docs/errors.md explains ERR_THREE, which does not exist',
    ]);
    expect(findings(documentation, { ...codes, 'docs/errors.md': '`ERR_ONE`, `ERR_TWO`' })).toEqual([]);
  });

  it('finds a link that leads nowhere and lets addresses, fragments and folders be', () => {
    const page =
      '[a](../a.md#part) [b](https://example.com/b.md) [c](#part) [d](decisions/) [e](decisions/2.md)';
    const found = findings(documentation, { 'docs/x.md': page, 'docs/decisions/1.md': '', 'a.md': '' });
    expect(found).toEqual(['failure docs/x.md links to docs/decisions/2.md, which is not there']);
  });
});

describe('machine names', () => {
  // Put together here, so that this file does not break the rule it tests.
  const buildFolder = ['', 'workspace', 'app'].join('/');
  const check = machineNames({ root: '/srv/checkout', home: '/home/ada', hostname: 'build-7' });

  it.each([
    ['docs/a.md', 'see /srv/checkout/docs'],
    ['a.ts', `const path = '/home/ada/x';`],
    ['a.yaml', 'host: build-7'],
    ['a.json', `{ "path": "${buildFolder}" }`],
    ['package-lock.json', '"resolved": "https://npm.internal.example/x/-/x-1.0.0.tgz",'],
    ['.npmrc', 'registry=http://10.0.0.7:4873/'],
  ])('refuses %s with %s', (path, text) => {
    expect(findings(check, { [path]: text })).toHaveLength(1);
  });

  it.each([
    ['packages/service/tests/fixtures/a.md', `build-7 failed in ${buildFolder}`],
    ['package-lock.json', '"resolved": "https://registry.npmjs.org/x/-/x-1.0.0.tgz",'],
    ['package-lock.json', '"resolved": "packages/cli",'],
    ['a.md', 'https://example.com/work/item and ./work/item'],
  ])('lets %s say %s', (path, text) => {
    expect(findings(check, { [path]: text })).toEqual([]);
  });
});

describe('report', () => {
  it('fails on a failure, not on a warning', () => {
    const check = (level: 'failure' | 'warning'): Check => ({
      name: 'x',
      run: () => ({ measured: '1', findings: [{ level, place: 'a.ts', message: 'm' }] }),
    });
    expect(report(repositoryOf([]), [check('warning')]).failed).toBe(false);
    const broken = report(repositoryOf([]), [check('warning'), check('failure')]);
    expect(broken.failed).toBe(true);
    expect(broken.text).toContain('FAIL  x');
    expect(broken.text).toContain('failure: a.ts m');
  });
});

describe('parts of patterns', () => {
  it('keeps patterns that name letters out of others', () => {
    const tree = {
      [service('word.ts')]: String.raw`export const word = /\p{L}+/u;`,
      [service('digits.ts')]: String.raw`export const digits = /\d+ [a-z]/u;`,
      [service('both.ts')]:
        "import { word } from './word.ts';\nimport { digits } from './digits.ts';\n" +
        'const both = new RegExp(`${word.source}|${digits.source}`, "u");',
    };
    expect(findings(patternParts, tree)).toEqual([
      `failure ${service('both.ts')} "word" names letters and is part of another pattern; share a string`,
    ]);
  });
});
