import type { Sentence, Span } from '../read/source.ts';

/** Lines that begin with Given, When, And and Then tell one case together. */
export function joinedScenarios(sentences: readonly Sentence[]): Span[] {
  const joined: Span[] = [];
  let open: Span | null = null;
  for (const sentence of sentences) {
    const isStep = /^(?:when|then|and|but)\s/iu.test(sentence.text);
    const last = joined.at(-1);
    if (open && last && isStep && last.end === open.end) {
      open = { start: last.start, end: sentence.end };
      joined[joined.length - 1] = open;
    } else {
      joined.push({ start: sentence.start, end: sentence.end });
      open =
        /^(?:given|when)\s/iu.test(sentence.text) && !/[.!?]$/u.test(sentence.text)
          ? (joined.at(-1) ?? null)
          : null;
    }
  }
  return joined;
}
