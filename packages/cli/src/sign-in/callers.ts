import type { DesktopSession } from '@faircopy/contract';
import { CommandError } from '../report/command-error.ts';
import { EXIT } from '../report/exit-codes.ts';
import { type CallOptions, callService, type ServiceCall } from '../requests/call-service.ts';
import { Refusal } from '../requests/refusal.ts';
import { deviceOf } from '../settings/user-settings.ts';
import type { ApiKey } from './api-key.ts';
import { type CredentialStore, createCredentialStore } from './credential-store.ts';
import { idTokenFor } from './id-token.ts';

/** Calls a service with a credential that is renewed where it has to be. */
export type Caller = (call: ServiceCall) => Promise<unknown>;

export interface CallerParts {
  readonly environment: NodeJS.ProcessEnv;
  readonly service: string;
  readonly apiKey: ApiKey | null;
  readonly options: CallOptions;
}

/** Calls the routes that take a key or an ID token. */
export function createTextCaller({ environment, service, apiKey, options }: CallerParts): Caller {
  if (apiKey !== null) {
    const credential = { 'x-api-key': apiKey.key };
    return (call) => callService(service, withHeaders(call, credential), options);
  }
  const store = createCredentialStore(environment);
  return withRenewal(service, options, (refused) => idTokenFor(store, service, refused));
}

/** Calls the desktop routes, with a session of this computer. */
export function createDesktopCaller(parts: CallerParts): Caller {
  const { environment, service, apiKey, options } = parts;
  const store = createCredentialStore(environment);
  if (apiKey?.kind === 'session') return withRenewal(service, options, sessionOfKey(parts, apiKey));
  return withRenewal(service, options, async (refused) => {
    if (apiKey !== null && (await store.read(service)) === undefined) throw keyOpensNoSession(apiKey);
    return await storedSession(parts, store, refused);
  });
}

/** Calls, and once more with another token when the service refuses the first. */
function withRenewal(
  service: string,
  options: CallOptions,
  tokenFor: (refused?: string) => Promise<string>,
): Caller {
  return async (call) => {
    const token = await tokenFor();
    try {
      return await callService(service, withHeaders(call, bearer(token)), options);
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== 401) throw error;
      return await callService(service, withHeaders(call, bearer(await tokenFor(token))), options);
    }
  };
}

/** A token that ends sooner than this is exchanged before it is used. */
const SPARE_MS = 60_000;

/** The session of this computer that all processes of the user share: a second one would end the first. */
async function storedSession(parts: CallerParts, store: CredentialStore, refused?: string): Promise<string> {
  const { service } = parts;
  const goodOf = (desktop: { token: string; expiresAt: number } | undefined) =>
    desktop !== undefined && desktop.token !== refused && desktop.expiresAt - Date.now() > SPARE_MS
      ? desktop.token
      : null;
  const known = goodOf((await store.read(service))?.desktop);
  if (known !== null) return known;
  const idToken = await idTokenFor(store, service);
  const next = await store.change(service, async (present) => {
    if (present === undefined || goodOf(present.desktop) !== null) return present;
    return { ...present, desktop: await openSession(parts, bearer(idToken)) };
  });
  return next?.desktop?.token ?? '';
}

/** A session for a session key lives in this process alone. */
function sessionOfKey(parts: CallerParts, { key }: ApiKey): (refused?: string) => Promise<string> {
  let session: { token: string; expiresAt: number } | undefined;
  return async (refused) => {
    if (session === undefined || session.token === refused || session.expiresAt - Date.now() < SPARE_MS) {
      session = await openSession(parts, { 'x-api-key': key });
    }
    return session.token;
  };
}

async function openSession(
  { environment, service, options }: CallerParts,
  headers: Readonly<Record<string, string>>,
): Promise<{ token: string; expiresAt: number }> {
  const askedAt = Date.now();
  const body = await deviceOf(environment);
  const call = { method: 'POST', path: '/api/v1/desktop/session', body, headers } as const;
  const { token, expiresInSeconds } = (await callService(service, call, options)) as DesktopSession;
  return { token, expiresAt: askedAt + expiresInSeconds * 1_000 };
}

function keyOpensNoSession({ kind }: ApiKey): CommandError {
  return new CommandError(`A key of the kind fc_${kind}_ cannot work with projects.`, {
    exitCode: EXIT.refused,
    hint: 'Sign in with "faircopy login", or use a session key (fc_sess_, from POST /api/v1/auth/session-key).',
  });
}

function bearer(token: string): { authorization: string } {
  return { authorization: `Bearer ${token}` };
}

function withHeaders(call: ServiceCall, headers: Readonly<Record<string, string>>): ServiceCall {
  return { ...call, headers: { ...call.headers, ...headers } };
}
