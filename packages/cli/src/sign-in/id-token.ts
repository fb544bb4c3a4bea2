import type { CredentialStore } from './credential-store.ts';
import { signedOut } from './signed-out.ts';

/** An ID token that ends sooner than this is exchanged first, since a request takes its time. */
const SPARE_MS = 60_000;

/**
 * A good ID token of whoever is signed in to a service, a new one where the old is about to end.
 *
 * @param refused one the service no longer takes, whatever its time
 * @throws {CommandError} when nobody is signed in, or the sign-in is over
 */
export async function idTokenFor(store: CredentialStore, service: string, refused?: string): Promise<string> {
  const isGood = (signIn: { idToken: string; idTokenExpiresAt: number }) =>
    signIn.idToken !== refused && signIn.idTokenExpiresAt - Date.now() > SPARE_MS;
  const present = await store.read(service);
  if (present === undefined) throw signedOut(service);
  if (isGood(present)) return present.idToken;
  const next = await store.change(service, async (stored) => {
    if (stored === undefined) throw signedOut(service);
    // A refresh token works once, and another process may have been here in the meantime.
    if (isGood(stored)) return stored;
    const { refresh } = await import('./open-id.ts');
    return await refresh(stored);
  });
  if (next === undefined) throw signedOut(service);
  return next.idToken;
}
