/** "Answers with the number, or 409 when …" behind the call that it answers. */
export const answersIt =
  /^(?:(?:->|→|=>)\s?[1-5]\d\d(?!\d)|(?:request |response )?(?:body|request|response|payload|parameters?)\s?:|(?:it |this |then )?(?:answers?|returns?|responds?|gives?|fails?|must fail)(?!\p{L}))/iu;
