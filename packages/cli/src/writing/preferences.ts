import type { Audience, Context, Format } from '@faircopy/contract';
import { InvalidArgumentError } from 'commander';
import type { CommandContext } from '../command-context.ts';
import { UsageError } from '../report/usage-error.ts';
import { readUserSettings } from '../settings/user-settings.ts';
import { AUDIENCES, CONTEXTS, chosen, FORMATS } from './choices.ts';

/** Whom and what a text is written for, as options give it. */
export interface PreferenceOptions {
  readonly audience?: Audience;
  readonly context?: Context;
  readonly format?: Format;
  readonly tone?: number;
}

export type Preferences = Required<PreferenceOptions>;

const DEFAULTS: Preferences = {
  audience: 'Senior Dev',
  context: 'Backend',
  format: 'Technical Spec',
  tone: 50,
};

/** What the options say, else the user's settings, else the defaults. @throws {UsageError} on a setting that is no choice */
export async function preferencesOf(
  { environment }: CommandContext,
  options: PreferenceOptions,
): Promise<Preferences> {
  const { audience, context, format, tone } = await readUserSettings(environment);
  return {
    audience: options.audience ?? setting('audience', AUDIENCES, audience) ?? DEFAULTS.audience,
    context: options.context ?? setting('context', CONTEXTS, context) ?? DEFAULTS.context,
    format: options.format ?? setting('format', FORMATS, format) ?? DEFAULTS.format,
    tone: options.tone ?? tone ?? DEFAULTS.tone,
  };
}

function setting<Choice extends string>(
  name: string,
  choices: readonly Choice[],
  text: string | undefined,
): Choice | undefined {
  if (text === undefined) return undefined;
  try {
    return chosen(choices, text);
  } catch (error) {
    if (!(error instanceof InvalidArgumentError)) throw error;
    throw new UsageError(`settings.json: "${text}" is no ${name}. ${error.message}`);
  }
}
