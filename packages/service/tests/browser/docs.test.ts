import { expect, test } from 'vitest';
import { startService } from '../harness/start-service.ts';
import { inChromium } from './chromium.ts';

inChromium('the API reference', ({ visit }) => {
  test('is drawn whole, from the service alone, within its policy', async () => {
    const { page, complaints, origins } = await visit();
    const { address } = await startService();
    await page.goto(`${address}/docs`);
    await page.getByRole('heading', { name: 'Faircopy', level: 1 }).waitFor();
    expect(await page.title()).toBe('Faircopy API');
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    for (const path of ['optimize', 'translate', 'refine']) {
      await page.getByText(`/api/v1/${path}`, { exact: true }).first().waitFor();
    }
    await page.getByText('/api/v1/translate', { exact: true }).first().click();
    await page.getByRole('heading', { name: 'Composes a technical document of a rough text' }).waitFor();
    expect(complaints).toEqual([]);
    expect([...origins]).toEqual([address]);
  });

  test('sends a request that is tried out to the service itself, and shows the answer', async () => {
    const { page, complaints, origins } = await visit();
    const { address } = await startService();
    await page.goto(`${address}/docs#tag/service/GET/api/v1/health`);
    await page.getByRole('button', { name: 'Test Request (get /api/v1/health)' }).click();
    await page.getByRole('button', { name: /^Send get request/ }).click();
    await page.getByText('"success"').last().waitFor();
    await page.getByText('200 OK').waitFor();
    expect(complaints).toEqual([]);
    expect([...origins]).toEqual([address]);
  });
});
