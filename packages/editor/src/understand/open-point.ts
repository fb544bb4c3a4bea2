/** "What happens with refunds is not clear yet", "who pays is still open": what is asked, in the group, before its doubt. English. */
export const openPoint =
  /^(?<asked>(?:what|who|whose|when|where|which|how|why)(?!\p{L})[^?;]{6,}?),? (?:is|are|remains?) (?:still |yet )?(?:not (?:yet )?(?:\p{L}+ )?(?:clear|decided|defined|known|settled|agreed|sure)|unclear|open|undecided|unknown|to be (?:decided|defined|clarified))(?: yet| so far| at the moment)?[.!]*$/iu;

/** "Power at the gate is an open issue": said to be open, whatever is asked of it. English. */
export const isOpenIssue =
  /^[^,;:?]{3,80} (?:is|are|remains?) (?:still |yet )?(?:(?:an? )?(?:open|unsolved|unresolved) (?:issue|question|point|topic)s?|unresolved|undecided)[.!]*$/iu;
