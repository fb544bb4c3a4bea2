import { createHash } from 'node:crypto';
import { realpath, stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { CommandError } from '../report/command-error.ts';
import { platformFolders } from '../settings/platform-folders.ts';
import { readPrivateJson, writePrivateJson } from '../settings/private-file.ts';
import type { Manifest } from './changes.ts';
import type { FileState, FileStates } from './hash-files.ts';

/** What a service confirmed to know of a project on this computer. */
export interface Confirmed {
  readonly projectId: string;
  readonly name: string;
  /** Hashes by path; null: registered, but no manifest was ever confirmed. */
  readonly files: Manifest | null;
}

/** What this computer remembers of a folder that is a project. It may be lost: then files are read and sent anew. */
export interface ProjectState {
  /** Absolute, symbolic links resolved. */
  readonly root: string;
  readHashes(): Promise<FileStates>;
  writeHashes(files: FileStates): Promise<void>;
  readConfirmed(service: string): Promise<Confirmed | null>;
  writeConfirmed(service: string, confirmed: Confirmed): Promise<void>;
}

/** @throws {CommandError} when there is no such folder */
export async function openProjectState(
  environment: NodeJS.ProcessEnv,
  folder: string,
): Promise<ProjectState> {
  const root = await rootOf(folder);
  const home = join(platformFolders(environment).state, 'projects', digest(root).slice(0, 32));
  const hashes = join(home, 'hashes.json');
  const confirmedFile = (service: string) => join(home, `${digest(service).slice(0, 32)}.json`);
  // What cannot be read was written by another version or cut off; it is made anew.
  const stored = (file: string) => readPrivateJson(file).catch(() => undefined);
  return {
    root,
    readHashes: async () => {
      const found = await stored(hashes);
      return isRecord(found) && isRecord(found['files'])
        ? (new Map(Object.entries(found['files'])) as Map<string, FileState>)
        : new Map();
    },
    writeHashes: (files) => writePrivateJson(hashes, { root, files: Object.fromEntries(files) }),
    readConfirmed: async (service) => {
      const found = await stored(confirmedFile(service));
      if (!isRecord(found) || typeof found['projectId'] !== 'string' || typeof found['name'] !== 'string')
        return null;
      const { projectId, name, files } = found;
      return {
        projectId,
        name,
        files: isRecord(files) ? (new Map(Object.entries(files)) as Map<string, string>) : null,
      };
    },
    writeConfirmed: (service, { projectId, name, files }) =>
      writePrivateJson(confirmedFile(service), {
        root,
        service,
        projectId,
        name,
        files: files === null ? null : Object.fromEntries(files),
      }),
  };
}

/** A name for a project that nobody named: that of its folder, and a sign of where it lies on which device. */
export function projectIdOf(root: string, deviceId: string): string {
  const name =
    basename(root)
      .replaceAll(/[^A-Za-z0-9._-]+/g, '-')
      .slice(0, 60) || 'project';
  return `${name}:${digest(`${deviceId}\n${root}`).slice(0, 12)}`;
}

async function rootOf(folder: string): Promise<string> {
  const root = await realpath(resolve(folder)).catch(() => null);
  if (root === null) throw new CommandError(`There is no folder ${folder}.`);
  if (!(await stat(root)).isDirectory())
    throw new CommandError(`${folder} is a file; name the folder of the project.`);
  return root;
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
