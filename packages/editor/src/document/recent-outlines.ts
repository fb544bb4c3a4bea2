import { remembering } from '../read/recent-texts.ts';
import { type Outline, outlineOf } from './outline.ts';

/** UTF-16 units of all documents that are remembered: some six of them, a few megabytes of trees. */
const MOST_UNITS = 40_000;

/**
 * `outlineOf` a document that was likely read a moment ago: what was composed is checked, and then changed by feedback, instruction by
 * instruction, until it is checked again.
 */
export const recentOutline: (text: string) => Outline = remembering(MOST_UNITS, outlineOf);
