import { randomUUID } from 'node:crypto';
import { open, readFile, realpath, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { CommandError } from '../report/command-error.ts';

/**
 * Writes a file as one step: after a crash there is the old content or the new, never a part. Permissions stay, and a
 * symbolic link goes on leading to the same file.
 *
 * @param before what the file must still hold; when somebody changed it in the meantime, nothing is written
 * @throws {CommandError}
 */
export async function replaceFile(file: string, text: string, before?: Buffer): Promise<void> {
  const target = await realpath(file).catch(() => file);
  const draft = join(dirname(target), `.faircopy-${randomUUID()}`);
  try {
    const mode = await stat(target).then(
      (found) => found.mode & 0o777,
      () => 0o666,
    );
    await writeDraft(draft, text, mode);
    if (before !== undefined && !(await readFile(target)).equals(before)) {
      throw new CommandError(`${file} was changed in the meantime; nothing was written.`, {
        hint: 'Run the command again.',
      });
    }
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { force: true });
    if (error instanceof CommandError) throw error;
    throw new CommandError(`${file} cannot be written: ${(error as Error).message}.`);
  }
}

async function writeDraft(draft: string, text: string, mode: number): Promise<void> {
  await using handle = await open(draft, 'wx', mode);
  await handle.writeFile(text);
  await handle.sync();
}
