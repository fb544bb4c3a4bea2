import type { ErrorDetail, ManifestDelta, ManifestFile, ManifestSyncRequest } from '@faircopy/contract';
import { sha256Of } from '../sha256.ts';
import { newId } from '../storage/ids.ts';
import { recordEvent } from '../storage/record-event.ts';
import type { Storage } from '../storage/storage.ts';
import { nextEventInstant } from '../storage/user-feed.ts';
import { validationFault } from '../validation-fault.ts';
import type { Actor } from './actor.ts';
import { pathFaults } from './path-faults.ts';
import { replaceFiles } from './project-files.ts';
import { noSuchProject } from './projects.ts';

/**
 * Makes a list of files the state of its project, and says how it differs from the state before. Emits `manifest.synced` in
 * the same transaction, also when nothing differs.
 *
 * @throws {Fault} ERR_VALIDATION_FAILED for a path that leads elsewhere or comes twice; ERR_NOT_FOUND for a project that is
 * not registered
 */
export async function syncManifest(
  { db, dialect }: Pick<Storage, 'db' | 'dialect'>,
  { userId, deviceId }: Actor,
  { projectId, files }: ManifestSyncRequest,
): Promise<ManifestDelta> {
  const faults = [...pathFaults('files', files), ...repeatedPaths(files)];
  if (faults.length > 0) throw validationFault(faults);
  const manifestId = newId('man');
  const sorted = files.toSorted((one, other) => (one.path < other.path ? -1 : 1));
  const filesDigest = digestOf(sorted);
  return db.transaction().execute(async (transaction) => {
    // Manifests of one project go one after the other. Writing a row locks it alike in both databases.
    const locked = await transaction
      .updateTable('projects')
      .set({ lastSyncedByDeviceId: deviceId })
      .where('userId', '=', userId)
      .where('id', '=', projectId)
      .returning('filesDigest')
      .executeTakeFirst();
    if (locked === undefined) throw noSuchProject();
    const { written, removed } =
      locked.filesDigest === filesDigest
        ? { written: [], removed: [] }
        : await replaceFiles(transaction, dialect, { userId, projectId }, sorted);
    const delta = deltaOf(manifestId, sorted, written, removed);
    const instant = await nextEventInstant(transaction, userId);
    await transaction
      .updateTable('projects')
      .set({ lastSyncedAt: instant, filesDigest })
      .where('userId', '=', userId)
      .where('id', '=', projectId)
      .execute();
    await recordEvent(transaction, {
      userId,
      occurredAt: instant,
      eventType: 'manifest.synced',
      source: 'desktop',
      deviceId,
      projectId,
      entityId: manifestId,
      entityType: 'manifest',
      summary: `${written.length} new or changed, ${removed.length} gone, ${delta.unchanged.length} unchanged.`,
      payload: {
        manifestId,
        toUpload: written.length,
        toDelete: removed.length,
        unchanged: delta.unchanged.length,
        totalFiles: files.length,
      },
    });
    return delta;
  });
}

function repeatedPaths(files: readonly ManifestFile[]): ErrorDetail[] {
  const seen = new Set<string>();
  for (const [index, { path }] of files.entries()) {
    if (seen.has(path)) {
      return [{ path: `/files/${index}/path`, message: 'stands in the list already', rule: 'unique' }];
    }
    seen.add(path);
  }
  return [];
}

/** The same for the same files, whatever their order was. Neither a path nor a hash can hold the NUL between them. */
function digestOf(sorted: readonly ManifestFile[]): string {
  const list = sorted.map(({ path, hash }) => `${path}\0${hash}`).join('\0');
  return sha256Of(list);
}

/** @param files in the order of their paths */
function deltaOf(
  manifestId: string,
  files: readonly ManifestFile[],
  written: readonly string[],
  removed: readonly string[],
): ManifestDelta {
  const changed = new Set(written);
  const unchanged = files.flatMap(({ path }) => (changed.has(path) ? [] : [path]));
  return {
    manifestId,
    toUpload: written.toSorted(),
    toDelete: removed.toSorted(),
    unchanged,
    totalFiles: files.length,
  };
}
