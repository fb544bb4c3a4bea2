import * as client from 'openid-client';
import { expect, test } from 'vitest';
import { onEveryDialect } from '../storage-matrix.ts';
import { Browser } from './browser.ts';
import { makeAccount, PASSWORD, startIssuer } from './host.ts';

/** openid-client refuses http unless told that this is a test. */
const insecure = { execute: [client.allowInsecureRequests] };
const none = client.None();

onEveryDialect('signing in', ({ open }) => {
  test('with PKCE gets an ID token that the service accepts, and refreshes it', async () => {
    const storage = await open();
    await using host = await startIssuer(storage);
    const userId = await makeAccount(storage, 'Ada');
    const issuer = new URL(`${host.address}/oidc`);
    const config = await client.discovery(issuer, 'faircopy-desktop', undefined, none, insecure);

    const verifier = client.randomPKCECodeVerifier();
    const state = client.randomState();
    const nonce = client.randomNonce();
    const start = client.buildAuthorizationUrl(config, {
      redirect_uri: 'http://127.0.0.1:49152/callback',
      scope: 'openid profile offline_access',
      prompt: 'consent',
      code_challenge: await client.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      state,
      nonce,
    });
    const browser = new Browser();
    const signInPage = await browser.open(start.href);
    expect(signInPage.html).toContain('Sign in to go on to Faircopy desktop.');
    const policy = signInPage.headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("form-action 'self' http://127.0.0.1:49152;");
    const consentPage = await browser.submit(signInPage, 'Sign in', { name: 'ada', password: PASSWORD });
    expect(consentPage.html).toContain('to use Faircopy as <strong>Ada</strong>');
    const back = await browser.submit(consentPage, 'Allow');
    expect(back.url).toMatch(/^http:\/\/127\.0\.0\.1:49152\/callback\?code=/);

    const checks = { pkceCodeVerifier: verifier, expectedState: state, expectedNonce: nonce };
    const tokens = await client.authorizationCodeGrant(config, new URL(back.url), checks);
    expect(tokens.claims()).toMatchObject({
      sub: userId,
      aud: 'faircopy-desktop',
      preferred_username: 'Ada',
    });
    const principal = await host.idTokens.authenticate(tokens.id_token ?? '');
    expect(principal).toMatchObject({ userId, tier: 'pro', credential: { kind: 'id-token', mode: 'live' } });
    expect([...principal.scopes]).toContain('notes:write');

    // A code opens once.
    await expect(client.authorizationCodeGrant(config, new URL(back.url), checks)).rejects.toThrow();

    const second = await signInAgain(browser, start.href);
    const fresh = await client.authorizationCodeGrant(config, new URL(second), checks);
    const refreshed = await client.refreshTokenGrant(config, fresh.refresh_token ?? '');
    expect(refreshed.refresh_token).not.toBe(fresh.refresh_token);
    await host.idTokens.authenticate(refreshed.id_token ?? '');

    // A refresh token that comes back a second time was stolen: everything of its grant ends.
    await expect(client.refreshTokenGrant(config, fresh.refresh_token ?? '')).rejects.toThrow();
    await expect(client.refreshTokenGrant(config, refreshed.refresh_token ?? '')).rejects.toThrow();
    expect(host.reported).toEqual([]);
  });

  test('in the device flow gets an ID token once the code is confirmed in a browser', async () => {
    const storage = await open();
    await using host = await startIssuer(storage);
    const userId = await makeAccount(storage, 'Grace');
    const issuer = new URL(`${host.address}/oidc`);
    const config = await client.discovery(issuer, 'faircopy-cli', undefined, none, insecure);
    const device = await client.initiateDeviceAuthorization(config, { scope: 'openid offline_access' });
    expect(device.verification_uri).toBe(`${host.address}/oidc/device`);
    expect(device.user_code).toMatch(/^[B-Z]{4}-[B-Z]{4}$/);

    const browser = new Browser();
    const codePage = await browser.open(device.verification_uri);
    const wrong = await browser.submit(codePage, 'Go on', { user_code: 'BBBB-BBBB' });
    expect(wrong.html).toContain('This is not a code that a device shows.');
    const confirmPage = await browser.submit(wrong, 'Go on', { user_code: device.user_code.toLowerCase() });
    expect(confirmPage.html).toContain(device.user_code);
    expect(confirmPage.html).toContain('Faircopy command line');
    const signInPage = await browser.submit(confirmPage, 'It is the code');
    const consentPage = await browser.submit(signInPage, 'Sign in', { name: 'grace', password: PASSWORD });
    const done = await browser.submit(consentPage, 'Allow');
    expect(done.html).toContain('Faircopy command line is signed in.');

    const tokens = await client.pollDeviceAuthorizationGrant(config, { ...device, interval: 0.01 });
    await expect(host.idTokens.authenticate(tokens.id_token ?? '')).resolves.toMatchObject({ userId });
    const refreshed = await client.refreshTokenGrant(config, tokens.refresh_token ?? '');
    await expect(host.idTokens.authenticate(refreshed.id_token ?? '')).resolves.toMatchObject({ userId });
    await client.tokenRevocation(config, refreshed.refresh_token ?? '');
    await expect(client.refreshTokenGrant(config, refreshed.refresh_token ?? '')).rejects.toThrow();
    expect(host.reported).toEqual([]);
  });

  test('by the link with the code in it needs no typing and no script', async () => {
    const storage = await open();
    await using host = await startIssuer(storage);
    const issuer = new URL(`${host.address}/oidc`);
    const config = await client.discovery(issuer, 'faircopy-cli', undefined, none, insecure);
    const device = await client.initiateDeviceAuthorization(config, { scope: 'openid' });
    const browser = new Browser();
    const step = await browser.open(device.verification_uri_complete ?? '');
    expect(step.html).not.toContain('<script');
    const confirmPage = await browser.submit(step, 'Go on');
    expect(confirmPage.html).toContain(device.user_code);
    const stopped = await browser.submit(confirmPage, 'Stop');
    expect(stopped.html).toContain('Signing in the device was stopped.');
    await expect(
      client.pollDeviceAuthorizationGrant(config, { ...device, interval: 0.01 }),
    ).rejects.toMatchObject({ error: 'access_denied' });
  });
});

async function signInAgain(browser: Browser, url: string): Promise<string> {
  const consentPage = await browser.open(url);
  return (await browser.submit(consentPage, 'Allow')).url;
}
