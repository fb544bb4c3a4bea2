import type { Masked } from '../mask.ts';

/** "+1 to that, resend only for admins": a vote for what was said before states nothing. */
export function withoutVote({ text, tokens }: Masked): string {
  return tokens[0] === '+1'
    ? text.replace(/^\uE010\uE100\uE011(?: (?:to|on|for|from) (?:that|this|it|me))?[,.!:\s–-]{0,4}/u, '')
    : text;
}

/** "Things I am not sure about: do we …?" asks what stands behind the colon. */
export function withoutDoubt(body: string): string {
  return body.replace(
    /^(?:things?|points?|stuff|what|not sure|unsure|open|unclear|questions?|one question|my question)(?!\p{L})[^:?]{0,40}:\s(?=.{6,}\?\s*$)/iu,
    '',
  );
}
