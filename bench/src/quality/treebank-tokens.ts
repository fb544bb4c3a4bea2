import type { Edit } from '@faircopy/editor';

/** A sentence as people write it, made of tokens. */
export interface LaidOut {
  readonly text: string;
  /** Offsets at which two tokens meet without a space. */
  readonly joints: ReadonlySet<number>;
}

const AFTER = /^(?:n['’]t|['’](?:s|ll|re|ve|d|m)?|[.,!?;:%)\]])$/i;
const BEFORE = /^[([$]$/;

/** Writes tokens that stand apart by the habit of the Penn Treebank ("do n't ( really ) .") as a sentence. */
export function layOut(tokens: readonly string[]): LaidOut {
  const joints = new Set<number>();
  let text = '';
  for (const [at, token] of tokens.entries()) {
    if (at > 0) {
      if (AFTER.test(token) || BEFORE.test(tokens[at - 1] ?? '')) joints.add(text.length);
      else text += ' ';
    }
    text += token;
  }
  return { text, joints };
}

/** The tokens after the edits; what no edit touches keeps its own tokens, so that no edits give back the same ones. */
export function tokensAfter({ text, joints }: LaidOut, edits: readonly Edit[]): string[] {
  let spaced = '';
  const copy = (from: number, to: number): void => {
    for (let at = from; at < to; at += 1) spaced += (joints.has(at) ? ' ' : '') + text[at];
  };
  let from = 0;
  for (const { start, end, replacement } of edits) {
    copy(from, start);
    spaced += (joints.has(start) ? ' ' : '') + apart(replacement);
    from = end;
  }
  copy(from, text.length);
  return spaced.split(/\s+/).filter((token) => token !== '');
}

function apart(written: string): string {
  return written
    .replace(/([,;:!?()[\]]|\.$)/g, ' $1 ')
    .replace(/(n['’]t|['’](?:s|ll|re|ve|d|m))(?![a-z])/gi, ' $1');
}
