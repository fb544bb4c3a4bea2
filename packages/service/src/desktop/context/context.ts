import type { AssembledContext, ContextInjectRequest } from '@faircopy/contract';
import { newId } from '../../storage/ids.ts';
import type { Database } from '../../storage/storage.ts';
import { validationFault } from '../../validation-fault.ts';
import { pathFaults } from '../path-faults.ts';
import { requireProject } from '../projects.ts';
import type { ContextMaterial, ContextText } from './assemble.ts';

/** `assembleText`, with the tokens of its result, away from the thread that answers requests. */
export type AssembleContext = (
  material: ContextMaterial,
) => Promise<ContextText & { readonly tokenEstimate: number }>;

/**
 * Makes a context of pieces of a project. Nothing of it is stored.
 *
 * @param budget most code points of the context
 * @throws {Fault} ERR_VALIDATION_FAILED for a path that leads elsewhere; ERR_NOT_FOUND for a project that is not registered
 */
export async function injectContext(
  parts: { readonly db: Database; readonly assemble: AssembleContext; readonly budget: number },
  userId: string,
  { projectId, query = '', chunks }: ContextInjectRequest,
): Promise<AssembledContext> {
  const faults = pathFaults('chunks', chunks);
  if (faults.length > 0) throw validationFault(faults);
  await requireProject(parts.db, userId, projectId);
  const { excluded, ...context } = await parts.assemble({ query, chunks, budget: parts.budget });
  return {
    contextId: newId('ctx'),
    ...context,
    chunkCount: chunks.length,
    ...(excluded.count === 0 ? {} : { excluded }),
  };
}
