import { createHmac } from 'node:crypto';
import { REVISIONS } from '@faircopy/contract';
import { exportSPKI, importJWK } from 'jose';
import { expect, test } from 'vitest';
import { createIdTokens } from '../../src/access/id-tokens/id-tokens.ts';
import { outsideIssuer } from '../../src/access/id-tokens/outside-issuer.ts';
import type { OutsideKeysOptions } from '../../src/access/id-tokens/outside-keys.ts';
import { DEFAULT_PLANS } from '../../src/access/plans.ts';
import type { Storage } from '../../src/storage/storage.ts';
import { onEveryDialect } from '../storage-matrix.ts';
import { AUDIENCE, type OutsideProvider, startOutsideProvider } from './outside-provider.ts';

const seconds = () => Math.floor(Date.now() / 1_000);

function idTokensOf(storage: Storage, provider: OutsideProvider, options: OutsideKeysOptions = {}) {
  const settings = { outsideIssuer: { issuer: provider.issuer, audience: AUDIENCE }, defaultTier: 'team' };
  const parts = { plans: DEFAULT_PLANS, revision: REVISIONS.A };
  return createIdTokens(outsideIssuer(storage.db, settings, options), parts);
}

const unauthenticated = { code: 'ERR_UNAUTHENTICATED' };

onEveryDialect('ID tokens of an outside issuer', ({ open }) => {
  test('make their user at first sight, once however many requests come at the same moment', async () => {
    const storages = [await open(), await open()];
    await using provider = await startOutsideProvider();
    const token = await provider.token();
    const principals = await Promise.all(
      storages.flatMap((storage) => {
        const idTokens = idTokensOf(storage, provider);
        return Array.from({ length: 10 }, () => idTokens.authenticate(token));
      }),
    );
    expect(new Set(principals.map((principal) => principal.userId)).size).toBe(1);
    expect(principals[0]).toMatchObject({ tier: 'team', credential: { kind: 'id-token', mode: 'live' } });
    expect([...(principals[0]?.features ?? [])]).toContain('customProvider');
    const users = await storages[0]?.db.selectFrom('users').select(['issuer', 'subject', 'tier']).execute();
    expect(users).toEqual([{ issuer: provider.issuer, subject: 'ada', tier: 'team' }]);
  });

  test('that come together ask the provider but once', async () => {
    const storage = await open();
    await using provider = await startOutsideProvider();
    const idTokens = idTokensOf(storage, provider, { pauseDuration: 0 });
    const tokens = await Promise.all(Array.from({ length: 20 }, (_, n) => provider.token({ sub: `u-${n}` })));
    const together = () => Promise.allSettled(tokens.map((token) => idTokens.authenticate(token)));
    provider.fail(true);
    for (const { status } of await together()) expect(status).toBe('rejected');
    provider.fail(false);
    provider.asked.length = 0;
    for (const { status } of await together()) expect(status).toBe('fulfilled');
    expect(provider.asked).toEqual(['/.well-known/openid-configuration', '/keys']);
  });

  test('are accepted under each of the four algorithms, with several audiences and without a key id', async () => {
    const storage = await open();
    await using provider = await startOutsideProvider();
    const idTokens = idTokensOf(storage, provider);
    for (const alg of ['RS256', 'PS256', 'ES256', 'EdDSA'] as const) {
      await expect(idTokens.authenticate(await provider.token({}, { alg }))).resolves.toBeDefined();
    }
    const several = await provider.token({ aud: ['another', AUDIENCE] });
    await expect(idTokens.authenticate(several)).resolves.toBeDefined();
    const nameless = await provider.token({}, {}, ['kid']);
    await expect(idTokens.authenticate(nameless)).resolves.toBeDefined();
  });

  test('are refused when hostile, and leave nothing behind', async () => {
    const storage = await open();
    await using provider = await startOutsideProvider();
    await using stranger = await startOutsideProvider();
    const idTokens = idTokensOf(storage, provider);
    const now = seconds();
    const good = await provider.token();
    const [header = '', payload = '', signature = ''] = good.split('.');
    const other = Buffer.from(JSON.stringify({ ...JSON.parse(decoded(payload)), sub: 'eve' })).toString(
      'base64url',
    );

    const hostile: Record<string, string> = {
      'alg none': `${encoded({ alg: 'none' })}.${payload}.`,
      'alg NONE with a signature': `${encoded({ alg: 'NONE' })}.${payload}.${signature}`,
      'HMAC with the public key as PEM': await signedWithPublicKey(provider, payload, 'pem'),
      'HMAC with the public key as JWK': await signedWithPublicKey(provider, payload, 'jwk'),
      'a changed payload': `${header}.${other}.${signature}`,
      'no signature': `${header}.${payload}.`,
      'a cut signature': good.slice(0, -4),
      'the algorithm of another key': `${encoded({ alg: 'PS256', kid: 'RS256-1' })}.${payload}.${signature}`,
      'a key in the header': `${encoded({ alg: 'RS256', jwk: stranger.publicKey('RS256') })}.${payload}.${signature}`,
      'another issuer': await provider.token({ iss: 'https://evil.example' }),
      'the keys of another issuer': await stranger.token({ iss: provider.issuer }),
      'a slash more in the issuer': await provider.token({ iss: `${provider.issuer}/` }),
      'another audience': await provider.token({ aud: 'another' }),
      'no audience': await provider.token({}, {}, ['aud']),
      'no subject': await provider.token({}, {}, ['sub']),
      'an empty subject': await provider.token({ sub: '' }),
      'no end': await provider.token({}, {}, ['exp']),
      'a start in the future': await provider.token({ nbf: now + 60 }),
      'not a token': 'a.b.c',
      'one part': 'abc',
      nothing: '',
    };
    for (const [what, token] of Object.entries(hostile)) {
      await expect(idTokens.authenticate(token), what).rejects.toMatchObject(unauthenticated);
    }
    expect(await storage.db.selectFrom('users').selectAll().execute()).toEqual([]);
    await expect(idTokens.authenticate(good)).resolves.toBeDefined();
  });

  test('are told apart as expired, with 30 seconds of clock skew both ways', async () => {
    const storage = await open();
    await using provider = await startOutsideProvider();
    const idTokens = idTokensOf(storage, provider);
    const now = seconds();
    const expired = await provider.token({ exp: now - 40 });
    await expect(idTokens.authenticate(expired)).rejects.toMatchObject({ code: 'ERR_CREDENTIAL_EXPIRED' });
    const [header, , signature] = expired.split('.');
    const forged = `${header}.${encoded({ iss: provider.issuer, sub: 'a', exp: 1 })}.${signature}`;
    await expect(idTokens.authenticate(forged)).rejects.toMatchObject(unauthenticated);
    await expect(idTokens.authenticate(await provider.token({ exp: now - 20 }))).resolves.toBeDefined();
    await expect(idTokens.authenticate(await provider.token({ nbf: now + 20 }))).resolves.toBeDefined();
  });

  test('are checked with new keys after a rotation, and strangers do not make it ask again and again', async () => {
    const storage = await open();
    await using provider = await startOutsideProvider();
    const idTokens = idTokensOf(storage, provider, { cooldownDuration: 0 });
    const before = await provider.token();
    await idTokens.authenticate(before);
    await provider.rotate();
    await expect(idTokens.authenticate(await provider.token())).resolves.toBeDefined();
    await expect(idTokens.authenticate(before)).rejects.toMatchObject(unauthenticated);

    const cool = idTokensOf(storage, provider);
    provider.asked.length = 0;
    for (let count = 0; count < 5; count += 1) {
      const unknown = await provider.token({}, { kid: `unknown-${count}` });
      await expect(cool.authenticate(unknown)).rejects.toMatchObject(unauthenticated);
      await expect(cool.authenticate(await provider.token({ iss: 'x' }))).rejects.toThrow();
    }
    expect(provider.asked).toEqual(['/.well-known/openid-configuration', '/keys']);
  });

  test('cannot be checked while the provider is away, which is another answer than a refusal', async () => {
    const storage = await open();
    await using provider = await startOutsideProvider();
    provider.fail(true);
    const idTokens = idTokensOf(storage, provider, { pauseDuration: 60_000 });
    const token = await provider.token();
    await expect(idTokens.authenticate(token)).rejects.toMatchObject({
      code: 'ERR_UNAVAILABLE',
      retryAfterSeconds: 60,
    });
    await expect(idTokens.authenticate(token)).rejects.toMatchObject({ code: 'ERR_UNAVAILABLE' });
    expect(provider.asked).toHaveLength(1);
    provider.fail(false);
    const patient = idTokensOf(storage, provider, { pauseDuration: 0 });
    await expect(patient.authenticate(token)).resolves.toBeDefined();
  });

  test('go on being checked with the keys at hand while the provider is away', async () => {
    const storage = await open();
    await using provider = await startOutsideProvider();
    const idTokens = idTokensOf(storage, provider, { cooldownDuration: 0, pauseDuration: 60_000 });
    await idTokens.authenticate(await provider.token());
    provider.fail(true);
    const unknown = await provider.token({}, { kid: 'unknown' });
    await expect(idTokens.authenticate(unknown)).rejects.toMatchObject({ code: 'ERR_UNAVAILABLE' });
    await expect(idTokens.authenticate(await provider.token())).resolves.toBeDefined();
  });

  test('are refused when the provider speaks for another issuer, or names no safe address of its keys', async () => {
    const storage = await open();
    await using provider = await startOutsideProvider();
    const answers = [
      { issuer: 'https://other.example', jwks_uri: `${provider.issuer}/keys` },
      { issuer: provider.issuer, jwks_uri: 'file:///etc/passwd' },
      { issuer: provider.issuer },
      null,
    ];
    for (const answer of answers) {
      const fetch = async () => Response.json(answer);
      const idTokens = idTokensOf(storage, provider, { fetch });
      await expect(idTokens.authenticate(await provider.token())).rejects.toMatchObject({
        code: 'ERR_UNAVAILABLE',
      });
    }
  });
});

function encoded(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function decoded(text: string): string {
  return Buffer.from(text, 'base64url').toString('utf8');
}

/** The classic confusion: a verifier that takes the public key for the secret of an HMAC. */
async function signedWithPublicKey(
  provider: OutsideProvider,
  payload: string,
  form: 'pem' | 'jwk',
): Promise<string> {
  const jwk = provider.publicKey('RS256');
  const key = await importJWK(jwk, 'RS256', { extractable: true });
  if (key instanceof Uint8Array) throw new Error('A public key is no octets.');
  const secret = form === 'pem' ? await exportSPKI(key) : JSON.stringify(jwk);
  const input = `${encoded({ alg: 'HS256', kid: jwk.kid })}.${payload}`;
  return `${input}.${createHmac('sha256', secret).update(input).digest('base64url')}`;
}
