import type {
  AssembledContext,
  ContextInjectRequest,
  ManifestDelta,
  ManifestSyncRequest,
  Project,
  ProjectUpsertRequest,
  SyncPage,
  SyncQuery,
} from '@faircopy/contract';
import { createDesktopSessions, type DesktopSessions } from '../access/desktop/desktop-sessions.ts';
import { createNotes, type Notes } from '../notes/notes.ts';
import type { Settings } from '../settings/settings.ts';
import type { Storage } from '../storage/storage.ts';
import type { Actor } from './actor.ts';
import { type AssembleContext, injectContext } from './context/context.ts';
import { readFeed } from './feed.ts';
import { syncManifest } from './manifest.ts';
import { listProjects, upsertProject } from './projects.ts';

/** What the companion on a computer works with. */
export interface Desktop {
  readonly sessions: DesktopSessions;
  readonly notes: Notes;
  listProjects(userId: string): Promise<Project[]>;
  upsertProject(actor: Actor, request: ProjectUpsertRequest): Promise<Project>;
  syncManifest(actor: Actor, request: ManifestSyncRequest): Promise<ManifestDelta>;
  injectContext(userId: string, request: ContextInjectRequest): Promise<AssembledContext>;
  readFeed(userId: string, query: SyncQuery): Promise<SyncPage>;
}

export function createDesktop(
  storage: Pick<Storage, 'db' | 'dialect'>,
  { revision }: Pick<Settings, 'revision'>,
  assemble: AssembleContext,
): Desktop {
  const { db } = storage;
  return {
    sessions: createDesktopSessions(db, revision.scopes.desktop),
    notes: createNotes(db),
    listProjects: (userId) => listProjects(db, userId),
    upsertProject: (actor, request) => upsertProject(db, actor, request),
    syncManifest: (actor, request) => syncManifest(storage, actor, request),
    injectContext: (userId, request) =>
      injectContext({ db, assemble, budget: revision.contextBudget }, userId, request),
    readFeed: (userId, query) => readFeed(db, userId, query),
  };
}
