import type { Requirement } from '../../requirement.ts';
import type { Parts } from '../parts.ts';
import { alertCases } from './alerts.ts';
import { amountCases } from './amounts.ts';
import { buttonCases } from './buttons.ts';
import { cachedCases } from './cached.ts';
import { chainedCases } from './chained.ts';
import { commandCases } from './commands.ts';
import { deadlineCases } from './deadline.ts';
import { defaultCases } from './defaults.ts';
import { exitCodeCases } from './exit-codes.ts';
import { followingCases } from './following.ts';
import { hasCases } from './has.ts';
import { hiddenCases } from './hidden.ts';
import { lengthCases } from './lengths.ts';
import { loadCases } from './load.ts';
import { measuredCases } from './measured.ts';
import { offlineCases } from './offline.ts';
import { optionalCases } from './optional.ts';
import { placeCases } from './places.ts';
import { platformCases } from './platforms.ts';
import { rateCases } from './rates.ts';
import { readableCases } from './readable.ts';
import { recurringCases } from './recurring.ts';
import type { Shape, ShapeCases } from './shape.ts';
import { sizeCases } from './sizes.ts';
import { twiceCases } from './twice.ts';
import { repeatedCases, uniqueCases } from './unique.ts';
import { untilCases } from './until.ts';
import { retryCases, timeoutCases } from './waiting.ts';
import { whoeverCases } from './whoever.ts';
import { windowCases } from './windows.ts';
import { winsCases } from './wins.ts';

/** Shapes of English demands, the surest sign first. */
const shapes: readonly Shape[] = [
  exitCodeCases,
  chainedCases,
  followingCases,
  recurringCases,
  deadlineCases,
  windowCases,
  lengthCases,
  whoeverCases,
  rateCases,
  timeoutCases,
  retryCases,
  sizeCases,
  amountCases,
  uniqueCases,
  repeatedCases,
  twiceCases,
  loadCases,
  optionalCases,
  placeCases,
  hiddenCases,
  platformCases,
  offlineCases,
  cachedCases,
  alertCases,
  commandCases,
  buttonCases,
  readableCases,
  defaultCases,
  winsCases,
  untilCases,
  hasCases,
  measuredCases,
];

/** The cases that the verb and the shape of an English demand give; null where it has none of the known shapes. */
export function shapeIn({ statement }: Pick<Requirement, 'statement'>, parts: Parts): ShapeCases | null {
  const shaped = { parts, text: statement.text.replace(/\s+/gu, ' ').replace(/[.!]+$/u, '') };
  for (const shape of shapes) {
    const cases = shape(shaped);
    if (cases !== null) return cases;
  }
  return null;
}
