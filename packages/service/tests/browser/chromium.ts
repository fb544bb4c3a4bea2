import { accessSync, constants } from 'node:fs';
import { type Browser, type BrowserContextOptions, chromium } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe } from 'vitest';
import { type Visit, watch } from './visit.ts';

/** What a test in a browser works with. Everything opened is closed after the test. */
export interface ChromiumHarness {
  /** A tab with cookies of its own, as of a person nobody has seen before. */
  visit(options?: BrowserContextOptions): Promise<Visit>;
}

const NAMED = process.env['CHROMIUM_PATH'];
const EXECUTABLE = NAMED ?? '/usr/bin/chromium';
const MISSING = `there is none at ${EXECUTABLE}, and CHROMIUM_PATH can name another place`;
const NOT_ASKED = 'they run where CHROMIUM_PATH names one, and with npm run test:servers';
const REQUIRED = process.env['FAIRCOPY_TEST_REQUIRE_SERVERS'] === '1';

/** Nothing that Chromium does of its own accord, and no name that leads off the machine. */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
];

/**
 * Defines tests that share one headless Chromium, with a new profile. They run where CHROMIUM_PATH names it, and with
 * FAIRCOPY_TEST_REQUIRE_SERVERS=1, when they fail if there is none; else they are reported as skipped.
 */
export function inChromium(name: string, define: (harness: ChromiumHarness) => void): void {
  if (!REQUIRED && (NAMED === undefined || !isThere(EXECUTABLE))) {
    describe.skip(`${name} in Chromium (skipped: ${NAMED === undefined ? NOT_ASKED : MISSING})`, () =>
      define({ visit: () => Promise.reject(new Error('There is no Chromium.')) }));
    return;
  }
  describe(`${name} in Chromium`, () => {
    let browser: Browser | undefined;
    beforeAll(async () => {
      if (!isThere(EXECUTABLE))
        throw new Error(`FAIRCOPY_TEST_REQUIRE_SERVERS=1 asks for Chromium; ${MISSING}.`);
      browser = await chromium.launch({ executablePath: EXECUTABLE, args: ARGUMENTS });
    });
    afterEach(async () => {
      for (const context of browser?.contexts() ?? []) await context.close();
    });
    afterAll(() => browser?.close());
    define({
      visit: async (options) => {
        if (browser === undefined) throw new Error('Chromium has not started.');
        return watch(await browser.newContext(options));
      },
    });
  });
}

function isThere(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
