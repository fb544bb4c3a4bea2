/** The mark of a point in a list that somebody writes, with the space around it; "2. should come first" speaks of point 2. */
export const listMark =
  /^\s{0,20}(?:[-*+•–]|\(?\d{1,2}[.)](?! (?:should|must|has to|needs|goes|comes|belongs|is|can|before|after)\b)|[a-z]\))\s{1,8}/u;
