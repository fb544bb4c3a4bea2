import { homedir } from 'node:os';
import { posix, win32 } from 'node:path';

/** Where a program keeps what belongs to one user of a computer. */
export interface PlatformFolders {
  /** Settings and credentials. */
  readonly settings: string;
  /** What it remembers of projects, which can be made anew. */
  readonly state: string;
}

/** The folders as each platform wants them: XDG on Linux, Library on macOS, AppData on Windows. */
export function platformFolders(
  environment: NodeJS.ProcessEnv,
  platform: NodeJS.Platform = process.platform,
): PlatformFolders {
  if (platform === 'win32') {
    const home = environment['USERPROFILE'] ?? homedir();
    const roaming = environment['APPDATA'] ?? win32.join(home, 'AppData', 'Roaming');
    const local = environment['LOCALAPPDATA'] ?? win32.join(home, 'AppData', 'Local');
    return { settings: win32.join(roaming, 'Faircopy'), state: win32.join(local, 'Faircopy', 'State') };
  }
  const home = environment['HOME'] ?? homedir();
  if (platform === 'darwin') {
    const folder = posix.join(home, 'Library', 'Application Support', 'Faircopy');
    return { settings: folder, state: posix.join(folder, 'State') };
  }
  const xdg = (name: string, fallback: string) => {
    const folder = environment[name] ?? '';
    // A relative one is to be ignored, the specification says.
    return posix.join(posix.isAbsolute(folder) ? folder : posix.join(home, fallback), 'faircopy');
  };
  return {
    settings: xdg('XDG_CONFIG_HOME', '.config'),
    state: xdg('XDG_STATE_HOME', posix.join('.local', 'state')),
  };
}
