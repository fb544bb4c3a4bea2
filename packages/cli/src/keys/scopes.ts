import type { ApiScope, Revision } from '@faircopy/contract';
import { UsageError } from '../report/usage-error.ts';

/** The scopes of a comma-separated list, each one of the live revision's. @throws {UsageError} */
export function parseScopes(text: string, revision: Revision): ApiScope[] {
  const known: readonly ApiScope[] = revision.scopes.api;
  const names = text.split(',').map((name) => name.trim());
  return names
    .filter((name) => name !== '')
    .map((name) => {
      const scope = known.find((candidate) => candidate === name);
      if (scope === undefined) {
        throw new UsageError(`--scopes: "${name}" is no scope; there are ${known.join(', ')}.`);
      }
      return scope;
    });
}
