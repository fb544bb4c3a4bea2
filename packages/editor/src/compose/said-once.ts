/** Sentences without those that say word for word what one before them says. */
export function saidOnce(sentences: readonly string[]): string[] {
  const plain = sentences.map((one) => (one.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' '));
  return sentences.filter((_, at) => plain.indexOf(plain[at] ?? '') === at);
}
