/** A way in which an action names its moment. */
export interface Row {
  readonly shape: RegExp;
  /** Trigger and the case before it, of the groups of the shape; null where they make none after all. */
  readonly said: (
    groups: readonly string[],
    action: string,
    subject: string,
  ) => readonly [string, string | null] | null;
  /** What of the match stays in the action. */
  readonly kept?: (groups: readonly string[]) => string;
}

/** What a time is counted in, and where its words end. */
export const count = String.raw`(?:\d[\d.,]*|an?|one|two|three|four|five|six|seven|eight|nine|ten)`;
export const unit = '(?:ms|s|secs?|min|h|days?|weeks?|months?|years?|hours?|minutes?|seconds?|nights?)';
const opensOther =
  '(?:with|without|by|via|to|in|on|for|from|and|or|so|if|when|as|at|of|unless|because|after|before|that|which)';
export const noun = String.raw`(?:(?:the|an?|each|every|its|their) )?(?!${opensOther}(?!\p{L}))[\p{L}’'-]+(?: [\p{L}-]+){0,3}?`;
export const clock = String.raw`\d{1,2}(?::\d{2})?(?: ?[ap]m)?(?: (?:UTC|CET|CEST|GMT))?`;
export const closes = String.raw`(?=$|[,.;:(]| (?:and|or|so|with|by|via|to|in|on|for|from|if|when|unless|as)(?!\p{L}))`;

/** "Be valid for 12 months", "stay open for 2 hours": what holds as long as the time lasts. */
export const lasts =
  /^(?:be (?:\p{L}+able|\p{L}+ible|valid|reversible|open|available|reachable|active|usable|visible|blocked|locked|kept|reserved|held)|stay|remain|keep|hold)(?!\p{L})/iu;
