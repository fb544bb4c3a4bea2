/** A writer's line may be any length; editors wrap at a column no narrower than this. */
const NARROWEST_COLUMN = 56;

/** Of the breaks of wrapped prose, so many are where the next word found no room. */
const LEAST_FORCED = 0.8;

/** Wrapping does not look at sentences: so many of its breaks are inside one. */
const LEAST_INSIDE = 0.5;

/** Of those, so many go on with a small letter in a text that has capitals; German nouns are capitals, too. */
const LEAST_SMALL = 0.34;

/** Breaks from which on it is no accident that all of them are where no room was left. */
const TELLING_BREAKS = 3;

/** "Design: …" at the start of a line. */
const LABEL = /^\s{0,3}\p{L}[\p{L}\p{N}_' -]{1,28}:\s/u;

/** "[10:06] tom: …" at the start of a line; its time may be a protected span. */
const SPOKEN =
  /^\s{0,3}[[(]?(?:X{4,8}|\d{1,2}:\d{2}(?::\d{2})?)[\])]?[\s-]{0,3}<?@?\p{L}[\p{L}\p{N}._-]{1,20}>?\s?:\s/u;

/** Words no thought ends with: articles, prepositions that are no part of a verb, conjunctions. */
const OPEN_END =
  /(?:^|[\s(])(?:the|an?|of|to|with|for|from|by|as|at|via|into|within|and|or|but|that|which|because|your|our|its|their|each|every|will|would|should|must|der|die|das|den|dem|des|eine?[mnrs]?|und|oder|mit|für|von|zu[mr]?|bei|beim|dass|le|la|les|une?|du|des?|et|ou|avec|pour|dans|par|que|qui|el|los|las|una?|del|con|para|por|y|il|gli|della?|dei|delle|che|e|os?|as|uma?|dos?|das?|com|em|het|een|van|voor|met|en|of|w|we|z|ze|do|dla|przez|oraz|i|że),?$/iu;

const ENDED = /[.!?:;…。！？]["')\]]?$/;

/** An address and the like, which nothing can break: its line may be longer than the column. */
const UNBREAKABLE = /\S{30}/;

/**
 * Whether the lines of a block are prose that was wrapped at a column, so that a break means nothing: each but the last, and but those that
 * end a sentence, is as long as leaves no room for the next word, and most of them end inside a sentence. Lines of chats and notes end where their writer did.
 *
 * @param block its protected spans as words in capitals
 */
export function isWrapped(block: string): boolean {
  const lines = block.split('\n').map((line) => line.trim());
  if (lines.length < 2) return false;
  const breaks = lines.slice(1).map((next, at) => ({ line: lines[at] ?? '', next }));
  // Lines that each begin with a label ("Risk: …", "Design: …") or with who speaks were ended by their writer.
  if (shareOf(breaks, ({ next }) => LABEL.test(next) || SPOKEN.test(next)) >= 0.5) return false;
  const breakable = lines.filter((line) => !UNBREAKABLE.test(line));
  const column = Math.max(NARROWEST_COLUMN, ...breakable.map((line) => line.length));
  const inside = breaks.filter(({ line }) => !ENDED.test(line));
  if (inside.length < LEAST_INSIDE * breaks.length) return false;
  // some writers also begin each sentence in a line of its own
  const telling = inside.length >= TELLING_BREAKS ? inside : breaks;
  const isForced = shareOf(telling, ({ line, next }) => line.length + 1 + firstWord(next) > column);
  if (isForced < LEAST_FORCED) return false;
  if (inside.some(({ line }) => OPEN_END.test(line))) return true;
  const isSmall = /^[^\p{L}]{0,3}\p{Ll}/u;
  // where every line begins with a small letter, one that goes on looks like one that does not
  if (isSmall.test(lines[0] ?? '')) return breaks.length >= TELLING_BREAKS;
  return shareOf(inside, ({ next }) => !/^[^\p{L}]{0,3}(?!X)\p{Lu}/u.test(next)) >= LEAST_SMALL;
}

function shareOf<T>(all: readonly T[], holds: (one: T) => boolean): number {
  return all.length === 0 ? 0 : all.filter(holds).length / all.length;
}

function firstWord(line: string): number {
  return /^\S*/.exec(line)?.[0].length ?? 0;
}
