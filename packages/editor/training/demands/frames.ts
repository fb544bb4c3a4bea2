import { wordedDemand } from '../../src/compose/voice/worded-demand.ts';
import { plainDemandOf } from '../../src/understand/demand/plain-demand.ts';
import { type Demand, demandOf } from '../../src/understand/demand.ts';
import type { Masked } from '../../src/understand/mask.ts';
import { restore } from '../../src/understand/mask.ts';

/** A demand as the frames read it, where it reads as a sentence put together again. */
export function framed(masked: Masked): Demand | null {
  const said = restore(masked);
  const found = demandOf(masked, 'MUST', null, null);
  if (found !== null && wordedDemand(found, said) !== null) return found;
  const plain = plainDemandOf(masked, 'MUST');
  return plain !== null && wordedDemand(plain, said) !== null ? plain : null;
}
