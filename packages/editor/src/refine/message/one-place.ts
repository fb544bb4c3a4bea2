const edgeAndSide =
  /^((?:(?:please|pls|bitte) )?(?:move|put|place|bring|shift) .{2,80}?) (?:to|at) the (?:very )?(?:end|bottom|top|start|beginning|front),? (?:and )?(?:right |just |directly )?(before|after|above|below) (?=\S)/iu;

/** "To the end, right before the open questions" names one place: the second, which is the more exact. */
export function withOnePlace(clause: string): string {
  return clause.replace(edgeAndSide, '$1 $2 ');
}
