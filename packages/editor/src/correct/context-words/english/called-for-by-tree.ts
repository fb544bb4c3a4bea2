import type { CalledFor, Lead, Slot } from '../confusion-set.ts';
import type { Tokens } from '../tokens.ts';
import { agreesInTree } from './tree-witness.ts';

/** How a set of two forms is judged by the tree of its sentence. */
export interface TreeJudged {
  /** The member that is the form for one. */
  readonly one: number;
  /** From which lead on a tree is worth its time. */
  readonly leastLead: number;
  /** A tree is a guess, so that the words have to speak so much more for it than for a reading that is sure. */
  readonly reserve: number;
}

/** The other form of a verb where its sentence, parsed with it, has a subject of its number. */
export function calledForByTree(
  tokens: Tokens,
  { from, members, observed }: Slot,
  lead: Lead,
  { one, leastLead, reserve }: TreeJudged,
): CalledFor | null {
  const meant = 1 - observed;
  const form = members[meant];
  // "if the token were revoked"
  if (form == null || tokens.words[from] === 'were' || lead(meant) < leastLead) return null;
  // "I was", which is one and takes other verbs like many
  if (/^were/.test(form) && tokens.words[from - 1] === 'i') return null;
  const number = meant === one ? 'one' : 'many';
  return agreesInTree(tokens, from, form, number, lead(meant))
    ? { meant: [meant], isOnlyVerb: true, reserve }
    : null;
}
