/** The verb of the Dutch passive. */
export const passive = /^(?:wordt|worden)$/u;
/** What something is, as a Dutch clause says it. */
export const being = /^(?:is|zijn)$/u;
/** The participle at the end of a Dutch clause. */
export const participle =
  /(?<= )(?<!(?:^| )(?:de|het|een|geen|elk|elke) )(?:(?:ge|be|ver|ont|her|er)\p{Ll}{2,}|\p{Ll}{2,6}ge\p{Ll}{2,})(?:d|t|en)$/u;
/** The particle that a Dutch verb leaves at the end of its clause: "belt … op". */
export const particle = /(?<= )(?:aan|af|bij|door|in|mee|na|om|op|over|terug|toe|uit|voor|weg)$/u;
