import type { Statement } from './statement.ts';

/** What is built as a whole, by its general name. */
const product =
  '(?:app|tool|thing|system|service|web ?site|web ?app|website|platform|portal|program|programme|software|solution|something)';

/** "We need something for the office to keep track of bookings", "I want an app": what is to be built, and nothing of what it does. English. */
const wanted = new RegExp(
  `^(?:(?:so|basically|ok|okay|anyway),? )?(?:(?:we|i)(?:['’]d| would)?(?: really| basically| just)? (?:need|want|like|are looking for)(?: to (?:have|get|build|make))?|looking for) (?:(?:an?|some) (?:(?!for |to )[\\p{L}-]+ ){0,2}?)?${product}(?:$|[ .,!])`,
  'iu',
);

/** What it does is told as well, and perhaps nowhere else. */
const tellsMore = /(?<!\p{L})(?:that|which|who|where|so that|must|should|can|will)(?!\p{L})|[:;]/iu;

/** Sentences among which the umbrella stands, and demands that spell it out. */
const opening = 4;
const fewest = 2;

/**
 * Statements with the sentence that only names what is to be built as a goal, where others spell out what it does: it is nothing that
 * could be built or tested by itself.
 */
export function withUmbrella(statements: readonly Statement[]): Statement[] {
  const at = statements.findIndex(isUmbrella);
  const others = statements.filter(
    ({ kind }, index) => index !== at && (kind === 'requirement' || kind === 'quality'),
  );
  return statements.map((one, index) =>
    index === at && at < opening && others.length >= fewest ? { ...one, kind: 'goal', strength: null } : one,
  );
}

function isUmbrella({ kind, block, masked: { text } }: Statement): boolean {
  return kind === 'requirement' && block.kind !== 'listItem' && wanted.test(text) && !tellsMore.test(text);
}
