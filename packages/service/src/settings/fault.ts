/** One thing wrong with the settings. */
export interface SettingsFault {
  /** Environment variable, or configuration file followed by `#` and a JSON pointer. */
  readonly name: string;
  /** What is there, as far as it may be shown. */
  readonly found: string;
  readonly expected: string;
}

/** Everything wrong with the settings at once, so that one look at the message is enough to mend them. */
export class SettingsError extends Error {
  readonly faults: readonly SettingsFault[];

  constructor(faults: readonly SettingsFault[]) {
    super(
      faults.map((fault) => `${fault.name}: found ${fault.found}, expected ${fault.expected}.`).join('\n'),
    );
    this.name = 'SettingsError';
    this.faults = faults;
  }
}
