import type { Tree } from '../../syntax/tree.ts';
import type { Piece, Segment } from './segments.ts';

/**
 * Whether a word behind the deed binds somebody or something else: "expire after 15 min. check_out must be after check_in", "the 500 we'd get". What
 * joins two deeds of one, binds the same: "stop it and must not retry"; and of a thing that is asked for it tells what it does.
 */
export function bindsAnother(segment: Segment, deedAt: number, tree: Tree): boolean {
  return (
    segment[deedAt]?.label !== 'O' &&
    segment.some((piece, at) => at > deedAt && piece.label === 'M' && !isJoined(piece, tree))
  );
}

function isJoined({ first, text }: Piece, tree: Tree): boolean {
  return /^(?:and|or|but|nor|,)$/iu.test(tree.word(first - 1)?.text ?? '') || /^(?:and|or|but) /iu.test(text);
}
