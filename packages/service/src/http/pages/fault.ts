import { html } from './html.ts';
import { page } from './layout.ts';

/** Says what went wrong, and what to do about it, in sentences written for the person who reads them. */
export function faultPage(title: string, message: string, advice: string | null = null): string {
  return page(
    title,
    html`<p role="alert">${message}</p>${advice === null ? null : html`\n<p>${advice}</p>`}`,
  );
}
