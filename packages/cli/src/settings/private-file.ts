import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { CommandError } from '../report/command-error.ts';
import { EXIT, type ExitCode } from '../report/exit-codes.ts';

/** Folders only their user may enter, files only their user may read. */
const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;

/**
 * What a JSON file holds, or undefined when there is none.
 *
 * @param exitCode when it is no JSON; a person writes some of these files, the command alone the others
 * @throws {CommandError}
 */
export async function readPrivateJson(file: string, exitCode: ExitCode = EXIT.failed): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw new CommandError(`${file} cannot be read: ${error.message}`);
  });
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new CommandError(`${file} is damaged: it is no JSON.`, {
      exitCode,
      hint: 'Mend it, or remove it to begin anew.',
    });
  }
}

/** Replaces the file as one step: whoever reads it sees the old content or the new, and nobody else sees either. @throws {CommandError} */
export async function writePrivateJson(file: string, value: unknown): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  try {
    await mkdir(dirname(file), { recursive: true, mode: FOLDER_MODE });
    await writeDraft(draft, `${JSON.stringify(value)}\n`);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw new CommandError(`${file} cannot be written: ${(error as Error).message}.`);
  }
}

async function writeDraft(draft: string, text: string): Promise<void> {
  await using handle = await open(draft, 'wx', FILE_MODE);
  await handle.writeFile(text);
  await handle.sync();
}
