import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { makeBundle } from './bundle/make-bundle.ts';
import { NODE_FLAGS } from './serve/process-settings.ts';

/**
 * Makes starts faster, for which the service is bundled and started once. Run by `npm ci` and when an image is built. What fails of it
 * only makes starts slower.
 */
async function prepare(): Promise<void> {
  const firstStart = await bundledFirstStart();
  // code that was compiled and kept is taken again only by processes with the same flags
  const { status } = spawnSync(process.execPath, [...NODE_FLAGS, firstStart], { stdio: 'inherit' });
  if (status !== 0) console.error('The first start is not prepared and will take longer.');
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
