/** How far a sentence is looked for on either side. */
const FARTHEST = 1_200;

/** What of a sentence stands before a place of the prose. */
export function sentenceBefore(prose: string, at: number): string {
  return (
    prose
      .slice(Math.max(0, at - FARTHEST), at)
      .split(/[.!?](?=\s|$)|\n/u)
      .at(-1) ?? ''
  );
}

/** What of a sentence stands behind a place of the prose. */
export function sentenceBehind(prose: string, at: number): string {
  return prose.slice(at, at + FARTHEST).split(/[.!?](?=\s|$)|\n/u)[0] ?? '';
}
