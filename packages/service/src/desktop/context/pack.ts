import type { ContextChunk } from '@faircopy/contract';

/** Control characters in a path would let it look like something other than a path. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL = /[\0-\x1f\x7f\u2028\u2029]/g;

const PAIR = /[\ud800-\udbff][\udc00-\udfff]/g;

/** Between two pieces. */
const GAP = '\n';

/** A piece under the header of its path. The piece itself is whole, as it was sent. */
export function renderChunk({ path, content }: ContextChunk): string {
  return `## ${path.replaceAll(CONTROL, '\uFFFD')}\n${content}${content.endsWith('\n') ? '' : '\n'}`;
}

/**
 * Which pieces find room, in the order they are offered.
 *
 * @param budget code points of the whole, with what stands between the pieces
 * @param goesOn whether a piece that finds no room is skipped, or ends the choice
 */
export function chooseFitting(
  pieces: readonly string[],
  offered: readonly number[],
  budget: number,
  goesOn: boolean,
): number[] {
  const chosen: number[] = [];
  let room = budget + GAP.length;
  for (const index of offered) {
    const length = codePoints(pieces[index] ?? '') + GAP.length;
    if (length <= room) {
      chosen.push(index);
      room -= length;
    } else if (!goesOn) break;
  }
  return chosen;
}

export function joinPieces(pieces: readonly string[]): string {
  return pieces.join(GAP);
}

function codePoints(text: string): number {
  return text.length - (text.match(PAIR)?.length ?? 0);
}
