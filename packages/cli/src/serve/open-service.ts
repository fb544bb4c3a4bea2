import type { Service } from '@faircopy/service';
import { createEditorPool } from '@faircopy/service/editor';
import { giveBackStart } from './give-back-start.ts';

/**
 * Starts the service. The editor reads its dictionaries in a thread of its own while the rest is loaded.
 *
 * @param environment the settings, as in `process.env`
 * @throws {SettingsError} with all faults of the settings
 * @throws {StartError} when something cannot be had
 */
export async function openService(environment: NodeJS.ProcessEnv): Promise<Service> {
  await using opened = new AsyncDisposableStack();
  const editor = opened.use(createEditorPool());
  // the service asks for the same and says why where it fails
  editor.warmUp().then(
    () => giveBackStart(),
    () => undefined,
  );
  const [{ createService }, { readSettings }] = await Promise.all([
    import('@faircopy/service'),
    import('@faircopy/service/settings'),
  ]);
  const service = opened.use(await createService(readSettings(environment), { editor }));
  const parts = opened.move();
  return { ...service, [Symbol.asyncDispose]: () => parts.disposeAsync() };
}
