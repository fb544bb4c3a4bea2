import type { Named, TrialDocument } from '../documents/trial-document.ts';
import type { Filling } from '../operation.ts';
import { type Item, requirementsOf } from '../reading/items.ts';

/** Parts under the noun phrases that name them; `says` tells a check which part is meant. */
export function named(parts: readonly Named[] = []): Filling[] {
  return parts.map(({ topic, says }) => ({ slots: { topic, says } }));
}

/** The requirements of a document that stand in a list, not with an endpoint that the rest of an API hangs on. */
export function plainRequirements({ text }: TrialDocument): Item[] {
  return requirementsOf(text).filter((item) => text.includes(`- **${item.id}:**`));
}
