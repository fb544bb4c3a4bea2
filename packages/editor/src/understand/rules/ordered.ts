import { orderBehind } from '../conditional-order.ts';
import type { Evidence } from '../evidence.ts';

/** An order: an imperative, or "…, so delete them". */
export function isOrdered({ prose, cues, isImperative }: Evidence): boolean {
  if (/(?<!\p{L})your(?!\p{L})/iu.test(prose)) return false;
  if (isImperative || orderBehind(prose) !== null) return true;
  return (['systemVerb', 'buildVerb'] as const).some((name) => {
    const verb = cues.get(name);
    return (
      verb !== undefined &&
      /(?:^|[,;]\s?|\s)(?:so|then|just|please)\s{1,2}$/iu.test(prose.slice(0, verb.index))
    );
  });
}
