import { type Project, type ProjectUpsertRequest, rootPathFault } from '@faircopy/contract';
import type { Selectable } from 'kysely';
import { Fault } from '../errors.ts';
import { toIso } from '../storage/instant.ts';
import { recordEvent } from '../storage/record-event.ts';
import type { Database } from '../storage/storage.ts';
import type { Tables } from '../storage/tables.ts';
import { nextEventInstant } from '../storage/user-feed.ts';
import { validationFault } from '../validation-fault.ts';
import { wellFormed } from '../writing/well-formed.ts';
import type { Actor } from './actor.ts';

type Row = Selectable<Tables['projects']>;

/** Every project of a user, in the order of their registration. */
export async function listProjects(db: Database, userId: string): Promise<Project[]> {
  const rows = await db
    .selectFrom('projects')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  return rows.map(present);
}

/**
 * Registers a project, or registers it anew; emits `project.upserted` in the same transaction.
 *
 * @throws {Fault} ERR_VALIDATION_FAILED for a root that is not absolute or leads elsewhere
 */
export async function upsertProject(
  db: Database,
  { userId, deviceId }: Actor,
  request: ProjectUpsertRequest,
): Promise<Project> {
  const { projectId, rootPath } = request;
  const message = rootPathFault(rootPath);
  if (message !== null) throw validationFault([{ path: '/rootPath', message, rule: 'path' }]);
  const name = wellFormed(request.name);
  return db.transaction().execute(async (transaction) => {
    const instant = await nextEventInstant(transaction, userId);
    const synced = { lastSyncedAt: instant, lastSyncedByDeviceId: deviceId };
    const row = await transaction
      .insertInto('projects')
      .values({
        userId,
        id: projectId,
        name,
        rootPath,
        createdAt: instant,
        updatedAt: instant,
        filesDigest: null,
        ...synced,
      })
      .onConflict((conflict) =>
        conflict.columns(['userId', 'id']).doUpdateSet(({ ref, eb }) => ({
          name,
          rootPath,
          ...synced,
          updatedAt: eb
            .case()
            .when(eb.and([eb('projects.name', '=', name), eb('projects.rootPath', '=', rootPath)]))
            .then(ref('projects.updatedAt'))
            .else(instant)
            .end(),
        })),
      )
      .returningAll()
      .executeTakeFirstOrThrow();
    await recordEvent(transaction, {
      userId,
      occurredAt: instant,
      eventType: 'project.upserted',
      source: 'desktop',
      deviceId,
      projectId,
      entityId: projectId,
      entityType: 'project',
      summary: `Project ${name} was registered.`,
      payload: { projectId, name },
    });
    return present(row);
  });
}

/** @throws {Fault} ERR_NOT_FOUND unless the user has registered the project */
export async function requireProject(db: Database, userId: string, projectId: string): Promise<void> {
  const row = await db
    .selectFrom('projects')
    .select('id')
    .where('userId', '=', userId)
    .where('id', '=', projectId)
    .executeTakeFirst();
  if (row === undefined) throw noSuchProject();
}

/** The fault for a project that its caller has not registered. */
export function noSuchProject(): Fault {
  return new Fault('ERR_NOT_FOUND', 'There is no such project. Register it first.');
}

function present(row: Row): Project {
  const { id, name, rootPath, lastSyncedByDeviceId } = row;
  return {
    projectId: id,
    name,
    rootPath,
    createdAt: toIso(row.createdAt),
    updatedAt: toIso(row.updatedAt),
    lastSyncedAt: toIso(row.lastSyncedAt),
    lastSyncedByDeviceId,
  };
}
