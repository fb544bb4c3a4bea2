import { wordedDemand } from '../../src/compose/voice/worded-demand.ts';
import { plainDemandOf } from '../../src/understand/demand/plain-demand.ts';
import { type Demand, demandOf } from '../../src/understand/demand.ts';
import type { Masked } from '../../src/understand/mask.ts';
import { restore } from '../../src/understand/mask.ts';
import type { Statement } from '../../src/understand/statement.ts';

/** A demand as the frames read it, where it reads as a sentence put together again. */
export function framed(masked: Masked): Demand | null {
  const statement = { text: restore(masked) } as Statement;
  const found = demandOf(masked, 'MUST', null, null);
  if (found !== null && wordedDemand(found, statement) !== null) return found;
  const plain = plainDemandOf(masked, 'MUST');
  return plain !== null && wordedDemand(plain, statement) !== null ? plain : null;
}
