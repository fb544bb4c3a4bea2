import type { Piece } from '../reading/pieces.ts';

interface Stretch {
  readonly first: number;
  readonly last: number;
}

const article = /^(?:an?|the|un|une|eine?n?|una|der|die|das|le|la|les|el|los|las)$/iu;
const quality = /^(?:new|own|current|separate|small|quick|nouvelle?|neue[rsn]?|nuev[oa])$/iu;
/** Words that may stand right behind a name and are none of it. */
const behind =
  /^(?:as|comme|como|als|wie|unter|parmi|entre|dans|en|à|au|aux|bei|zu|zum|for|instead|please|pls|bitte|svp|now|from now on|after all|to|too|rather|rather than|should|shall|must|will|is|are|be|was|has|have|in|into|on|under|among|here|there|thanks|thank you|and|or|so|then|de|por favor|merci)(?: |$)/iu;

/**
 * A name with those of its words that a wish may hold itself: "What others do", "the login page", "a new dashboard". A name with a capital goes on from
 * the first capital before it, and to the end of its part where no word that joins follows.
 */
export function wholeName(
  pieces: readonly Piece[],
  run: Stretch,
  isNeeded: (piece: Piece) => boolean,
): Stretch {
  let { first, last } = run;
  const isWord = (piece: Piece | undefined): piece is Piece =>
    piece?.kind === 'word' && !isNeeded(piece) && !piece.concepts.has('no');
  const isNoun = (piece: Piece | undefined) =>
    isWord(piece) && !/\s/u.test(piece.text) && !piece.concepts.has('neutral') && !isOrdering(piece);
  while (isNoun(pieces[last + 1])) last += 1;
  while (isNoun(pieces[first - 1])) first -= 1;
  const opening = capitalBefore(pieces, first, isWord);
  const isCapital = /^\p{Lu}/u.test(pieces[opening]?.text ?? '');
  if (isCapital) {
    first = opening;
    for (
      let next = pieces[last + 1];
      isWord(next) && !behind.test(next.text) && !isOrdering(next);
      next = pieces[last + 1]
    )
      last += 1;
  } else {
    while (quality.test(pieces[first - 1]?.text ?? '')) first -= 1;
    if (article.test(pieces[first - 1]?.text ?? '')) first -= 1;
  }
  return { first, last };
}

const doing = [
  'add',
  'missing',
  'say',
  'rename',
  'replace',
  'turn',
  'move',
  'remove',
  'adapt',
  'correct',
  'instead',
  'notDone',
  'wrong',
  'vague',
  'everywhere',
  'only',
] as const;
const isOrdering = ({ concepts }: Piece) => doing.some((one) => concepts.has(one));

/** The farthest word with a capital before a stretch that is not the first of its part, with nothing but words of no order between. */
function capitalBefore(
  pieces: readonly Piece[],
  first: number,
  isWord: (piece: Piece | undefined) => piece is Piece,
): number {
  let found = first;
  for (let at = first - 1; at > 0; at -= 1) {
    const piece = pieces[at];
    if (!isWord(piece) || isOrdering(piece) || behind.test(piece.text)) break;
    if (/^\p{Lu}/u.test(piece.text) && !/^I(?:['’]|$)/u.test(piece.text)) found = at;
  }
  return found;
}
