import type { BareSettings } from './build.ts';

/** One sentence for each combination that works today and surprises later. */
export function soundnessWarnings(settings: BareSettings): string[] {
  const warnings: string[] = [];
  if (settings.databaseUrl !== null && settings.secret === null) {
    warnings.push(
      'FAIRCOPY_SECRET is not set: the secret is kept in the data folder of this machine. ' +
        'Services that share the database need the same secret.',
    );
  }
  if (settings.databaseUrl !== null && settings.redisUrl === null) {
    warnings.push('FAIRCOPY_REDIS_URL is not set: each process counts rate limits for itself.');
  }
  return warnings;
}
