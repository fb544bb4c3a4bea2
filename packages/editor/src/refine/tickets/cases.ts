/** A case that a test or criterion is asked for: when it is there, and whether that is an attempt to be refused. */
export interface Case {
  /** A clause: "the invitation link has expired". */
  readonly when: string;
  /** An attempt with what is expired or invalid is refused; what else has to happen in a case nobody has said. */
  readonly isRefused: boolean;
  /** What has to happen, where the words say it. */
  readonly result: string | null;
}

const states: readonly (readonly [words: RegExp, clause: (thing: string) => string])[] = [
  [/^expired$/iu, (thing) => `${thing} has expired`],
  [/^(?:missing|absent)$/iu, (thing) => `${thing} is missing`],
  [/^(?:duplicate|double)$/iu, (thing) => `${thing} is there already`],
  [
    /^(?:invalid|wrong|incorrect|malformed|corrupt(?:ed)?|unknown|revoked|unsupported|oversized|unreadable)$/iu,
    (thing) => `${thing} is ${'{word}'}`,
  ],
];
const others =
  /^(?:empty|full|slow|offline|unavailable|unreachable|down|closed|cancell?ed|deleted|locked|disabled|late|early|blocked|archived|used|large|long|short|old|new)$/iu;
const described = /^(?:an? |the )?(?<word>\p{L}+) (?<thing>\p{L}[\p{L}\p{N} '’-]{1,60})$/iu;

/** "…: the patient gets a help text": what has to happen in a case. */
const told =
  /^(?<case>[^:;,]{4,160}?)\s?(?::|,? then) (?<result>(?:the|it|they|we|an?|no|every) [^:;]{4,160})$/iu;

/** A case in the words of feedback, with what leads to it ("when", "for"), and what has to happen in it where they say so; null where that is not told apart. */
export function caseOf(said: string, lead: string): Case | null {
  const { case: alone, result } = told.exec(said.trim().replace(/[.!]+$/u, ''))?.groups ?? {};
  const found = openCase(alone ?? said, lead);
  return found && { ...found, result: result ?? null, isRefused: found.isRefused && result === undefined };
}

function openCase(said: string, lead: string): Omit<Case, 'result'> | null {
  const words = said.trim().replace(/[.!]+$/u, '');
  if (/, (?:then |the |it |they |we |an? )|\bthen\b|[:;]/iu.test(words)) return null;
  const clause = /^(?:when|where|if|in case|that) (?<clause>.{4,200})$/iu.exec(words)?.groups?.['clause'];
  if (clause !== undefined) return { when: clause, isRefused: false };
  if (/^(?:when|where|if|in case)$/iu.test(lead)) return { when: words, isRefused: false };
  const { who, does } =
    /^(?<who>someone|somebody|anyone|people|(?:an? |the )?\p{L}+(?: \p{L}+)?) who (?<does>\p{L}+ .{3,180})$/iu.exec(
      words,
    )?.groups ?? {};
  if (who !== undefined && does !== undefined) return { when: `${who} ${does}`, isRefused: false };
  const none = /^(?:no|too many|too few) \p{L}.*$/iu.exec(words)?.[0];
  if (none !== undefined)
    return { when: `there ${/s$/u.test(none) ? 'are' : 'is'} ${none}`, isRefused: false };
  const { word = '', thing = '' } = described.exec(words)?.groups ?? {};
  const named = `the ${thing}`;
  const state = states.find(([pattern]) => pattern.test(word));
  if (state) return { when: state[1](named).replace('{word}', word.toLowerCase()), isRefused: true };
  if (others.test(word))
    return {
      when: `${named} ${/(?<!s)s$/iu.test(thing) ? 'are' : 'is'} ${word.toLowerCase()}`,
      isRefused: false,
    };
  return { when: `this case comes up: ${words}`, isRefused: false };
}
