import { setTimeout } from 'node:timers/promises';
import { begin, type Turn } from '../../src/models/embedded/turn.ts';

/** Stands in for the editor on a host where loading it takes longer than a caller waits, in its module and before its first answer. */
await setTimeout(150);

const dictionaries = setTimeout(400);
let worked = 0;

export async function answer({ input, turn }: { readonly input: string; readonly turn: Turn }) {
  await dictionaries;
  if (!begin(turn)) throw new Error('nobody waits');
  worked += 1;
  while (input.includes('please hang'));
  return { output: `${input}, of those worked on: ${worked}` };
}
