import type { BrowserContext, Page } from 'playwright-core';

/** A tab, and what Chromium had to say about the pages in it. */
export interface Visit {
  readonly page: Page;
  /** Errors and warnings of the console, faults of scripts, and whatever a Content-Security-Policy refused. */
  readonly complaints: readonly string[];
  /** Origins of everything that was asked for, whether or not it came; those of `data:` and `blob:` are null. */
  readonly origins: ReadonlySet<string>;
  /** Status of the page itself, whenever one was loaded, in order. */
  readonly statuses: readonly number[];
}

/** Chromium counts a page with such a status as an error, though nothing is wrong with the page. */
const STATUS_OF_PAGE = /^Failed to load resource: the server responded with a status of \d+/;

/** Runs in the pages, and is no part of them: their policies do not apply to it. */
const REPORT_VIOLATIONS = `document.addEventListener('securitypolicyviolation', (event) => {
  reportViolation('policy: ' + event.effectiveDirective + ' refuses ' + event.blockedURI);
})`;

/** Opens a tab and writes down what happens in it from the start. */
export async function watch(context: BrowserContext): Promise<Visit> {
  // Sooner than the test, so that a failure names its line.
  context.setDefaultTimeout(15_000);
  const complaints: string[] = [];
  const origins = new Set<string>();
  const statuses: number[] = [];
  const refusedPages = new Set<string>();
  const complain = (text: string) => complaints.push(text);
  await context.exposeBinding('reportViolation', (_source, text: string) => complain(text));
  await context.addInitScript(REPORT_VIOLATIONS);
  context.on('request', (request) => origins.add(new URL(request.url()).origin));
  context.on('response', (response) => {
    if (!response.request().isNavigationRequest() || isRedirect(response.status())) return;
    statuses.push(response.status());
    if (!response.ok()) refusedPages.add(response.url());
  });
  context.on('weberror', (fault) => complain(`script: ${fault.error().message}`));
  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    const { url } = message.location();
    if (STATUS_OF_PAGE.test(message.text()) && refusedPages.has(url)) return;
    complain(`console: ${message.text()} (${url})`);
  });
  return { page: await context.newPage(), complaints, origins, statuses };
}

function isRedirect(status: number): boolean {
  return status >= 300 && status < 400;
}
