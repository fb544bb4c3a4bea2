import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { faircopy } from '../faircopy.ts';
import { type Booted, bootSignedIn } from './booted-service.ts';

const FILES: Record<string, string> = {
  'src/invoices/list-open.ts':
    'export function listOpenInvoices(customerId: string) {\n  return load(customerId);\n}\n',
  'src/export/retry.py': 'def retry_export(times):\n    return times\n',
  'docs/invoices.md': '# Invoices\n\nOpen invoices are listed.\n',
  'logo.png': '\0PNG',
  'package-lock.json': '{ "invoices": "open" }\n',
  '.env': 'OPEN_INVOICES=hunter2\n',
};

let booted: Booted;
let root: string;
beforeAll(async () => {
  booted = await bootSignedIn();
  root = join(booted.folder, 'project');
  await fill(root, FILES);
});
afterAll(() => booted[Symbol.asyncDispose]());

async function fill(folder: string, files: Record<string, string>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(join(folder, path, '..'), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}

const context = (...words: string[]) => faircopy(['context', ...words], booted.environment);

test('what fits a query comes first; secrets, binary and generated files do not come at all', async () => {
  const { exitCode, out, err } = await context('list open invoices', root);
  expect(exitCode).toBe(0);
  expect(out.startsWith('## src/invoices/list-open.ts\nexport function listOpenInvoices')).toBe(true);
  expect(out).toContain('## docs/invoices.md');
  expect(out).not.toMatch(/hunter2|PNG|package-lock/);
  expect(err).toContain('Left out because they hold secrets: .env');
});

test('it goes to a file, to the clipboard, or straight into a document', async () => {
  const file = join(booted.folder, 'context.md');
  expect((await context('retry the export', root, '-o', file)).out).toBe('');
  expect(await readFile(file, 'utf8')).toContain('def retry_export');

  const programs = join(booted.folder, 'programs');
  const copied = join(booted.folder, 'copied.txt');
  const copy = `#!/bin/sh\nexec cat > '${copied}'\n`;
  await fill(programs, { 'wl-copy': copy, pbcopy: copy });
  await Promise.all(['wl-copy', 'pbcopy'].map((name) => chmod(join(programs, name), 0o755)));
  const environment = { ...booted.environment, PATH: `${programs}${delimiter}${process.env['PATH']}` };
  const done = await faircopy(['context', 'retry the export', root, '--copy'], environment);
  expect(done).toMatchObject({
    exitCode: 0,
    out: '',
    err: expect.stringContaining('copied to the clipboard'),
  });
  expect(await readFile(copied, 'utf8')).toBe(await readFile(file, 'utf8'));

  const idea = join(booted.folder, 'idea.md');
  await writeFile(idea, 'we need a retry of the export');
  const straight = await context('retry the export', root, '--translate', idea, '--format', 'rfc');
  expect(straight.out).toMatch(/# Document\n\nwe need[\s\S]*## src\/export\/retry\.py\n/);
  const other = await faircopy(['translate', idea, '--workspace', root], booted.environment);
  expect(other.out).toContain('## src/export/retry.py\n');
});

test('a document does not draw on the text it is made of, where that lies in the project', async () => {
  const project = join(booted.folder, 'with-idea');
  await fill(project, {
    'src/retry.py': 'def retry_export():\n',
    'idea.md': 'we need a retry of the export',
  });
  const idea = join(project, 'idea.md');
  const { out } = await faircopy(['translate', idea, '--workspace', project], booted.environment);
  expect(out).toContain('## src/retry.py\n');
  expect(out).not.toContain('## idea.md');
});

test('who asks for something that no text speaks of is told so', async () => {
  const warning = 'speaks of this';
  expect((await context('zeppelin', root, '--quiet')).err).toContain(warning);
  expect((await context('list open invoices', root)).err).not.toContain(warning);
});

test('for a program a wrong call is told as JSON and nothing else', async () => {
  const { exitCode, err } = await context('--json');
  expect(exitCode).toBe(2);
  expect(JSON.parse(err)).toEqual({
    error: "missing required argument 'query'",
    hint: '--help shows how it is used',
  });
});

test('a choice that would have no effect is refused', async () => {
  const root = join(booted.folder, 'choices');
  await fill(root, { 'a.ts': 'export const a = 1;\n' });
  const idea = join(booted.folder, 'idea.md');
  await writeFile(idea, 'we need a retry of the export');
  const format = await context('the export', root, '--format', 'rfc');
  expect(format).toMatchObject({ exitCode: 2, err: expect.stringContaining('--translate <file>') });
  const query = await faircopy(['translate', idea, '--query', 'the export'], booted.environment);
  expect(query).toMatchObject({ exitCode: 2, err: expect.stringContaining('--workspace <folder>') });
  const project = await context('the export', root, '--translate', idea, '--project', 'no project');
  expect(project).toMatchObject({ exitCode: 1, err: expect.stringContaining('/projectId') });
});

test('in the revision with short contexts, what is drawn on fits its field', async () => {
  await using small = await bootSignedIn({ FAIRCOPY_REVISION: 'A' });
  const project = join(small.folder, 'project');
  const body = Array.from({ length: 120 }, (_, line) => `  export_it(${line}) # retry of the export\n`).join(
    '',
  );
  const files = Array.from({ length: 70 }, (_, index) => [
    `src/f${index}.py`,
    `def retry_${index}():\n${body}`,
  ]);
  await fill(project, Object.fromEntries(files));
  const idea = join(small.folder, 'idea.md');
  await writeFile(idea, 'we need a retry of the export');
  const { exitCode, out, err } = await faircopy(
    ['translate', idea, '--workspace', project],
    small.environment,
  );
  expect({ exitCode, err }).toEqual({ exitCode: 0, err: '' });
  expect(out).toContain('## src/f');
  expect(out.length).toBeLessThan(5_200);
});
