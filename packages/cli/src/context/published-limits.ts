import { CommandError } from '../report/command-error.ts';
import { callService } from '../requests/call-service.ts';
import type { CallerParts } from '../sign-in/callers.ts';

/** What the live revision of a service allows for contexts, as it publishes it. */
export interface ContextLimits {
  readonly chunks: number;
  /** Characters of `workspaceContext`. */
  readonly workspaceContext: number;
}

/** Reads them from `/openapi.json`, which describes the revision that is live. */
export async function readContextLimits({ service, options }: CallerParts): Promise<ContextLimits> {
  const document = await callService(service, { path: '/openapi.json' }, options);
  const property = (schema: string, name: string, figure: string): unknown =>
    at(document, ['components', 'schemas', schema, 'properties', name, figure]);
  const chunks = property('ContextInjectRequest', 'chunks', 'maxItems');
  const workspaceContext = property('TranslateRequest', 'workspaceContext', 'maxLength');
  if (typeof chunks !== 'number' || typeof workspaceContext !== 'number') {
    throw new CommandError(`${service} does not publish its limits for contexts; is it an older version?`);
  }
  return { chunks, workspaceContext };
}

function at(value: unknown, path: readonly string[]): unknown {
  let found = value;
  for (const name of path) {
    found =
      typeof found === 'object' && found !== null ? (found as Record<string, unknown>)[name] : undefined;
  }
  return found;
}
