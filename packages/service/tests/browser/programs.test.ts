import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as client from 'openid-client';
import { expect, onTestFinished, test } from 'vitest';
import { PASSWORD } from '../oidc/host.ts';
import { barriers } from './accessibility.ts';
import { inChromium } from './chromium.ts';
import { OWNER, signIn, startWithOwner, typingStartsIn } from './owner.ts';

const insecure = { execute: [client.allowInsecureRequests] };

function discover(address: string, clientId: string): Promise<client.Configuration> {
  return client.discovery(new URL(`${address}/oidc`), clientId, undefined, client.None(), insecure);
}

/** A program that waits for the browser to come back, as the desktop app does. */
async function startProgram(): Promise<{ readonly origin: string; readonly redirectUri: string }> {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(
      '<!doctype html><html lang="en"><title>Back</title><link rel="icon" href="data:,"><h1>Back</h1>',
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { origin, redirectUri: `${origin}/callback` };
}

/** The address that starts a sign-in of the desktop app, with what its answer is checked against. */
async function authorization(config: client.Configuration, redirectUri: string) {
  const checks = { pkceCodeVerifier: client.randomPKCECodeVerifier(), expectedState: client.randomState() };
  const url = client.buildAuthorizationUrl(config, {
    redirect_uri: redirectUri,
    scope: 'openid profile offline_access',
    prompt: 'consent',
    code_challenge: await client.calculatePKCECodeChallenge(checks.pkceCodeVerifier),
    code_challenge_method: 'S256',
    state: checks.expectedState,
  });
  return { url: url.href, checks };
}

inChromium('signing in to a program', ({ visit }) => {
  test('the desktop app gets its code by redirect, and an ID token that opens the service', async () => {
    const { page, complaints, origins } = await visit();
    const { address, call } = await startWithOwner(page);
    const program = await startProgram();
    const config = await discover(address, 'faircopy-desktop');
    const { url, checks } = await authorization(config, program.redirectUri);
    await page.goto(url);
    await page.getByText('Sign in to go on to Faircopy desktop.').waitFor();
    expect(await barriers(page)).toEqual([]);
    await signIn(page);
    await page.getByRole('heading', { name: 'Allow Faircopy desktop?' }).waitFor();
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('button', { name: 'Allow' }).click();
    await page.waitForURL(`${program.redirectUri}?**`);

    const tokens = await client.authorizationCodeGrant(config, new URL(page.url()), checks);
    expect(tokens.claims()?.['preferred_username']).toBe(OWNER);
    const headers = { authorization: `Bearer ${tokens.id_token}` };
    expect((await call('/api/v1/history', { key: null, headers })).status).toBe(200);

    // Signed in already: another sign-in asks for consent alone.
    await page.goto((await authorization(config, program.redirectUri)).url);
    await page.getByRole('heading', { name: 'Allow Faircopy desktop?' }).waitFor();
    expect(complaints).toEqual([]);
    expect([...origins]).toEqual([address, program.origin]);
  });

  test('a form may not lead to any other place than the program that asked', async () => {
    const { page, complaints } = await visit();
    const { address } = await startWithOwner(page);
    const [program, other] = [await startProgram(), await startProgram()];
    const { url } = await authorization(await discover(address, 'faircopy-desktop'), program.redirectUri);
    await page.goto(url);
    // In the page's place, as somebody might who got a form of their own into it.
    await page.evaluate(`document.forms[0].action = '${other.redirectUri}'; document.forms[0].submit()`);
    await expect
      .poll(() => complaints.join('\n'))
      .toContain(`policy: form-action refuses ${other.redirectUri}`);
    expect(page.url()).toContain(`${address}/oidc/interaction/`);
  });

  test('the keyboard is enough from the first field to the program', async () => {
    const { page, complaints } = await visit();
    const { address } = await startWithOwner(page);
    const program = await startProgram();
    const { url, checks } = await authorization(
      await discover(address, 'faircopy-desktop'),
      program.redirectUri,
    );
    await page.goto(url);
    await typingStartsIn(page, 'Name');
    await page.keyboard.type(OWNER);
    await page.keyboard.press('Tab');
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Allow Faircopy desktop?' }).waitFor();
    await page.keyboard.press('Tab');
    await expect.poll(() => page.locator(':focus').textContent()).toBe('Allow');
    await page.keyboard.press('Tab');
    await expect.poll(() => page.locator(':focus').textContent()).toBe('Refuse');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${program.redirectUri}?**`);
    expect(new URL(page.url()).searchParams.get('state')).toBe(checks.expectedState);
    expect(complaints).toEqual([]);
  });

  test('refusing goes back to the program, too', async () => {
    const { page, complaints } = await visit();
    const { address } = await startWithOwner(page);
    const program = await startProgram();
    const config = await discover(address, 'faircopy-desktop');
    await page.goto((await authorization(config, program.redirectUri)).url);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.waitForURL(`${program.redirectUri}?error=access_denied**`);
    await page.goto((await authorization(config, program.redirectUri)).url);
    await signIn(page);
    await page.getByRole('button', { name: 'Refuse' }).click();
    await page.waitForURL(`${program.redirectUri}?error=access_denied**`);
    expect(complaints).toEqual([]);
  });

  test('the redirect to an app by a scheme of its own is let through', async () => {
    const { page, complaints } = await visit();
    const { address } = await startWithOwner(page);
    const handed: string[] = [];
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    session.on('Network.requestWillBeSent', ({ request }) => handed.push(request.url));
    const config = await discover(address, 'faircopy-desktop');
    await page.goto((await authorization(config, 'app.faircopy.desktop:/callback')).url);
    await signIn(page);
    await page.getByRole('button', { name: 'Allow' }).click();
    await expect.poll(() => handed.at(-1)).toMatch(/^app\.faircopy\.desktop:\/callback\?code=/);
    expect(complaints).toEqual([]);
  });

  test('a device is signed in by its code, typed or in the link', async () => {
    const { page, complaints, origins } = await visit();
    const { address } = await startWithOwner(page);
    const config = await discover(address, 'faircopy-cli');
    const device = await client.initiateDeviceAuthorization(config, { scope: 'openid offline_access' });
    await page.goto(device.verification_uri);
    expect(await barriers(page)).toEqual([]);
    await typingStartsIn(page, 'Code');
    await page.keyboard.type('BBBB-BBBB');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').waitFor();
    expect(await barriers(page)).toEqual([]);
    await typingStartsIn(page, 'Code');
    await page.keyboard.type(device.user_code.toLowerCase());
    await page.keyboard.press('Enter');
    await page.getByText(device.user_code).waitFor();
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('button', { name: 'It is the code' }).click();
    await signIn(page);
    await page.getByRole('button', { name: 'Allow' }).click();
    await page.getByText('Faircopy command line is signed in.').waitFor();
    expect(await barriers(page)).toEqual([]);
    const tokens = await client.pollDeviceAuthorizationGrant(config, { ...device, interval: 0.01 });
    expect(tokens.id_token).toBeTruthy();

    const second = await client.initiateDeviceAuthorization(config, { scope: 'openid' });
    await page.goto(second.verification_uri_complete ?? '');
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('button', { name: 'Go on' }).click();
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByText('Signing in the device was stopped.').waitFor();
    expect(complaints).toEqual([]);
    expect([...origins]).toEqual([address]);
  });
});
