import { createDesktopSessions } from '../../src/access/desktop/desktop-sessions.ts';
import { newKey } from '../../src/access/key-format.ts';
import { hashOfKey } from '../../src/access/key-hash.ts';
import { createKey, revokeKey } from '../../src/access/keys.ts';
import { createSessionKeys } from '../../src/access/sessions/session-keys.ts';
import { upsertProject } from '../../src/desktop/projects.ts';
import { addMilliseconds, now } from '../../src/storage/instant.ts';
import type { SignedInService } from '../harness/signed-in.ts';
import type { Claims } from '../outside-issuer.ts';

type Headers = Readonly<Record<string, string>>;

/** Somebody with a credential of each kind that the service issues or takes. */
export interface Person {
  readonly subject: string;
  readonly userId: string;
  /** By the kind of credential: how it is sent. */
  readonly credentials: Readonly<Record<string, Headers>>;
}

export const asKey = (key: string): Headers => ({ 'x-api-key': key });
const asBearer = (token: string): Headers => ({ authorization: `Bearer ${token}` });

/**
 * A person at first sight.
 *
 * @param tier their plan, when it is not that of every new user
 * @param scopes those of their keys, when they are not all; ID tokens carry all in any case
 */
export async function person(
  service: SignedInService,
  subject: string,
  options: { readonly tier?: string; readonly without?: string } = {},
): Promise<Person> {
  const { storage, settings, issuer } = service;
  const seen = await service.as({ sub: subject }, '/api/v1/me');
  const userId = String(seen.body.data['userId']);
  const { tier, without } = options;
  if (tier !== undefined) {
    await storage.db.updateTable('users').set({ tier }).where('id', '=', userId).execute();
  }
  const scopes = settings.revision.scopes.api.filter((scope) => scope !== without);
  const request = { userId, scopes, label: 'of the security suite' };
  const { key } = await createKey(storage.db, settings.plans, { ...request, mode: 'live' });
  const session = await createSessionKeys(storage).issue(request);
  const device = { deviceId: 'laptop', deviceLabel: 'Laptop' };
  const desktopScopes = settings.revision.scopes.desktop.filter((scope) => scope !== without);
  const { token } = await createDesktopSessions(storage.db, desktopScopes).create(userId, device);
  // The project that the published examples are about.
  const project = { projectId: 'acme:billing-api', name: 'Billing', rootPath: '/Users/ada/billing' };
  await upsertProject(storage.db, { userId, deviceId: device.deviceId }, project);
  return {
    subject,
    userId,
    credentials: {
      key: asKey(key),
      session: asKey(session.key),
      'id-token': asBearer(await issuer.token({ sub: subject })),
      desktop: asBearer(token),
    },
  };
}

/** Credentials that open nothing, by what is wrong with them. */
export async function badCredentials(
  service: SignedInService,
  owner: Person,
): Promise<Record<string, Headers>> {
  const { issuer } = service;
  const sub = owner.subject;
  const seconds = Math.floor(Date.now() / 1000);
  const key = owner.credentials['key']?.['x-api-key'] ?? '';
  const good = await issuer.token({ sub });
  const [header = '', payload = '', signature = ''] = good.split('.');
  const other = Buffer.from(JSON.stringify({ ...JSON.parse(atob(payload)), sub: 'owner' })).toString(
    'base64url',
  );
  const token = async (claims: Claims) => asBearer(await issuer.token({ sub, ...claims }));
  return {
    none: {},
    'an empty key': { 'x-api-key': ' ' },
    'an empty bearer': { authorization: 'Bearer ' },
    'another scheme': { authorization: `Basic ${btoa(`${sub}:${key}`)}` },
    'a text that is no key': asKey('let me in'),
    'a long text': asKey('x'.repeat(8_000)),
    'a text of SQL': asKey("' or '1'='1"),
    'a key with another last character': asKey(key.slice(0, -1) + (key.endsWith('A') ? 'B' : 'A')),
    'a key in other case': asKey(key.toUpperCase()),
    'a key cut short': asKey(key.slice(0, -1)),
    'a key under another prefix': asKey(key.replace('fc_live_', 'fc_sess_')),
    'two keys': asKey(`${key}, ${key}`),
    'a desktop token nobody issued': asBearer(newKey('desktop')),
    'a desktop token as a key': asKey(newKey('desktop')),
    'a key that was never made': asKey(newKey('live')),
    'a key as bearer': asBearer(key),
    'an ID token as a key': asKey(good),
    ...(await endedKeys(service, owner)),
    'a token signed by a stranger': asBearer(await issuer.forged({ sub })),
    'a token with alg none': asBearer(issuer.unsigned({ sub })),
    'a token with HMAC of the public key': asBearer(await issuer.confused({ sub })),
    'a token without its signature': asBearer(`${header}.${payload}.`),
    'a token with the claims of another': asBearer(`${header}.${other}.${signature}`),
    'a token of two parts': asBearer(`${header}.${payload}`),
    'an expired token': await token({ iat: seconds - 600, exp: seconds - 60 }),
    'a token that is not good yet': await token({ nbf: seconds + 240 }),
    'a token without expiry': await token({ exp: undefined }),
    'a token without subject': await token({ sub: undefined }),
    'a token of another issuer': await token({ iss: 'https://issuer.example' }),
    'a token for another audience': await token({ aud: 'another-service' }),
    'a token for no audience': await token({ aud: undefined }),
  };
}

/** Keys that were good once. */
async function endedKeys(
  { storage, settings }: SignedInService,
  { userId }: Person,
): Promise<Record<string, Headers>> {
  const request = { userId, scopes: settings.revision.scopes.api, label: null };
  const make = () => createKey(storage.db, settings.plans, { ...request, mode: 'live' });
  const [expired, revoked] = [await make(), await make()];
  await storage.db.updateTable('apiKeys').set({ expiresAt: 1 }).where('id', '=', expired.record.id).execute();
  await revokeKey(storage.db, revoked.record.id);
  const twoDaysAgo = addMilliseconds(now(), -2 * 86_400_000);
  const device = { deviceId: 'ended', deviceLabel: 'Ended' };
  const desktop = await createDesktopSessions(
    storage.db,
    settings.revision.scopes.desktop,
    () => twoDaysAgo,
  ).create(userId, device);
  const sessions = createSessionKeys(storage);
  const old = await createSessionKeys(storage, () => twoDaysAgo).issue(request);
  const ended = await sessions.issue(request);
  const { id } = await storage.db
    .selectFrom('apiKeys')
    .select('id')
    .where('hash', '=', hashOfKey(ended.key))
    .executeTakeFirstOrThrow();
  await sessions.revoke(id);
  return {
    'an expired key': asKey(expired.key),
    'a revoked key': asKey(revoked.key),
    'an expired session key': asKey(old.key),
    'a revoked session key': asKey(ended.key),
    'an expired desktop token': asBearer(desktop.token),
  };
}
