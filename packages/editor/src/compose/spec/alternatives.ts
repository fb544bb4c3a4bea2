import { bullets } from '../blocks.ts';
import type { Composition } from '../composition.ts';
import type { Block } from '../document.ts';
import { optionLines } from '../options.ts';

/** The alternatives the input weighs, one an item. */
export function alternativesBlocks(composition: Composition): Block[] {
  return bullets(optionLines(composition));
}
