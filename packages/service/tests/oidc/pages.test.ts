import { request } from 'node:http';
import { expect, test } from 'vitest';
import { onEveryDialect } from '../storage-matrix.ts';
import { Browser } from './browser.ts';
import { makeAccount, PASSWORD, startIssuer } from './host.ts';

onEveryDialect('the pages of the issuer', ({ open }) => {
  test('carry no script, and allow none and no frame', async () => {
    const storage = await open();
    await using host = await startIssuer(storage);
    const browser = new Browser();
    const account = await browser.open(`${host.address}/oidc/account`);
    const pages = [
      account,
      await browser.click(account, 'Sign in'),
      await browser.open(`${host.address}/oidc/device`),
      await browser.open(`${host.address}/oidc/session/end`),
      await browser.open(`${host.address}/oidc/invitation/none`),
      await browser.open(`${host.address}/oidc/interaction/none`),
      await browser.open(`${host.address}/oidc/auth?client_id=unknown`),
    ];
    for (const page of pages) {
      expect(page.html).toContain('<html lang="en">');
      expect(page.html).toContain('<h1>');
      expect(page.html).not.toMatch(/<script|\son\w+=/);
      const policy = page.headers.get('content-security-policy');
      expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self'/);
      expect(policy).toContain("frame-ancestors 'none'");
      for (const [input] of page.html.matchAll(/<input (?!type="hidden")[^>]*>/g)) {
        const id = /id="([^"]+)"/.exec(input)?.[1];
        expect(page.html).toContain(`<label for="${id}">`);
      }
    }
  });

  test('escape what came with the request', async () => {
    const storage = await open();
    await using host = await startIssuer(storage);
    const browser = new Browser();
    const evil = '"><script>alert(1)</script>';
    const form = await browser.click(await browser.open(`${host.address}/oidc/account`), 'Sign in');
    const page = await browser.submit(form, 'Sign in', { name: evil, password: 'x' });
    expect(page.status).toBe(403);
    expect(page.html).not.toContain('<script');
    expect(page.html).toContain('&quot;&gt;&lt;script&gt;');
    const fault = await browser.open(`${host.address}/oidc/auth?client_id=${encodeURIComponent(evil)}`);
    expect(fault.html).not.toContain('<script');
  });

  test('a form without its token, or of another browser, signs nobody in', async () => {
    const storage = await open();
    await using host = await startIssuer(storage);
    await makeAccount(storage, 'Ada');
    const browser = new Browser();
    const form = await browser.click(await browser.open(`${host.address}/oidc/account`), 'Sign in');
    const right = { name: 'Ada', password: PASSWORD };
    expect((await browser.submit(form, 'Sign in', { ...right, token: '' })).status).toBe(400);
    expect((await browser.submit(form, 'Sign in', { ...right, token: 'x'.repeat(43) })).status).toBe(400);
    expect((await new Browser().submit(form, 'Sign in', right)).status).toBe(400);
    expect((await browser.submit(form, 'Sign in', right)).html).toContain('signed in as');
  });

  test('a refusal goes back to the program', async () => {
    const storage = await open();
    await using host = await startIssuer(storage);
    const browser = new Browser();
    const signInPage = await browser.open(authorization(host.address));
    const back = await browser.submit(signInPage, 'Cancel');
    expect(back.url).toMatch(/^http:\/\/127\.0\.0\.1:5000\/callback\?error=access_denied/);
  });

  test('a redirect address that is not registered, and a request without PKCE, are refused', async () => {
    const storage = await open();
    await using host = await startIssuer(storage);
    const browser = new Browser();
    const elsewhere = await browser.open(
      authorization(host.address, { redirect_uri: 'https://evil.example/' }),
    );
    expect(elsewhere.status).toBe(400);
    const plain = await browser.open(authorization(host.address, { code_challenge: '' }));
    expect(plain.url).toContain('error=invalid_request');
  });

  test('addresses and cookies follow the public address, whatever the request claims', async () => {
    const storage = await open();
    await using host = await startIssuer(storage, { baseUrl: 'https://faircopy.example' });
    const forged = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' };
    const metadata = await rawGet(`${host.address}/oidc/.well-known/openid-configuration`, {
      ...forged,
      host: 'evil.example',
    });
    expect(JSON.parse(metadata.body)).toMatchObject({
      issuer: 'https://faircopy.example/oidc',
      token_endpoint: 'https://faircopy.example/oidc/token',
      id_token_signing_alg_values_supported: ['RS256'],
      code_challenge_methods_supported: ['S256'],
    });
    const signInPage = await rawGet(authorization(host.address), { ...forged, host: 'evil.example' });
    const cookies = signInPage.cookies;
    expect(cookies.length).toBeGreaterThan(0);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/; secure/i);
      expect(cookie).toMatch(/; httponly/i);
      expect(cookie).toMatch(/; samesite=lax/i);
      expect(cookie).toMatch(/path=\/oidc/);
    }
  });

  test('a path written in another way is not there', async () => {
    const storage = await open();
    await using host = await startIssuer(storage);
    for (const path of ['/%6fidc/jwks', '/oidc', '/oidc/', '/oidc/unknown', '/oidc//jwks']) {
      expect([path, (await fetch(host.address + path)).status]).toEqual([path, 404]);
    }
    expect((await fetch(`${host.address}/oidc/jwks`)).status).toBe(200);
  });

  test('a body that is no form is refused with a page', async () => {
    const storage = await open();
    await using host = await startIssuer(storage);
    const response = await fetch(`${host.address}/oidc/interaction/x`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect(response.status).toBe(415);
    expect(response.headers.get('content-type')).toContain('text/html');
    const long = await fetch(`${host.address}/oidc/invitation/x`, {
      method: 'POST',
      body: new URLSearchParams({ name: 'x'.repeat(20_000) }),
    });
    expect(long.status).toBe(413);
  });
});

function authorization(address: string, changes: Record<string, string> = {}): string {
  const parameters = new URLSearchParams({
    client_id: 'faircopy-desktop',
    response_type: 'code',
    scope: 'openid',
    redirect_uri: 'http://127.0.0.1:5000/callback',
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
    ...changes,
  });
  if (changes['code_challenge'] === '') {
    parameters.delete('code_challenge');
    parameters.delete('code_challenge_method');
  }
  return `${address}/oidc/auth?${parameters}`;
}

/** `fetch` does not let a test forge the Host header. */
function rawGet(url: string, headers: Record<string, string>) {
  return new Promise<{ body: string; cookies: string[] }>((resolve, reject) => {
    request(url, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        resolve({
          body: Buffer.concat(chunks).toString('utf8'),
          cookies: response.headers['set-cookie'] ?? [],
        });
      });
    })
      .on('error', reject)
      .end();
  });
}
