/** Words between the "had" that opens a supposition and its participle, at most. */
const LONGEST_SUBJECT = 6;

/** "Had we known it", "Had the retry been logged": the participle belongs to what stands before its subject. */
export function isSupposed(words: readonly string[], at: number): boolean {
  if (words[at - 2] === 'had' && /^(?:we|i|they|you|he|she|it)$/.test(words[at - 1] ?? '')) return true;
  const first = words.lastIndexOf('', at) + 1;
  const subject = words.slice(first + 1, at);
  return (
    words[first] === 'had' &&
    subject.length > 0 &&
    subject.length <= LONGEST_SUBJECT &&
    !subject.some((word) => /^\P{L}/u.test(word))
  );
}
