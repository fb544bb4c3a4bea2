/** "Answers with the number, or 409 when …" behind the call that it answers. */
export const answersIt =
  /^(?:(?:->|→|=>)\s?[1-5]\d\d(?!\d)|2\d\d (?:with|plus|and|when|if|as|once|ok|created|accepted|no content)(?!\p{L})|(?:request |response |the )?(?:body|request|response|payload|parameters?)(?:\s?:| is (?=[\p{L}{[]))|the answer is [2-5]\d\d(?!\d)|(?:(?:it|this|then|we|the (?:api|server|call|endpoint)) )?(?:answers?|returns?|responds?|gives?|fails?|must fail)(?!\p{L}))/iu;
