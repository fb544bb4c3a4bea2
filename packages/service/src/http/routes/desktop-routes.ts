import type { Revision } from '@faircopy/contract';
import type { Desktop } from '../../desktop/desktop.ts';
import type { Route } from '../route.ts';
import { createDesktopSessionRoute } from './desktop/create-session.ts';
import { injectContextRoute } from './desktop/inject-context.ts';
import { listDesktopNotesRoute } from './desktop/list-notes.ts';
import { listProjectsRoute } from './desktop/list-projects.ts';
import { readFeedRoute } from './desktop/read-feed.ts';
import { syncManifestRoute } from './desktop/sync-manifest.ts';
import { updateDesktopNoteRoute } from './desktop/update-note.ts';
import { upsertProjectRoute } from './desktop/upsert-project.ts';

/** The routes of the companion on a computer. */
export function desktopRoutes(revision: Revision, desktop: Desktop): readonly Route[] {
  return [
    createDesktopSessionRoute(revision, desktop.sessions),
    listProjectsRoute(desktop),
    upsertProjectRoute(desktop),
    syncManifestRoute(desktop),
    injectContextRoute(revision, desktop),
    readFeedRoute(desktop),
    listDesktopNotesRoute(desktop.notes),
    updateDesktopNoteRoute(desktop.notes),
  ];
}
