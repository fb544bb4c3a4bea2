import { setFlagsFromString } from 'node:v8';
import type { Service } from '@faircopy/service';
import { createEditorPool } from '@faircopy/service/editor';

/**
 * Starts the service. The editor reads its dictionaries in a thread of its own while the rest is loaded.
 *
 * @param environment the settings, as in `process.env`
 * @throws {SettingsError} with all faults of the settings
 * @throws {StartError} when something cannot be had
 */
export async function openService(environment: NodeJS.ProcessEnv): Promise<Service> {
  await using opened = new AsyncDisposableStack();
  setNurseryGrowth(1);
  // otherwise patterns are compiled twice, the second time when they are used again, which all of ours are
  setFlagsFromString('--no-regexp-tier-up');
  const editor = opened.use(createEditorPool());
  // the service asks for the same and says why where it fails
  editor.warmUp().catch(() => undefined);
  const [{ createService }, { readSettings }] = await Promise.all([
    import('@faircopy/service'),
    import('@faircopy/service/settings'),
  ]);
  const service = opened.use(await createService(readSettings(environment), { editor }));
  setNurseryGrowth(2);
  const parts = opened.move();
  return { ...service, [Symbol.asyncDispose]: () => parts.disposeAsync() };
}

/**
 * By what the space for new objects is multiplied when much of it survives; 2 is what V8 does. What a start loads survives all of
 * it, which would leave some 30 MB to the process for good that it needs only then.
 */
function setNurseryGrowth(factor: 1 | 2): void {
  setFlagsFromString(`--semi-space-growth-factor=${factor}`);
}
