/** "I'm not sure what to do with old holds", "can we not raise it": a question without its mark. */
const isInDoubt =
  /^(?:nobody|no ?one) (?:knows|is sure|could say) (?:yet |really )?(?:what|whether|if|who|when|where|which|how|why)(?!\p{L})|^(?:(?:i['’]?m|i am|we['’]?re|we are) )?not (?:yet )?(?:sure|clear) (?:what|whether|if|who|when|where|which|how|why)(?!\p{L})|^(?:i |we )?(?:don['’]?t know|have no idea|no idea) (?:yet )?(?:what|whether|if|who|when|where|which|how|why)(?!\p{L})|^(?:can|could|should) (?:we|you|i|they|it) not(?!\p{L})/iu;

/** "How do we measure it", "and who pays the camera, still open": asked, or said to be undecided. */
const isAsked =
  /^(?:(?:and|but|so|also|or|open|question)[,:–-]? {1,2}(?:- )?)?(?:how|what|when|where|why|who|which \p{L}+) (?:do|does|did|should|shall|can|could|would|will|are|is) (?:we|i|they|it|you|the|an?|our|users?|customers?|people|that|this|there)(?!\p{L})|^(?:(?:and|but|so|also) )?(?:how|what|when|where|why|who|which|whether|if|does|do|is|are|should|can)(?!\p{L}).{6,160}[,;–—-]\s{0,2}(?:(?:is |that['’]?s |that is )?(?:still |yet )?(?:open|unclear|undecided|tbd|unknown|not (?:clear|decided|settled)(?: yet)?))[.!]?$/iu;

/** "What happens with the others", "who does the UI": a question of talk that left its mark out. */
const isAskedShort =
  /^(?:(?:and|but|so|ok) )?(?:what happens (?:to|with) [^,;:]{2,60}|who (?:does|takes|owns|pays|builds|handles|reviews|tests|maintains|decides) (?:the|that|this|it|our|for|on|about)(?!\p{L})[^,;:]{0,40})(?:\s\([^()]{1,40}\))?[.!]?$/iu;

/** "Dr. Okafor asked if patients could see it too". */
const wasAsked =
  /^(?:(?:Dr|Mrs?|Ms|Prof)\. )?\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)? (?:also )?(?:asked|asks|wondered|wonders|wanted to know|wants to know) (?:if|whether)(?!\p{L})/u;

/** "Discussed whether members may see the list": what was talked about and not decided. */
const isUndecided =
  /^(?:we )?(?:also )?(?:discussed|talked about|debated|argued about) (?:whether|if)(?!\p{L})|^[^:,;]{3,60}[:,] (?:(?:was )?(?:discussed|debated|talked about),? (?:but )?)?(?:no|without(?: an?)?) (?:agreement|decision|conclusion|result)(?: yet)?[.!]?$|^[^:,;]{3,60}: (?:still )?unclear(?!\p{L})|^(?:\p{Lu}\p{Ll}+: )?(?!it(?!\p{L})|this|that|if|when)[^,;:?]{3,60} (?:(?:is|are) )?(?:still )?(?:unclear|undecided)(?:, [^?]{3,80})?[.!]?$|^(?:how|who|what|when|where|whether|which) .{6,120} is (?:still )?(?:with|up to) (?:the )?\p{L}+[.!]?$/iu;

/** Whether a sentence asks, or leaves open, what no question mark shows. English only. */
export function asksUnmarked(prose: string): boolean {
  return (
    isInDoubt.test(prose) ||
    isUndecided.test(prose) ||
    isAsked.test(prose) ||
    isAskedShort.test(prose) ||
    wasAsked.test(prose)
  );
}
