import { openStorage, type Storage } from '@faircopy/service/host';
import { readSettings, type Settings } from '@faircopy/service/settings';

/**
 * Opens the store the settings name, beside a service that may be running on it, for one piece of work.
 *
 * @param store `made`: on an empty data folder one is made; `existing`: an empty folder is a mistake and left as it is
 */
export async function withStore<Result>(
  environment: NodeJS.ProcessEnv,
  store: 'made' | 'existing',
  work: (storage: Storage, settings: Settings) => Promise<Result>,
): Promise<Result> {
  const settings = readSettings(environment);
  await using storage = await openStorage(settings, { alongside: true, existing: store === 'existing' });
  return await work(storage, settings);
}
