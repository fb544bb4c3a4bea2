/** How English questions begin. */
const ASKS =
  /^(?:(?:and|but|so|also|hey|hi|ok|please),? )?(?:(?:why|how|where|when|what|who|which) (?:is|are|was|were|do|does|did|can|could|should|would|will)|(?:can|could|would|will|should|do|does|did|is|are|has|have) (?:i|you|we|they|it|he|she|this|that|there|the|anyone|anybody|someone|somebody|everyone|these|those|our|my))(?![\p{L}'’-])/iu;

/** The mark that ends an English sentence by how it begins. */
export function endOf(sentence: string): '.' | '?' {
  return ASKS.test(sentence.trimStart()) ? '?' : '.';
}
