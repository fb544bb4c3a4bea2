/** What a span of time does in its sentence: it bounds how long something may take, says how long or after what time, or how often. */
const roles: readonly (readonly [role: string, before: RegExp])[] = [
  ['bound', /(?<!\p{L})(?:within|in (?:under|less than)|under|faster than)$/iu],
  [
    'stretch',
    /(?<!\p{L})(?:for|after|older than|longer than|until)(?: (?:at (?:least|most)|up to|another))?$/iu,
  ],
  ['often', /(?<!\p{L})(?:every|each|per)$/iu],
];
/** Letters of the words before a span that tell its role. */
const LONGEST = 24;

function roleOf(text: string, start: number): string | null {
  const before = text.slice(Math.max(0, start - LONGEST), start).trimEnd();
  return roles.find(([, pattern]) => pattern.test(before))?.[0] ?? null;
}

/**
 * Whether a span of time says the same of its sentence as another one: "within 15 minutes" takes the place of no "for 2 months". Where the words
 * before one of them do not tell, it may.
 */
export function playsSameRole(
  standing: { readonly kind: string; readonly start: number },
  text: string,
  wanted: { readonly kind: string; readonly text: string },
  clause: string,
): boolean {
  if (standing.kind !== 'time' || wanted.kind !== 'time') return true;
  const [own, other] = [roleOf(text, standing.start), roleOf(clause, clause.lastIndexOf(wanted.text))];
  return own === null || other === null || own === other;
}
