import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { watch } from 'chokidar';
import { CommandError } from '../report/command-error.ts';

export interface WatchedFolder extends AsyncDisposable {
  /** Rejects when the system lets the folder be watched no longer. */
  readonly failed: Promise<never>;
  /** From now on leaves these folders alone, in place of those before; what is new in them is for the caller to find. */
  leaveOut(folders: readonly string[]): void;
}

/** Never watched: they change often, and nothing in them is a part of a project. */
const QUIET = /(?:^|\/)(?:\.git|\.hg|\.svn|node_modules)(?:\/|$)/;

/**
 * Tells whenever something below a folder changes.
 *
 * @param ignored folders in it that are left alone, relative and separated by `/`
 */
export async function watchFolder(
  root: string,
  ignored: readonly string[],
  onChange: () => void,
): Promise<WatchedFolder> {
  const { promise: failed, reject } = Promise.withResolvers<never>();
  failed.catch(() => {});
  let left: ReadonlySet<string> = new Set(ignored);
  const watcher = watch(root, {
    followSymlinks: false,
    // A folder that may not be read, such as a container's data, does not keep the others from being watched.
    ignorePermissionErrors: true,
    // A folder tells of the files in it; a watch for each of ten thousand files would take 300 MB.
    ignored: (path, found) => {
      if (found !== undefined && !found.isDirectory()) return true;
      const own = relative(root, path).replaceAll(sep, '/');
      return QUIET.test(own) || left.has(own);
    },
  });
  watcher.on('error', (error) => reject(faultOf(root, error)));
  await Promise.race([new Promise<void>((resolve) => watcher.once('ready', resolve)), failed]);
  watcher.on('raw', onChange);
  // Something may have changed in a folder before it was watched.
  watcher.on('addDir', onChange);
  return {
    failed,
    leaveOut: (folders) => {
      const before = left;
      left = new Set(folders);
      const back = [...before].filter((path) => !left.has(path) && !QUIET.test(path));
      watcher.add(back.map((path) => join(root, path)).filter((path) => existsSync(path)));
    },
    [Symbol.asyncDispose]: () => watcher.close(),
  };
}

function faultOf(root: string, error: unknown): CommandError {
  const { code, message } = error as NodeJS.ErrnoException;
  const isFull = code === 'ENOSPC' || code === 'EMFILE';
  return new CommandError(`${root} cannot be watched: ${message}.`, {
    hint: isFull
      ? 'The system watches no more files; raise fs.inotify.max_user_watches, or the limit of open files.'
      : undefined,
  });
}
