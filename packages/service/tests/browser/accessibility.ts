import axe, { type AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

interface Barrier {
  readonly rule: string;
  readonly elements: readonly string[];
}

/**
 * What stands in the way of people with a disability: the rules of axe, those of WCAG 2.2 up to AA and those of good
 * practice, for the page as it is drawn in light and in dark.
 *
 * @see https://github.com/dequelabs/axe-core/blob/develop/doc/rule-descriptions.md
 */
export async function barriers(page: Page): Promise<Barrier[]> {
  const found: Barrier[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.evaluate(axe.source);
    const { violations } = await page.evaluate<AxeResults>('axe.run()');
    found.push(
      ...violations.map(({ id, nodes }) => ({ rule: id, elements: nodes.map((node) => node.html) })),
    );
  }
  await page.emulateMedia({ colorScheme: null });
  return found;
}

/** The field that typing goes to, with what a screen reader says about it beside its label. */
export async function focused(page: Page): Promise<{ name: string | null; description: string }> {
  const field = page.locator(':focus');
  const ids = (await field.getAttribute('aria-describedby'))?.split(' ') ?? [];
  const texts = await Promise.all(ids.map((id) => page.locator(`#${id}`).textContent()));
  return { name: await field.getAttribute('name'), description: texts.join(' ') };
}
