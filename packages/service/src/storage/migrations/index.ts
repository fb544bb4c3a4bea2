import type { Migration } from 'kysely/migration';
import { foundations } from './0001-foundations.ts';
import { signIn } from './0002-sign-in.ts';
import { sessionChains } from './0003-session-chains.ts';
import { notes } from './0004-notes.ts';
import { desktop } from './0005-desktop.ts';
import { providerConfigurations } from './0020-provider-configurations.ts';
import { keptAnswers } from './0021-kept-answers.ts';

/** Every migration in its order. One that has been released is never changed; a new one is added below. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-foundations': foundations,
  '0002-sign-in': signIn,
  '0003-session-chains': sessionChains,
  '0004-notes': notes,
  '0005-desktop': desktop,
  '0020-provider-configurations': providerConfigurations,
  '0021-kept-answers': keptAnswers,
};
