import { expect, test } from 'vitest';
import { platformFolders } from './platform-folders.ts';

test('Linux has the folders of XDG, where they are absolute', () => {
  const home = { HOME: '/home/ada' };
  expect(platformFolders(home, 'linux')).toEqual({
    settings: '/home/ada/.config/faircopy',
    state: '/home/ada/.local/state/faircopy',
  });
  const named = { ...home, XDG_CONFIG_HOME: '/c', XDG_STATE_HOME: 'relative' };
  expect(platformFolders(named, 'linux')).toEqual({
    settings: '/c/faircopy',
    state: '/home/ada/.local/state/faircopy',
  });
});

test('macOS has Library, Windows AppData', () => {
  expect(platformFolders({ HOME: '/Users/ada' }, 'darwin').settings).toBe(
    '/Users/ada/Library/Application Support/Faircopy',
  );
  const windows = {
    APPDATA: 'C:\\Users\\ada\\AppData\\Roaming',
    LOCALAPPDATA: 'C:\\Users\\ada\\AppData\\Local',
  };
  expect(platformFolders(windows, 'win32')).toEqual({
    settings: 'C:\\Users\\ada\\AppData\\Roaming\\Faircopy',
    state: 'C:\\Users\\ada\\AppData\\Local\\Faircopy\\State',
  });
  expect(platformFolders({ USERPROFILE: 'C:\\Users\\ada' }, 'win32').settings).toBe(
    'C:\\Users\\ada\\AppData\\Roaming\\Faircopy',
  );
});
