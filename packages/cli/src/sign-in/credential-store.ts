import { join } from 'node:path';
import { CommandError } from '../report/command-error.ts';
import { withLock } from '../settings/lock.ts';
import { platformFolders } from '../settings/platform-folders.ts';
import { readPrivateJson, writePrivateJson } from '../settings/private-file.ts';

/** What signing in to one service left behind. Instants are milliseconds since 1970. */
export interface SignIn {
  readonly issuer: string;
  readonly clientId: string;
  readonly idToken: string;
  readonly idTokenExpiresAt: number;
  /** Null: the issuer gave none, and the sign-in ends with the ID token. */
  readonly refreshToken: string | null;
  /** Who signed in, as far as the ID token says. */
  readonly name: string | null;
  readonly desktop?: { readonly token: string; readonly expiresAt: number };
}

/** The sign-ins of a user, by the origin of the service, in a file that only they can read. */
export interface CredentialStore {
  readonly file: string;
  read(service: string): Promise<SignIn | undefined>;
  /**
   * Changes the sign-in of a service while no other process does.
   *
   * @param change gets the present one; undefined signs out
   */
  change(
    service: string,
    change: (present: SignIn | undefined) => Promise<SignIn | undefined>,
  ): Promise<SignIn | undefined>;
}

export function createCredentialStore(environment: NodeJS.ProcessEnv): CredentialStore {
  const file = join(platformFolders(environment).settings, 'credentials.json');
  const readAll = async () => {
    const found = (await readPrivateJson(file)) ?? {};
    if (isStore(found)) return found;
    throw new CommandError(`${file} is damaged.`, {
      hint: 'Remove it, and sign in again with "faircopy login".',
    });
  };
  return {
    file,
    read: async (service) => (await readAll())[service],
    change: (service, change) =>
      withLock(`${file}.lock`, async () => {
        const { [service]: present, ...others } = await readAll();
        const next = await change(present);
        if (next !== present)
          await writePrivateJson(file, next === undefined ? others : { ...others, [service]: next });
        return next;
      }),
  };
}

function isStore(value: unknown): value is Record<string, SignIn> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.values(value).every(
    (entry) => typeof entry?.issuer === 'string' && typeof entry?.idToken === 'string',
  );
}
