import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepCompiledCode } from './compile-cache.ts';
import { NODE_FLAGS } from './serve/process-settings.ts';

/**
 * Starts the service once on an empty folder and asks it for a document, so that what a first start works out and keeps is
 * there before anybody waits for it: compiled code, word tables, the memory of harper.js. Run by `npm ci` and when an image is
 * built. Where it fails, the first start does all that itself.
 */
async function prepare(): Promise<void> {
  keepCompiledCode();
  await import('./run.ts');
  const { openService } = await import('./serve/open-service.ts');
  const folder = await mkdtemp(join(tmpdir(), 'faircopy-prepare-'));
  try {
    await using service = await openService({
      FAIRCOPY_DATA_DIR: folder,
      FAIRCOPY_PORT: '0',
      FAIRCOPY_LOG_LEVEL: 'silent',
    });
    const answer = await fetch(`${service.address}/api/v1/translate`, {
      method: 'POST',
      headers: { 'x-api-key': service.firstKey ?? '', 'content-type': 'application/json' },
      body: JSON.stringify({
        input: 'the import is slow since 2.1, it must take less then 10 s',
        audience: 'Senior Dev',
        context: 'Backend',
        format: 'Technical Spec',
        tone: 50,
      }),
    });
    await answer.arrayBuffer();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Code that was compiled and kept is taken again only by processes with the same flags. */
if (NODE_FLAGS.every((flag) => process.execArgv.includes(flag))) {
  try {
    await prepare();
  } catch (error) {
    console.error(`The first start is not prepared and will take longer: ${String(error)}`);
  }
} else {
  spawnSync(process.execPath, [...NODE_FLAGS, import.meta.filename], { stdio: 'inherit' });
}
