import type { Stage } from '@faircopy/contract';
import type { UnroutedRequest } from '../models/router.ts';

/** A request as the router sees it: how much there is to read, and what is worked on. */
export function routed(
  stage: Stage,
  request: { readonly input: string } | { readonly previousOutput: string },
): UnroutedRequest {
  const texts = Object.values(request).filter((value) => typeof value === 'string');
  const bytes = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  return { stage, bytes, text: 'input' in request ? request.input : request.previousOutput };
}
