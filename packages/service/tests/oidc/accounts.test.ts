import { expect, test } from 'vitest';
import { invite } from '../../src/access/accounts/invitations.ts';
import { ensureOwner } from '../../src/access/owner.ts';
import { onEveryDialect } from '../storage-matrix.ts';
import { Browser } from './browser.ts';
import { makeAccount, PASSWORD, startIssuer } from './host.ts';

onEveryDialect('accounts', ({ open }) => {
  test('the owner opens the link of the first start, sets a password, signs in and signs out', async () => {
    const storage = await open();
    await using host = await startIssuer(storage);
    const owner = await storage.db.transaction().execute((transaction) => ensureOwner(transaction, 'pro'));
    const link = `${host.address}/oidc/invitation/${await invite(storage.db, owner.userId)}`;
    const browser = new Browser();

    const form = await browser.open(link);
    expect(form.html).toContain('Make your account');
    const tooShort = await browser.submit(form, 'Set password', {
      name: 'me',
      password: 'short',
      repeated: 'x',
    });
    expect(tooShort.status).toBe(400);
    expect(tooShort.html).toContain('Use at least 12 characters.');
    expect(tooShort.html).toContain('The two passwords differ.');
    const set = await browser.submit(tooShort, 'Set password', {
      name: 'me',
      password: PASSWORD,
      repeated: PASSWORD,
    });
    expect(set.html).toContain('Your password is set');
    expect((await browser.open(link)).status).toBe(404);

    const account = await browser.click(set, 'Sign in');
    const signInPage = await browser.click(account, 'Sign in');
    const wrong = await browser.submit(signInPage, 'Sign in', { name: 'me', password: 'not the password' });
    expect(wrong.status).toBe(403);
    expect(wrong.html).toContain('The name or the password is wrong.');
    const signedIn = await browser.submit(wrong, 'Sign in', { name: 'ME', password: PASSWORD });
    expect(signedIn.url).toContain(`${host.address}/oidc/account`);
    expect(signedIn.html).toContain('You are signed in as <strong>me</strong>.');

    const ask = await browser.click(signedIn, 'Sign out');
    const out = await browser.submit(ask, 'Sign out');
    expect(out.html).toContain('You are not signed in here any more.');
    expect((await browser.open(`${host.address}/oidc/account`)).html).toContain('You are not signed in.');
    expect(host.reported).toEqual([]);
  });

  test('the sixth try in a minute is limited, whichever address it comes from and however right it is', async () => {
    const storage = await open();
    await using host = await startIssuer(storage);
    await makeAccount(storage, 'Ada');
    const browser = new Browser({ 'x-forwarded-for': '203.0.113.9' });
    const account = await browser.open(`${host.address}/oidc/account`);
    const form = await browser.click(account, 'Sign in');
    const statuses = [];
    for (const password of ['1', '2', '3', '4', '5', PASSWORD]) {
      statuses.push((await browser.submit(form, 'Sign in', { name: 'Ada', password })).status);
    }
    expect(statuses).toEqual([403, 403, 403, 403, 403, 429]);
    const limited = await browser.submit(form, 'Sign in', { name: 'another', password: PASSWORD });
    expect(limited.status).toBe(429);
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(limited.html).toContain('Too many tries');
  });

  test('an invitation makes a further user once, and not under a name that is taken', async () => {
    const storage = await open();
    await using host = await startIssuer(storage);
    await makeAccount(storage, 'Ada');
    const browser = new Browser();
    const form = await browser.open(`${host.address}/oidc/invitation/${await invite(storage.db, null)}`);
    const chosen = { password: PASSWORD, repeated: PASSWORD };
    const taken = await browser.submit(form, 'Set password', { ...chosen, name: ' ADA ' });
    expect(taken.html).toContain('Somebody else has this name.');
    const results = await Promise.all(
      ['Grace', 'Grace II'].map((name) => browser.submit(form, 'Set password', { ...chosen, name })),
    );
    expect(results.map((page) => page.status).sort()).toEqual([200, 404]);
    const links = [await invite(storage.db, null), await invite(storage.db, null)];
    const forms = await Promise.all(
      links.map((link) => new Browser().open(`${host.address}/oidc/invitation/${link}`)),
    );
    const sameName = await Promise.all(
      forms.map((page) => browser.submit(page, 'Set password', { ...chosen, name: 'Edsger' })),
    );
    expect(sameName.map((page) => page.status).sort()).toEqual([200, 400]);
    const users = await storage.db.selectFrom('users').select(['tier', 'issuer']).execute();
    expect(users).toEqual([
      { tier: 'pro', issuer: 'local' },
      { tier: 'pro', issuer: 'local' },
      { tier: 'pro', issuer: 'local' },
    ]);
  });

  test('a new password keeps the name and ends what the old one opened', async () => {
    const storage = await open();
    await using host = await startIssuer(storage);
    const userId = await makeAccount(storage, 'Ada');
    const browser = new Browser();
    const account = `${host.address}/oidc/account`;
    const form = await browser.click(await browser.open(account), 'Sign in');
    const signedIn = await browser.submit(form, 'Sign in', { name: 'Ada', password: PASSWORD });
    expect(signedIn.html).toContain('signed in as <strong>Ada</strong>');

    const link = `${host.address}/oidc/invitation/${await invite(storage.db, userId)}`;
    const reset = await new Browser().open(link);
    expect(reset.html).toContain('For the account <strong>Ada</strong>.');
    const chosen = { name: 'Mallory', password: 'a new long password', repeated: 'a new long password' };
    expect((await new Browser().submit(reset, 'Set password', chosen)).status).toBe(200);
    expect((await browser.open(account)).html).toContain('You are not signed in.');
    const again = await browser.click(await browser.open(account), 'Sign in');
    expect((await browser.submit(again, 'Sign in', { name: 'Ada', password: PASSWORD })).status).toBe(403);
    const fresh = await browser.submit(again, 'Sign in', { name: 'Ada', password: chosen.password });
    expect(fresh.html).toContain('signed in as <strong>Ada</strong>');
  });

  test('an invitation is good for seven days', async () => {
    const storage = await open();
    await using host = await startIssuer(storage);
    const link = `${host.address}/oidc/invitation/${await invite(storage.db, null)}`;
    await storage.db.updateTable('invitations').set({ expiresAt: 1 }).execute();
    const page = await new Browser().open(link);
    expect(page.status).toBe(404);
    expect(page.html).toContain('This link is no longer good');
  });
});
