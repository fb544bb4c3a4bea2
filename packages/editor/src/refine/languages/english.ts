import { adding } from './english/adding.ts';
import { changing } from './english/changing.ts';
import { excluding } from './english/excluding.ts';
import { moving } from './english/moving.ts';
import { reclassifying } from './english/reclassifying.ts';
import { removing } from './english/removing.ts';
import { shaping } from './english/shaping.ts';
import { meantBy } from './wording.ts';

const wordings = [...excluding, ...reclassifying, ...adding, ...shaping, ...moving, ...changing, ...removing];

/**
 * What a clause may mean, in the plain orders that instructions read, the likeliest first. Whether it means one of them
 * is for the instructions to say, who know the document.
 */
export function meaningsOf(clause: string): string[] {
  return meantBy(clause, wordings);
}
