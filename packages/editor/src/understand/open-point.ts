/** "What happens with refunds is not clear yet", "who pays is still open": what is asked, in the group, before its doubt. English. */
export const openPoint =
  /^(?<asked>(?:what|who|whose|when|where|which|how|why)(?!\p{L})[^?;]{6,}?),? (?:is|are|remains?) (?:still |yet )?(?:not (?:yet )?(?:\p{L}+ )?(?:clear|decided|defined|known|settled|agreed|sure)|unclear|open|undecided|unknown|to be (?:decided|defined|clarified)|(?:being |in |under |to be )(?:discuss(?:ed|ion)|debated?)|discussed)(?: yet| so far| at the moment)?(?: (?:with|by) (?:the )?\p{L}+(?: \p{L}+)?)?[.!]*$/iu;

/** "Power at the gate is an open issue": said to be open, whatever is asked of it. English. */
export const isOpenIssue =
  /^[^,;:?]{3,80} (?:is|are|remains?) (?:still |yet )?(?:(?:an? )?(?:open|unsolved|unresolved) (?:issue|question|point|topic)s?|unresolved|undecided)[.!]*$/iu;

/** "The SMS provider is not decided yet, maybe Twilio": what is to be chosen, and what is thought of. English. */
export const unchosen =
  /^(?!(?:if|when|while|until|as long as|unless|who|whose|what|which|where|how|why|whether) )(?<about>\p{L}[^,;:?.]{2,50}?) (?:(?:is|are|has|have)(?: still)? not|(?:is|are|has|have)n['’]t)(?: yet)?(?: been)? (?:decided?|chosen)(?: on)?(?: yet)?(?:[,;:–—-]+ ?(?<thought>(?:maybe|perhaps|probably|possibly|either|could be|might be|candidates?)(?!\p{L})[^?]{2,120}?))?[.!]*$/iu;
