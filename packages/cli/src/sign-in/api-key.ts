import { readFile } from 'node:fs/promises';
import { CommandError } from '../report/command-error.ts';
import { EXIT } from '../report/exit-codes.ts';

const KEY = /^fc_(live|test|sess)_[0-9A-Za-z]+$/;

/** A key the user brings along, in place of a sign-in. */
export interface ApiKey {
  readonly key: string;
  readonly kind: 'live' | 'test' | 'session';
}

/**
 * The key of the file that an option names, else that of FAIRCOPY_API_KEY, else null.
 *
 * @throws {CommandError} when it is no key of Faircopy
 */
export async function findApiKey(
  environment: NodeJS.ProcessEnv,
  file: string | undefined,
): Promise<ApiKey | null> {
  if (file !== undefined) return parse(await contentOf(file), `in ${file}`);
  const variable = environment['FAIRCOPY_API_KEY'] ?? '';
  return variable === '' ? null : parse(variable, 'in FAIRCOPY_API_KEY');
}

async function contentOf(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    const reason =
      (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'there is no such file' : String(error);
    throw new CommandError(`--api-key-file ${file}: ${reason}.`, { exitCode: EXIT.askedWrongly });
  }
}

function parse(text: string, place: string): ApiKey {
  const key = text.trim();
  const kind = KEY.exec(key)?.[1];
  if (kind === undefined) {
    throw new CommandError(
      `What stands ${place} is no API key: one begins with fc_live_, fc_test_ or fc_sess_.`,
      {
        exitCode: EXIT.askedWrongly,
        hint: 'Make one on the host of the service with "faircopy keys create".',
      },
    );
  }
  return { key, kind: kind === 'sess' ? 'session' : kind === 'test' ? 'test' : 'live' };
}
