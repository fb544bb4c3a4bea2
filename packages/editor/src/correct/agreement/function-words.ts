const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Join what follows to the noun before: "the values of the field", "access to it". */
const PREPOSITIONS = setOf(
  'of for in on from with to under at by between across within against into through during without via per over behind inside outside about around throughout among beyond towards along before after like',
);

export const isPreposition = (word: string): boolean => PREPOSITIONS.has(word);

/** Words that are no part of a noun phrase with a determiner before them. */
const FUNCTION = setOf(
  'and or nor of to in on at for with from by about than as like that which who whom what is are was were be been being am has have had does do did can could will would shall should must may might cannot not we you they he she it i when if but so because where how why until unless whether while once since after before between into over under via per there here let lets make makes made see sees one ones most more mine yours ours theirs hers',
);

/** Whether a word in small letters is of those that sentences are joined with; numbers count as such. */
export function isFunctionWord(word: string): boolean {
  return (
    FUNCTION.has(word) || /^\d|n['’]t$|^(?:i|you|s?he|it|we|they|that|there|who|what|let)['’]/.test(word)
  );
}

/** Forms that are finite verbs and nothing else. */
const AUXILIARY = setOf(
  'is are was were am has have had does do did can could will would shall should must may might cannot',
);

export const isAuxiliary = (word: string): boolean => AUXILIARY.has(word) || /n['’]t$/.test(word);

/** What stands between a subject and its verb. */
const ADVERBS = setOf(
  'also only always never often still already just now usually currently sometimes probably really even then again actually automatically no longer alone generally normally typically simply therefore thus rarely hardly',
);

const NO_ADVERB =
  /^(?:family|reply|supply|assembly|anomaly|apply|rely|multiply|comply|imply|italy|july|fly|early|daily|weekly|monthly|nightly|only)$/;

export const isMiddleAdverb = (word: string): boolean =>
  ADVERBS.has(word) || (/^[a-z]{3,}ly$/.test(word) && !NO_ADVERB.test(word));
