import { once } from 'node:events';
import { createServer } from 'node:http';
import * as client from 'openid-client';
import { expect, test } from 'vitest';
import { optimizeBody } from '../harness/bodies.ts';
import { startService } from '../harness/start-service.ts';
import { Browser } from './browser.ts';
import { PASSWORD } from './host.ts';
import { AUDIENCE, startOutsideProvider } from './outside-provider.ts';

const insecure = { execute: [client.allowInsecureRequests] };

test('the owner sets a password by the link of the first start, and signs the command line in', async () => {
  const { address, service, call, storage, logged } = await startService();
  const browser = new Browser();
  const form = await browser.open(service.ownerLink ?? '');
  expect(form.headers.get('x-request-id')).toBeTruthy();
  const chosen = { name: 'owner', password: PASSWORD, repeated: PASSWORD };
  expect((await browser.submit(form, 'Set password', chosen)).status).toBe(200);

  const place = JSON.parse((await call('/.well-known/oauth-protected-resource', { key: null })).text);
  expect(place).toMatchObject({ resource: address, faircopy_client_id: 'faircopy-cli' });
  const issuer = new URL(place.authorization_servers[0]);
  const config = await client.discovery(issuer, place.faircopy_client_id, undefined, client.None(), insecure);
  const device = await client.initiateDeviceAuthorization(config, { scope: 'openid offline_access' });
  const step = await browser.open(device.verification_uri_complete ?? '');
  const signInPage = await browser.submit(await browser.submit(step, 'Go on'), 'It is the code');
  const consentPage = await browser.submit(signInPage, 'Sign in', chosen);
  await browser.submit(consentPage, 'Allow');
  const tokens = await client.pollDeviceAuthorizationGrant(config, { ...device, interval: 0.01 });

  const authorization = `Bearer ${tokens.id_token}`;
  const answer = await call('/api/v1/optimize', {
    body: optimizeBody,
    key: null,
    headers: { authorization },
  });
  expect(answer.status).toBe(200);
  const owner = await storage.db.selectFrom('users').select('id').executeTakeFirstOrThrow();
  expect(tokens.claims()?.sub).toBe(owner.id);
  expect(logged()).not.toContain(PASSWORD);
  expect(logged()).not.toContain(tokens.id_token);
  expect(logged()).not.toContain(service.ownerLink?.split('/').at(-1));
});

test('with an outside issuer its tokens open the service, and there is no issuer inside', async () => {
  await using provider = await startOutsideProvider();
  const { address, service, call } = await startService({
    FAIRCOPY_OIDC_ISSUER: provider.issuer,
    FAIRCOPY_OIDC_AUDIENCE: AUDIENCE,
  });
  expect(service.ownerLink).toBeNull();
  expect((await fetch(`${address}/oidc/.well-known/openid-configuration`)).status).toBe(404);
  const place = await call('/.well-known/oauth-protected-resource', { key: null });
  expect(JSON.parse(place.text)).toMatchObject({
    authorization_servers: [provider.issuer],
    faircopy_client_id: AUDIENCE,
  });
  const authorization = `Bearer ${await provider.token()}`;
  const good = await call('/api/v1/history', { key: null, headers: { authorization } });
  expect(good.status).toBe(200);
  const expired = await provider.token({ exp: 1 });
  const refused = await call('/api/v1/history', {
    key: null,
    headers: { authorization: `Bearer ${expired}` },
  });
  expect([refused.status, refused.body.error_code]).toEqual([401, 'ERR_CREDENTIAL_EXPIRED']);
});

test('while the outside issuer cannot be reached, the answer is 503 with Retry-After', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const place = server.address();
  server.close();
  const issuer = `http://127.0.0.1:${typeof place === 'object' ? place?.port : ''}`;
  const { call } = await startService({ FAIRCOPY_OIDC_ISSUER: issuer, FAIRCOPY_OIDC_AUDIENCE: AUDIENCE });
  await using provider = await startOutsideProvider();
  const authorization = `Bearer ${await provider.token({ iss: issuer })}`;
  const answer = await call('/api/v1/history', { key: null, headers: { authorization } });
  expect([answer.status, answer.body.error_code]).toEqual([503, 'ERR_UNAVAILABLE']);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
});
