import { Fault } from '../../errors.ts';
import { fileNameOf, type ListedRelease, type Release, readReleaseList } from './release.ts';
import type { ReleaseStore } from './release-store.ts';

/**
 * Reads the builds that can be had, the newest first. One whose file is missing, or is not what the list says, is left
 * out, and `report` is told why, once.
 *
 * @throws {Fault} ERR_UNAVAILABLE while the place cannot be read or holds no list
 */
export function createReleases(
  store: Omit<ReleaseStore, 'address'>,
  report: (message: string) => void,
): () => Promise<readonly Release[]> {
  const reported = new Set<string>();
  const reportOnce = (message: string) => {
    if (!reported.has(message)) report(`releases.json: ${message}`);
    reported.add(message);
  };
  let held: { readonly until: number; readonly releases: Promise<readonly Release[]> } | null = null;
  return async () => {
    if (held === null || held.until <= performance.now()) {
      held = { until: performance.now() + store.freshMs, releases: readAll(store, reportOnce) };
      held.releases.catch(() => {
        held = null;
      });
    }
    try {
      return await held.releases;
    } catch (cause) {
      throw new Fault('ERR_UNAVAILABLE', 'The builds cannot be read at the moment.', {
        cause,
        retryAfterSeconds: 30,
      });
    }
  };
}

async function readAll(
  store: Omit<ReleaseStore, 'address'>,
  report: (message: string) => void,
): Promise<readonly Release[]> {
  const text = await store.readList();
  if (text === null) return [];
  const { listed, faults } = readReleaseList(text);
  for (const fault of faults) report(fault);
  const releases = await Promise.all(listed.map((entry) => measured(store, entry)));
  return releases.flatMap((release) => {
    if (typeof release !== 'string') return [release];
    report(release);
    return [];
  });
}

/** The entry with what its file says of itself, or why it cannot be offered. */
async function measured(
  store: Omit<ReleaseStore, 'address'>,
  entry: ListedRelease,
): Promise<Release | string> {
  const found = await store.measure(entry);
  if (found === null) return `${entry.file} is not there`;
  const { sizeBytes, sha256 = entry.sha256 } = found;
  if (sha256 === undefined) return `${entry.file} needs its sha256 in the list`;
  if (entry.sha256 !== undefined && entry.sha256 !== sha256) return `${entry.file} has another sha256`;
  if (entry.sizeBytes !== undefined && entry.sizeBytes !== sizeBytes) return `${entry.file} has another size`;
  return { ...entry, fileName: fileNameOf(entry), sizeBytes, sha256 };
}
