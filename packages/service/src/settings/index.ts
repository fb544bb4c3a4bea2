export { SettingsError, type SettingsFault } from './fault.ts';
export { readSettings } from './read.ts';
export type { Settings } from './settings.ts';
