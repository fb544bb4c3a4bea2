import type { Usage } from '../../models/model.ts';

/** What two calls cost together; null where neither says. */
export function sumOf(left: Usage, right: Usage): Usage {
  const add = (a: number | null, b: number | null) => (a === null && b === null ? null : (a ?? 0) + (b ?? 0));
  return {
    inputTokens: add(left.inputTokens, right.inputTokens),
    outputTokens: add(left.outputTokens, right.outputTokens),
    thinkingTokens: add(left.thinkingTokens, right.thinkingTokens),
  };
}
