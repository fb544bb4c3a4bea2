/** Words that open a case, a time or a place, and no subject. */
export const opensCase =
  /^(?:if|when|whenever|once|after|before|while|until|unless|as|for|in|on|at|with|without)(?!\p{L})/iu;
