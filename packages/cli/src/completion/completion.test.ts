import { execFileSync, spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { createProgram } from '../program.ts';
import { bashScript } from './bash.ts';
import { completableCommands } from './command-tree.ts';
import { fishScript } from './fish.ts';
import { zshScript } from './zsh.ts';

const terminal = {
  print: () => {},
  write: () => {},
  remark: () => {},
  screen: null,
  printsToScreen: false,
  outlastReader: () => undefined,
  input: null,
};
const commands = completableCommands(createProgram({ environment: {}, terminal }));

const CASES: [line: string[], expected: string[]][] = [
  [['faircopy', 'o'], ['optimize']],
  [
    ['faircopy', 'keys', ''],
    ['create', 'help', 'list', 'revoke'],
  ],
  [['faircopy', 'optimize', '--corr'], ['--corrections-only']],
  [
    ['faircopy', 'optimize', 'notes.md', '--audience', 's'],
    ['senior-dev', 'sre'],
  ],
  [
    ['faircopy', 'completion', ''],
    ['bash', 'fish', 'zsh'],
  ],
  [['faircopy', 'translate', '-o', ''], []],
];

/** `--audience=s`, as bash takes it apart. */
const TAKEN_APART: typeof CASES = [
  [
    ['faircopy', 'optimize', '--audience', '=', 's'],
    ['senior-dev', 'sre'],
  ],
  [
    ['faircopy', 'translate', '--format', '='],
    ['api-design', 'data-model', 'jira-tickets', 'optimize', 'prompt', 'rfc', 'technical-spec'],
  ],
];

test('bash completes commands, options and their values', () => {
  const cases = [...CASES, ...TAKEN_APART];
  const ask = cases.map(([line]) => {
    const words = line.map((word) => `'${word}'`).join(' ');
    return `COMP_WORDS=(${words}); COMP_CWORD=${line.length - 1}; _faircopy; echo "\${COMPREPLY[*]}"`;
  });
  const script = [bashScript(commands), ...ask].join('\n');
  const lines = execFileSync('bash', ['--norc', '-c', script], { encoding: 'utf8' }).split('\n');
  expect(cases.map((_, index) => (lines[index] ?? '').split(' ').filter(Boolean).sort())).toEqual(
    cases.map(([, expected]) => expected),
  );
});

test('fish does too, where it is installed', ({ skip }) => {
  if (spawnSync('fish', ['--version']).error) skip();
  const ask = CASES.slice(0, -1).map(([line]) => `complete -C '${line.join(' ')}'; echo END`);
  const script = [fishScript(commands), ...ask].join('\n');
  const told = execFileSync('fish', ['--no-config', '-c', script], { encoding: 'utf8' });
  const answers = told.split('END\n').slice(0, -1);
  const words = answers.map((text) => [...text.matchAll(/^\S+/gm)].map(([word]) => word).sort());
  expect(words).toEqual(CASES.slice(0, -1).map(([, expected]) => expected));
});

test('the script for zsh is one that zsh reads, where it is installed', ({ skip }) => {
  const script = zshScript(commands);
  expect(script).toContain("'optimize --audience') compadd -- 'junior-dev' 'senior-dev'");
  if (spawnSync('zsh', ['--version']).error) skip();
  expect(spawnSync('zsh', ['-n'], { input: script, encoding: 'utf8' })).toMatchObject({
    status: 0,
    stderr: '',
  });
});
