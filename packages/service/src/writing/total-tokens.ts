import type { Usage } from '../models/model.ts';

/** Tokens of a call in all; null when the model does not say what it read or wrote. */
export function totalTokens({ inputTokens, outputTokens, thinkingTokens }: Usage): number | null {
  if (inputTokens === null || outputTokens === null) return null;
  return inputTokens + outputTokens + (thinkingTokens ?? 0);
}
