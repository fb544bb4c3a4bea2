import { UsageError } from '../report/usage-error.ts';
import { readUserSettings } from './user-settings.ts';

const DEFAULT_SERVICE = 'http://127.0.0.1:8787';
const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/**
 * The service a command talks to: what its option says, else FAIRCOPY_SERVICE, else where the user signed in last, else a
 * service on this computer.
 *
 * @returns an origin, such as `https://faircopy.example`
 * @throws {UsageError}
 */
export async function serviceAddress(
  environment: NodeJS.ProcessEnv,
  option: string | undefined,
): Promise<string> {
  const named = option ?? environment['FAIRCOPY_SERVICE'];
  if (named !== undefined && named !== '') return originOf(named);
  return (await readUserSettings(environment)).service ?? DEFAULT_SERVICE;
}

/** True where what is sent stays on this computer. */
export function isLoopback(address: string): boolean {
  return LOOPBACK.test(new URL(address).hostname);
}

function originOf(text: string): string {
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`);
  if (url === null || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search !== '') {
    throw new UsageError(`"${text}" is no address of a service; one is such as https://faircopy.example.`);
  }
  return url.origin;
}
