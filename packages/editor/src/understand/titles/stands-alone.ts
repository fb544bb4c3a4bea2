/** Where, when or to what end, one half of a question, or what its writer thinks: a name does not open with it. */
const opensElsewhere =
  /^(?:in|on|at|with|to|for|from|of|as|than|or|but|too|until|during|according to|is|are|was|were|am|has|have|does|did|looks?|seems?|happens?|turns out|there (?:is|are|was|were)|fyi|ps|i|i['’]\p{L}+|it['’]s|that['’]s)(?=[\s,:]|$)/iu;

/** Half of something, or more of what was said before. */
const leadsOn =
  /(?<!\p{L})(?:and|or|but|our|my|your|their|its|the|an?|either|instead|though|(?:here|there)(?: too)?)$/iu;

/** "~140 users, 6 systems": how much there is by guess, and nothing that is spoken of. */
const counts = /^(?:[~≈]|(?:about|around|roughly) )\s?\d/iu;

/** "Forwarded from the community manager", "Here what we spoke yesterday": how a text came about, or that it comes. */
const hands = /^(?:forwarded|fwd?|recorded|typing|sory|sorry|here(?: is| are|['’]s)?|had a|-{2,})(?!\p{L})/iu;

/** Whether a title can be understood by somebody who has read nothing else: it opens as a name, a sentence or an order does, and is whole. English. */
export function standsAlone(title: string): boolean {
  return !opensElsewhere.test(title) && !leadsOn.test(title) && !counts.test(title) && !hands.test(title);
}
