/** Verbs behind whose object another verb stands in its base form: "lets the guest cancel", "makes the printer stop". */
const CAUSES = /^(?:lets?|letting|makes?|made|making|helps?|helped|helping)$/;
const POINTS = /^(?:the|an?|every|each|any|our|my|your|their|its|his|her|this|that)$/;
/** Words between what points to a noun and the noun, and that itself. */
const LONGEST_NAME = 3;

/**
 * Whether a verb tells what somebody is let, made or helped to do, so that it keeps its base form.
 *
 * @param words in small letters
 * @param at the place of the verb
 */
export function isCausedDeed(words: readonly string[], at: number): boolean {
  for (let back = 2; back <= LONGEST_NAME + 1; back += 1) {
    if (POINTS.test(words[at - back] ?? '')) return CAUSES.test(words[at - back - 1] ?? '');
  }
  return false;
}
