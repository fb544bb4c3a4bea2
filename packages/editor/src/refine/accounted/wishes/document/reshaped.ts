import type { Concept } from '../../lexicon/concept.ts';
import type { Named } from '../../reading/frame.ts';
import type { Piece } from '../../reading/pieces.ts';

const shapes = ['table', 'numbered', 'bullets', 'prose'] as const;
const orders: Readonly<Partial<Record<Concept, string>>> = {
  table: 'a table',
  numbered: 'a numbered list',
  bullets: 'a bulleted list',
};
/** Words before the shape that a part is to have. */
const towards =
  /^(?:into|as|to|by|in|->|→|als|zu|sous forme de|sous la forme de|sous forme d'|en|en forme de|par|por|a|an|eine?|una?|une|un)$/iu;
/** Words before the shape that it has: "the bullets", "from bullets". */
const standing =
  /^(?:the|these|those|from|of|many|too many|long|no|not|don't|dont|die|der|das|den|les|des|las|los|le|la|l'|el)$/iu;

/** The shape that a section is to have: of those named, the one that no word tells to stand there already. */
export function reshaped({ sections: [title], pieces }: Named): readonly string[] | null {
  const named = pieces.flatMap((piece, at) => {
    const shape = shapes.find((one) => piece.concepts.has(one));
    return shape === undefined ? [] : [{ shape, at, piece }];
  });
  const fresh = named.filter(({ at }) => !stands(pieces, at));
  const meant = fresh.find(({ at }) => towards.test(pieces[at - 1]?.text ?? '')) ?? fresh[0];
  const others = fresh.filter(({ shape }) => shape !== meant?.shape);
  // "numbered list" names both
  const isClear = others.every(({ at }) => meant !== undefined && Math.abs(at - meant.at) === 1);
  const shape = meant && isClear ? orders[meant.shape] : undefined;
  return shape === undefined ? null : [`Turn the section "${title}" into ${shape}`];
}

/** Whether the words before a shape say that the section has it by now, or is not to have it. */
function stands(pieces: readonly Piece[], at: number): boolean {
  const [shape, next] = pieces.slice(at, at + 2);
  const before = pieces.slice(Math.max(0, at - 2), at);
  // what has no numbers is to get them
  const isMissed = shape?.concepts.has('numbered') === true && before.at(-1)?.concepts.has('no') === true;
  if (isMissed) return false;
  return (
    before.some(({ concepts, text }) => concepts.has('instead') || standing.test(text)) ||
    /^(?:->|→)$/u.test(next?.text ?? '') ||
    isDenied(pieces, at)
  );
}

/** Words that a denial reaches. */
const REACH = 6;

/** Whether a shape is the first behind a denial: "don't write it as prose". */
function isDenied(pieces: readonly Piece[], at: number): boolean {
  const denial = pieces.findLastIndex(({ concepts }, index) => index < at && concepts.has('no'));
  const isFirst = !pieces
    .slice(denial + 1, at)
    .some(({ concepts }) => shapes.some((one) => concepts.has(one)));
  return denial >= 0 && at - denial <= REACH && isFirst;
}
