import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CACHE_FOLDER } from './bundle/cache-folder.js';
import { makeBundle } from './bundle/make-bundle.ts';
import { NODE_FLAGS } from './serve/process-settings.ts';

/** What has the code kept that the service called. */
const KEEP_CALLED_CODE = pathToFileURL(join(import.meta.dirname, 'keep-called-code.ts')).href;

/**
 * Makes starts faster, for which the service is bundled and started. Run by `npm ci` and when an image is built. What fails of it
 * only makes starts slower.
 */
async function prepare(): Promise<void> {
  const firstStart = await bundledFirstStart();
  // what is kept already would not be written again
  forgetCompiledCode();
  // code that was compiled and kept is taken again only by processes with the same flags
  const keeping = ['--expose-internals', '--no-warnings', '--import', KEEP_CALLED_CODE];
  startOnce([...keeping, firstStart], 'start');
  // by itself: a start that reads the code of feedback as well takes longer
  startOnce([firstStart, 'feedback'], 'feedback');
}

function startOnce(command: readonly string[], what: string): void {
  const { status } = spawnSync(process.execPath, [...NODE_FLAGS, ...command], { stdio: 'inherit' });
  if (status !== 0) console.error(`The first ${what} is not prepared and will take longer.`);
}

/** The runtime names folders of compiled code after its version, and leaves those of all modules that are no more. */
function forgetCompiledCode(): void {
  if (!existsSync(CACHE_FOLDER)) return;
  for (const name of readdirSync(CACHE_FOLDER))
    if (name.startsWith(process.version)) rmSync(join(CACHE_FOLDER, name), { recursive: true, force: true });
}

async function bundledFirstStart(): Promise<string> {
  try {
    return join(await makeBundle(), 'first-start.mjs');
  } catch (error) {
    console.error(`The code is not bundled, so starts will take longer: ${String(error)}`);
    return join(import.meta.dirname, 'first-start.ts');
  }
}

await prepare();
