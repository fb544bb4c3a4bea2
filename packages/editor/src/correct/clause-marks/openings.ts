/** Words that open a clause or a purpose that stands before its main clause, and that a comma ends. */
const CLAUSE =
  /^(?:if|when|whenever|once|after|before|while|until|unless|as|because|since|although|though|even (?:if|though)|in case(?! of)|as soon as|assuming|given|whether|depending|to|in order)(?![\p{L}'’-])/iu;

/** Words that open a phrase of place, time or manner, or join a sentence to the one before; writers differ on whether a comma ends those. */
const PHRASE =
  /^(?:in|for|with|without|by|from|on|at|during|based|instead|like|using|where|despite|due|under|unlike|provided|first|then|also|however|currently|additionally|otherwise|therefore|finally|now|so)(?![\p{L}'’-])/iu;

/** Whether a sentence begins with what may stand before its main clause. */
export function isOpening(sentence: string): boolean {
  return CLAUSE.test(sentence) || PHRASE.test(sentence);
}

/** Whether a sentence begins with a clause or a purpose. */
export function opensWithClause(sentence: string): boolean {
  return CLAUSE.test(sentence);
}
