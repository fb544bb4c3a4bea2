import { basename } from 'node:path';
import { LIMITS, type ManifestDelta } from '@faircopy/contract';
import { Refusal } from '../requests/refusal.ts';
import { deviceOf } from '../settings/user-settings.ts';
import { type Caller, type CallerParts, createDesktopCaller } from '../sign-in/callers.ts';
import type { FileStates } from './hash-files.ts';
import { type Confirmed, openProjectState, type ProjectState, projectIdOf } from './project-state.ts';

/** A folder as a project of a service. */
export interface Project {
  readonly service: string;
  readonly state: ProjectState;
  readonly projectId: string;
  readonly name: string;
  readonly call: Caller;
  /** What the service last confirmed; null before the first time. */
  confirmed(): Promise<Confirmed | null>;
  /** Makes the service know the project, unless it is known to. */
  register(): Promise<void>;
  /** Sends the manifest, and remembers it once the service confirmed it. */
  send(files: FileStates): Promise<ManifestDelta>;
  /** Calls a route about the project, and registers it when the service does not know it. */
  ask(path: string, body: object): Promise<unknown>;
}

export interface ProjectOptions {
  readonly project?: string;
  readonly name?: string;
}

/** @param folder where it lies @throws {CommandError} when there is no such folder */
export async function openProject(
  parts: CallerParts,
  folder: string,
  options: ProjectOptions,
): Promise<Project> {
  const { environment, service } = parts;
  const state = await openProjectState(environment, folder);
  const before = await state.readConfirmed(service);
  const { deviceId } = await deviceOf(environment);
  const projectId = options.project ?? before?.projectId ?? projectIdOf(state.root, deviceId);
  const name =
    (options.name ?? before?.name ?? basename(state.root) ?? '').slice(0, LIMITS.projectName.maximum) ||
    'project';
  const call = createDesktopCaller(parts);
  // What was confirmed of another project of the service says nothing of this one.
  const confirmed = async () => {
    const stored = await state.readConfirmed(service);
    return stored?.projectId === projectId ? stored : null;
  };
  const register = async () => {
    const stored = await confirmed();
    const body = { projectId, name, rootPath: state.root };
    await call({ method: 'POST', path: '/api/v1/desktop/projects', body });
    await state.writeConfirmed(service, { projectId, name, files: stored?.files ?? null });
  };
  const ask: Project['ask'] = async (path, body) => {
    const stored = await confirmed();
    if (stored?.name !== name) await register();
    try {
      return await call({ method: 'POST', path, body: { projectId, ...body } });
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== 404) throw error;
      // Its store was emptied or replaced; whatever it confirmed, it knows no more.
      await register();
      return await call({ method: 'POST', path, body: { projectId, ...body } });
    }
  };
  return {
    service,
    state,
    projectId,
    name,
    call,
    confirmed,
    register,
    ask,
    send: async (files) => {
      const entries = [...files].map(([path, file]) => ({
        path,
        hash: file.hash,
        sizeBytes: file.size,
        modifiedAt: new Date(file.modified).toISOString(),
      }));
      const delta = (await ask('/api/v1/desktop/projects/sync', { files: entries })) as ManifestDelta;
      await state.writeConfirmed(service, {
        projectId,
        name,
        files: new Map([...files].map(([path, { hash }]) => [path, hash])),
      });
      return delta;
    },
  };
}
