/** "And if the tram is in the workshop": a case, without what happens then. */
const caseAlone =
  /^(?:and|but|or) (?:what )?(?:if|when) (?!.*(?<!\p{L})(?:want|should|must|can|could|need|have to|then|will|would|show|give|return|send)(?!\p{L}))[^,;:]+$/iu;
const byWord =
  /^(?:what|how|who|where|which \p{L}+) (?:do|does|should|can|may|must|will|is|are) (?:we|they|it|you|the|an?|i|this|that)(?!\p{L})[^,;:.]{2,60}$/iu;

/** Whether a sentence of a conversation asks without a mark: "what do we answer". `bare` is it without what joins it to the talk. English. */
export function asksUnmarked(sentence: string, bare: string): boolean {
  return caseAlone.test(sentence.trim().replace(/[.…]+$/u, '')) || byWord.test(bare);
}
