import { relative, sep } from 'node:path';
import { watch } from 'chokidar';
import { CommandError } from '../report/command-error.ts';

export interface WatchedFolder extends AsyncDisposable {
  /** Rejects when the system lets the folder be watched no longer. */
  readonly failed: Promise<never>;
}

/** Never watched: they change often, and nothing in them is a part of a project. */
const QUIET = /(?:^|\/)(?:\.git|\.hg|\.svn|node_modules)(?:\/|$)/;

/**
 * Tells whenever something below a folder changes.
 *
 * @param ignored folders in it that are left alone, relative and separated by `/`; it may change
 */
export async function watchFolder(
  root: string,
  ignored: ReadonlySet<string>,
  onChange: () => void,
): Promise<WatchedFolder> {
  const { promise: failed, reject } = Promise.withResolvers<never>();
  failed.catch(() => {});
  const watcher = watch(root, {
    ignoreInitial: true,
    followSymlinks: false,
    // A folder tells of the files in it; a watch for each of ten thousand files would take 300 MB.
    ignored: (path, found) => {
      if (found !== undefined && !found.isDirectory()) return true;
      const own = relative(root, path).replaceAll(sep, '/');
      return QUIET.test(own) || ignored.has(own);
    },
  });
  watcher.on('raw', onChange);
  watcher.on('error', (error) => reject(faultOf(root, error)));
  await Promise.race([new Promise<void>((resolve) => watcher.once('ready', resolve)), failed]);
  return { failed, [Symbol.asyncDispose]: () => watcher.close() };
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
