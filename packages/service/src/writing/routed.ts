import type { Stage } from '@faircopy/contract';
import type { RoutedRequest } from '../models/rank-models.ts';

/** A request as the router sees it: how much there is to read, not what. */
export function routed(stage: Stage, request: object): RoutedRequest {
  const texts = Object.values(request).filter((value) => typeof value === 'string');
  return { stage, length: texts.reduce((sum, text) => sum + text.length, 0) };
}
