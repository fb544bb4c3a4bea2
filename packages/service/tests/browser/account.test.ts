import { expect, test } from 'vitest';
import { startService } from '../harness/start-service.ts';
import { PASSWORD } from '../oidc/host.ts';
import { barriers, focused } from './accessibility.ts';
import { inChromium } from './chromium.ts';
import { OWNER, signIn, startWithOwner, typingStartsIn } from './owner.ts';

inChromium('the account page', ({ visit }) => {
  test('the owner sets a password by the link of the first start, signs in and signs out', async () => {
    const { page, complaints, origins, statuses } = await visit();
    const { address } = await startWithOwner(page);
    await page.getByRole('link', { name: 'Sign in' }).click();
    await page.getByText('You are not signed in.').waitFor();
    await page.getByRole('link', { name: 'Sign in' }).click();
    await signIn(page);
    await page.getByText(`You are signed in as ${OWNER}.`).waitFor();
    expect(new URL(page.url()).pathname).toBe('/oidc/account');

    await page.getByRole('link', { name: 'Sign out' }).click();
    await page.getByRole('button', { name: 'Stay signed in' }).click();
    await page.goto(`${address}/oidc/account`);
    await page.getByRole('link', { name: 'Sign out' }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByText('You are not signed in here any more.').waitFor();
    await page.goto(`${address}/oidc/account`);
    await page.getByText('You are not signed in.').waitFor();
    expect(complaints).toEqual([]);
    expect([...origins]).toEqual([address]);
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  test('the link works once, for whoever comes first', async () => {
    const { page, complaints, statuses } = await visit();
    const { service } = await startWithOwner(page);
    const other = await visit();
    for (const late of [page, other.page]) {
      const answer = await late.goto(service.ownerLink ?? '');
      expect(answer?.status()).toBe(404);
      expect(await late.getByRole('heading').textContent()).toBe('This link is no longer good');
      expect(await late.getByRole('textbox').count()).toBe(0);
    }
    expect(statuses).toEqual([200, 200, 404]);
    expect([...complaints, ...other.complaints]).toEqual([]);
  });

  test('a password that cannot be taken is refused beside its field, where typing goes on', async () => {
    const { page, complaints } = await visit();
    const { service } = await startService();
    await page.goto(service.ownerLink ?? '');
    await page.getByLabel('Name').fill('me');
    await page.getByLabel('Password', { exact: true }).fill('short');
    await page.getByLabel('The same password again').fill('shorter');
    await page.keyboard.press('Enter');
    await page.getByText('Use at least 12 characters.').waitFor();
    await expect
      .poll(() => focused(page))
      .toEqual({
        name: 'password',
        description: expect.stringMatching(/^At least 12 characters\..* Use at least 12 characters\.$/),
      });
    expect(await page.getByLabel('Name').inputValue()).toBe('me');
    expect(await barriers(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test('a wrong password is refused in words that a screen reader reads with the field', async () => {
    const { page, complaints, statuses } = await visit();
    const { address } = await startWithOwner(page);
    await page.goto(`${address}/oidc/account`);
    await page.getByRole('link', { name: 'Sign in' }).click();
    await signIn(page, 'not the password');
    const notice = page.getByRole('alert');
    expect(await notice.textContent()).toBe('The name or the password is wrong.');
    expect(statuses.at(-1)).toBe(403);
    await expect
      .poll(() => focused(page))
      .toEqual({
        name: 'password',
        description: 'The name or the password is wrong.',
      });
    expect(await page.getByLabel('Name').inputValue()).toBe(OWNER);
    expect(await barriers(page)).toEqual([]);
    await typingStartsIn(page, 'Password');
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByText(`You are signed in as ${OWNER}.`).waitFor();
    expect(complaints).toEqual([]);
  });

  test('the sixth try in a minute is refused however right it is, and the page says when to come back', async () => {
    const { page, complaints, statuses } = await visit();
    // Setting the password was the first try.
    const { address } = await startWithOwner(page);
    await page.goto(`${address}/oidc/account`);
    await page.getByRole('link', { name: 'Sign in' }).click();
    for (const guess of ['1', '2', '3', '4']) {
      await signIn(page, guess);
      await page.getByRole('alert').waitFor();
    }
    await signIn(page);
    await page.getByRole('heading', { name: 'Too many tries' }).waitFor();
    expect(statuses.slice(-5)).toEqual([403, 403, 403, 403, 429]);
    expect(await page.getByRole('alert').textContent()).toMatch(
      /^There were too many tries\. Wait \d+ seconds,/,
    );
    expect(await barriers(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
