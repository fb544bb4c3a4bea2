const english =
  /^(?:(?:and|but|also|so|then) )*(?:(?:can|could|would|will) (?:you|we|someone|it)|is it possible to|would it be possible to|any chance (?:you|we) could|(?:it )?would be (?:nice|great|good|cool) (?:if (?:you|we|it) could|to)|(?:i|we)(?:['’]d| would) (?:love|like) to (?:have|see|get)(?= (?:this|that|it|a|an|the|some)(?!\p{L})))(?: (?:please|maybe|also|perhaps|possibly|at least|just|kindly)){0,3} /iu;
const politeWord =
  /(?<!\p{L})(?:please|pls|plz|bitte|s'il vous plaît|s'il te plaît|svp|stp|merci de|por favor|porfa)(?!\p{L})/iu;

/** "Could you maybe also show an error?" asks for a feature; gives what is asked for, else null. */
export function politeRequest(sentence: string, language: string): string | null {
  const proposal =
    language === 'en'
      ? /^what if (.{2,60}?) could (?:just |also |simply )?(.{4,})\?\s*$/iu.exec(sentence)
      : null;
  if (proposal) return `${proposal[1] ?? ''} should be able to ${proposal[2] ?? ''}`;
  const match = language === 'en' ? english.exec(sentence) : null;
  const asked = match ? sentence.slice(match[0].length).replace(/\?+\s*$/u, '') : '';
  return /^\S+\s\S/u.test(asked) && !/^not\s/iu.test(asked) ? asked : null;
}

/** Whether a sentence asks politely for something. */
export function isPolite(sentence: string): boolean {
  return politeWord.test(sentence);
}
