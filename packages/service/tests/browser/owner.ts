import type { Page } from 'playwright-core';
import { startService } from '../harness/start-service.ts';
import { PASSWORD } from '../oidc/host.ts';

/** Name of the account that `startWithOwner` makes. */
export const OWNER = 'owner';

/** A service whose owner has used the link of the first start, within the tab. */
export async function startWithOwner(page: Page) {
  const running = await startService();
  await page.goto(running.service.ownerLink ?? '');
  await page.getByLabel('Name').fill(OWNER);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('The same password again').fill(PASSWORD);
  await page.getByRole('button', { name: 'Set password' }).click();
  await page.getByRole('heading', { name: 'Your password is set' }).waitFor();
  return running;
}

/** Fills in the page on which a person signs in. */
export async function signIn(page: Page, password: string = PASSWORD): Promise<void> {
  await page.getByLabel('Name').fill(OWNER);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/**
 * Waits until the page has put the cursor into the field: a browser does so at its first drawing, which comes after the
 * load, and keys pressed before it are lost.
 */
export async function typingStartsIn(page: Page, label: string): Promise<void> {
  await page.getByLabel(label).and(page.locator(':focus')).waitFor();
}
