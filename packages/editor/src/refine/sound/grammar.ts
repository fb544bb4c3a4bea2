const bound = '(?:MUST|SHALL|SHOULD|MAY)(?: NOT)?';

/** What no sentence of a document holds, whatever it is about. */
export const ungrammatical: readonly RegExp[] = [
  // "A MUST have", "the MUST"
  new RegExp(`(?<!\\p{L})(?:[Aa]n?|[Tt]he) ${bound}(?!\\p{L})`, 'gu'),
  // "MUST must", "MUST has", "MUST is"
  new RegExp(
    `${bound} (?:must|shall|should|may|can|will|is|are|was|has|had|does|MUST|SHOULD|MAY)(?!\\p{L})`,
    'gu',
  ),
  // "MUST be too long": a verdict on what stands is no demand
  new RegExp(`${bound} be (?:way |far |much )?too \\p{Ll}+(?!\\p{L})`, 'gu'),
  // "**NFR-2:** MUST with 95%": nobody is bound
  new RegExp(`^(?:[-*+] )?\\*\\*[A-Z]+-\\d+:?\\*\\*:? ${bound}(?!\\p{L})`, 'gu'),
  // "MUST targeting"; "MUST bring" is right
  new RegExp(
    `${bound} (?!(?:bring|sing|ring|ping|string|spring|swing|cling|fling|sling|king)(?!\\p{L}))\\p{Ll}+ing(?!\\p{L})`,
    'gu',
  ),
  // "We print labels too. MUST be supported."
  new RegExp(`[.!] ${bound}(?!\\p{L})`, 'gu'),
  // "MUST the", "MUST."
  new RegExp(`${bound}(?:[.,;:!?]| (?:the|an?|of|and|or)(?!\\p{L}))(?! \\()`, 'gu'),
  // "targeting in targeting", "the guide writes the guide"
  /(?<!\p{L})(?<word>\p{L}{5,}) (?:in|of|with) \k<word>(?!\p{L})/giu,
  /(?<!\p{L})(?<thing>the \p{L}+ \p{L}+) \p{L}+ \k<thing>(?!\p{L})/giu,
  // "the the", "must must"
  /(?<![\p{L}\p{N}_-])(?!(?:that|had|very|so|nous|vous|die|das|der|se|si) )(?<same>\p{L}{2,}) \k<same>(?![\p{L}\p{N}_-])/giu,
  // "first the, then": a word that something went behind
  /(?<!\p{L})(?:[Tt]he|[Aa]n?)(?= ?[,;](?: |$))/gu,
  // "a the lead", "the a", "do MUST"
  /(?<!\p{L})(?:[Aa]n?|[Tt]he) (?:the|an?)(?![\p{L}.)-])/gu,
  new RegExp(`(?<!\\p{L})(?:do|does|did|to|be|is|are|would|could|might|will|can) ${bound}(?!\\p{L})`, 'gu'),
  // "*Mitigation:* mitigation is"
  /(?<!\p{L})(?<label>\p{L}{4,30}):\*{0,2} \k<label>(?!\p{L})/giu,
  // a question that runs into what answers it
  new RegExp(`[?？] [^?\\n]{0,200}${bound}(?!\\p{L})`, 'gu'),
  // "What SHOULD be alerted on.": a question that asks nothing
  /^(?:[-*+] )?(?:\*\*[A-Z]+-\d+:?\*\*:? )?(?:What|Who|Which|Why|How) (?:[^?\n,]*)[.]$/gu,
  // "Plus a test MUST be supported": what goes on with nothing
  /^(?:[-*+] )?\*\*[A-Z]+-\d+:?\*\*:? (?:Plus|And|Or|But|Also|Then|As (?:an? )?(?:requirement|risk|question|goal)) /gu,
  // "Empty for subscribers.": how somebody finds a part of the text
  /^(?:[-*+] )?(?:\*\*[A-Z]+-\d+:?\*\*:? )?(?:Empty|Thin|Incomplete|Unclear|Vague|Sparse|Silent|Too (?:thin|short|long|vague))(?: (?:for|about|on|in) [^.]{2,60})?[.]$/gu,
  // "in: …", 'Be "A".': the rest of an order
  /^(?:[-*+] |\d+\. )?(?:\*\*[A-Z]+-\d+:?\*\*:? )?(?:(?:in|into|to|under|of|for|with|as)\s?:\s|Be ["“„«])/giu,
  // "*Mitigation:* to: …": the same behind a label
  /\*[\p{L} ]{3,30}:\*{1,2} (?:in|to|of|for|with|as|is)\s?:\s/gu,
  // "That.": what it points at was said elsewhere
  /^(?:[-*+] )?(?:\*\*[A-Z]+-\d+:?\*\*:? )?(?:That|This|It|Them|They|These|Those|So)[.]$/gu,
  // a mark that belongs to what was ordered and not to what is said
  /\.[,;:]|[,;:]\.|,,|,:|\?\?|!!|\?!/gu,
];
