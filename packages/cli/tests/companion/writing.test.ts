import { chmod, mkdtemp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { replaceFile } from '../../src/writing/replace-file.ts';
import { faircopy, finished, startFaircopy } from '../faircopy.ts';
import { type Booted, boot } from './booted-service.ts';

let booted: Booted;
beforeAll(async () => {
  booted = await boot();
});
afterAll(() => booted[Symbol.asyncDispose]());

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'faircopy-texts-'));
});
afterEach(() => rm(folder, { recursive: true }));

const ROUGH = 'The servise restarts.\r\n\r\nEvery night.\r\n';
const GOOD = 'The service restarts.\r\n\r\nEvery night.\r\n';

async function text(name: string, content: string | Buffer = ROUGH): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, content);
  return file;
}

const command = (...words: string[]) =>
  faircopy(words, { ...booted.environment, FAIRCOPY_API_KEY: booted.key });
const piped = (input: string | Buffer, ...words: string[]) =>
  faircopy(words, { ...booted.environment, FAIRCOPY_API_KEY: booted.key }, input);

describe('faircopy optimize', () => {
  test('gives a text from a file, or from standard input byte for byte', async () => {
    expect(await command('optimize', await text('a.md'))).toEqual({ exitCode: 0, out: GOOD, err: '' });
    expect((await piped('The servise, no line end', 'optimize')).out).toBe('The service, no line end');
    expect((await piped(ROUGH, 'optimize', '-')).out).toBe(GOOD);
  });

  test('in a process of its own it is a filter, whose colours are off', async () => {
    const child = startFaircopy(['optimize', '--diff', await text('a.md')], {
      ...booted.environment,
      FAIRCOPY_API_KEY: booted.key,
      FORCE_COLOR: '1',
    });
    const { exitCode, out } = await finished(child);
    expect(exitCode).toBe(0);
    expect(out).toContain('\n-The servise restarts.\r\n+The service restarts.\r\n');
    expect(out).not.toContain('\x1b');
  });

  test('rewrites a file in place: byte order mark, permissions and links stay', async () => {
    const file = await text('a.md', `\uFEFF${ROUGH}`);
    await chmod(file, 0o640);
    const link = join(folder, 'link.md');
    await symlink(file, link);
    const { exitCode, out, err } = await command('optimize', '--write', link);
    expect({ exitCode, out }).toEqual({ exitCode: 0, out: '' });
    expect(err).toContain('is rewritten');
    expect(await readFile(file, 'utf8')).toBe(`\uFEFF${GOOD}`);
    expect((await stat(file)).mode & 0o777).toBe(0o640);
    expect((await command('optimize', '--write', '--quiet', link)).err).toBe('');
  });

  test('checks files for CI, with exit code 3 when one could be better', async () => {
    const [rough, good] = [await text('rough.md'), await text('good.md', GOOD)];
    const found = await command('optimize', '--check', rough, good);
    expect(found).toMatchObject({ exitCode: 3, out: '', err: expect.stringContaining('1 of 2 texts') });
    expect(await readFile(rough, 'utf8')).toBe(ROUGH);
    expect((await command('optimize', '--check', good)).exitCode).toBe(0);
    const json = await command('optimize', '--check', '--json', '--diff', rough, good);
    expect(json.exitCode).toBe(3);
    expect(JSON.parse(json.out)).toMatchObject([
      {
        file: rough,
        changed: true,
        written: null,
        output: GOOD,
        diff: expect.stringContaining('+The service'),
      },
      { file: good, changed: false, diff: '' },
    ]);
  });

  test('says what is the matter with a text, and goes on with the others', async () => {
    const failing: [file: string, words: string][] = [
      [join(folder, 'absent.md'), 'There is no file'],
      [folder, 'Not a file but a folder'],
      [await text('a.bin', Buffer.from([0x89, 0x50, 0x00, 0x47])), 'is no text in UTF-8'],
      [await text('latin.txt', Buffer.from('caf\xe9 au lait', 'latin1')), 'is no text in UTF-8'],
      [await text('long.md', 'word '.repeat(2_001)), 'is too long: 10,005 characters'],
      [await text('short.md', 'a'), 'is too short: 1 characters'],
    ];
    for (const [file, words] of failing) {
      expect(await command('optimize', file)).toMatchObject({
        exitCode: 1,
        err: expect.stringContaining(words),
      });
    }
    const rough = await text('rough.md');
    const both = await command('optimize', '--write', join(folder, 'absent.md'), rough);
    expect(both).toMatchObject({ exitCode: 1, err: expect.stringContaining('1 of 2 texts') });
    expect(await readFile(rough, 'utf8')).toBe(GOOD);
  });

  test('contradictions are asked wrongly', async () => {
    const file = await text('a.md');
    const attempts = await Promise.all([
      command('optimize'),
      piped(ROUGH, 'optimize', '--write'),
      command('optimize', '--write', '--check', file),
      command('optimize', '--write', '--output', 'x', file),
      command('optimize', file, file),
      command('optimize', '--audience', 'everyone', file),
      command('refine', file),
      command('translate', '--tone', '101', file),
    ]);
    expect(attempts.map(({ exitCode }) => exitCode)).toEqual([2, 2, 2, 2, 2, 2, 2, 2]);
    for (const { err } of attempts) expect(err).not.toContain('    at ');
  });
});

test('translate makes a document for whom options or settings name, and writes it', async () => {
  const file = await text('idea.md');
  const made = join(folder, 'spec.md');
  const written = await command(
    'translate',
    file,
    '--format',
    'rfc',
    '--audience',
    'data-engineer',
    '-o',
    made,
  );
  expect(written).toMatchObject({ exitCode: 0, out: '', err: expect.stringContaining(`Written to ${made}`) });
  expect(await readFile(made, 'utf8')).toContain('# Document\n\nThe servise');
  const named = await command('translate', file, '--id', 'my-idea', '--json', '--format', 'Jira Tickets');
  expect(JSON.parse(named.out)).toMatchObject({ metadata: { translationId: 'my-idea' } });
  const history = await fetch(`${booted.address}/api/v1/history`, { headers: { 'x-api-key': booted.key } });
  const { data } = (await history.json()) as { data: { items: { format: string; audience: string }[] } };
  expect(data.items.map(({ format, audience }) => [format, audience])).toEqual([
    ['Jira Tickets', 'Senior Dev'],
    ['RFC', 'Data Engineer'],
  ]);
});

test('refine follows feedback, and says when it has nothing to do with the document', async () => {
  const file = await text('spec.md', '# Exports\n');
  const shown = await command('refine', file, '-m', 'Add a note.', '--diff');
  expect(shown.out).toContain('+Add a note.');
  const off = await command('refine', file, '-m', 'How is the weather?', '--check');
  expect(off).toMatchObject({ exitCode: 3, err: expect.stringContaining('nothing to do with the document') });
});

test('feedback - is standard input, which is read for one thing only', async () => {
  const file = await text('spec.md', '# Exports\n');
  const shown = await piped('Add a note.', 'refine', file, '-m', '-', '--diff');
  expect(shown.out).toContain('+Add a note.');
  for (const words of [
    ['-m', '-'],
    ['-', '--feedback-file', '-'],
    [file, '-m', '-', '--original', '-'],
  ]) {
    expect(await piped('Add a note.', 'refine', ...words)).toMatchObject({
      exitCode: 2,
      err: expect.stringContaining('Only one of'),
    });
  }
});

test('a file that somebody changed in the meantime is not overwritten', async () => {
  const file = await text('a.md');
  await expect(replaceFile(file, 'mine', Buffer.from('as it was'))).rejects.toThrow('in the meantime');
  expect(await readFile(file, 'utf8')).toBe(ROUGH);
  await replaceFile(file, 'mine', Buffer.from(ROUGH));
  expect(await readFile(file, 'utf8')).toBe('mine');
  await expect(replaceFile(join(folder, 'no', 'folder'), 'x')).rejects.toThrow('cannot be written');
});
