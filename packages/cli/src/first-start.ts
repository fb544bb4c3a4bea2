import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepCompiledCode } from './compile-cache.ts';

/**
 * Starts the service once on an empty folder and asks it for a document, so that what a first start works out and keeps is
 * there before anybody waits for it: compiled code, word tables, the memory of harper.js.
 */
async function startOnce(): Promise<void> {
  keepCompiledCode();
  // what the command loads before it knows what to do
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

await startOnce();
