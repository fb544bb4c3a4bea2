/** A term to write in place of another. */
export interface TermWish {
  readonly from: string;
  readonly to: string;
}

const open = `["“„«‘']\\s?`;
const close = `\\s?["”“»’']`;
const quoted = `${open}([^"”“»’'\\n]{2,40}?)${close}`;
const word = String.raw`([\p{L}\p{N}_-]{2,30})`;
const either = `(?:${quoted}|(?:the |our |a |an )?${word})`;

/** "use X instead of Y", "X statt Y": the wanted term first. */
const wantedFirst = new RegExp(
  `(?<!\\p{L})(?:use|say|write|prefer|sage?|schreibe?|verwende?|nutze?|nenne|dis|dites|utilise[rz]?|écri[st]|di|usa|escribe|diga|scrivi|gebruik|zeg|użyj)\\s(?:the (?:term|word)\\s|das wort\\s|le mot\\s|la palabra\\s)?${either},?\\s(?:instead of|rather than|and not|not|for|statt|anstatt|anstelle von|au lieu d[e’']|à la place de|plutôt que|en lugar de|en vez de|em vez de|invece di|in plaats van|zamiast)\\s?(?:the (?:term|word)\\s)?${either}`,
  'giu',
);
/** "call the coupon a voucher", "replace X by Y": the wanted term last. */
const wantedLast: readonly RegExp[] = [
  new RegExp(
    `(?<!\\p{L})(?:call|rename|replace|refer to)\\s(?!it\\s|the document\\s|them\\s)${either}\\s(?:(?:as|by|with|to|a|an)\\s){0,2}${either}`,
    'giu',
  ),
  new RegExp(
    `(?<!\\p{L})(our (?:product|app|service|company|tool|platform))()\\s(?:is called|is named)\\s${either}`,
    'giu',
  ),
];
const ordinary = /^(?:it|this|that|them|they|you|the|a|an|and|or|not|no|document|section|title)$/iu;

/** The terms instructions want in place of others. Words without quotation marks count where they stand alone. */
export function termsWished(instructions: string): TermWish[] {
  const first = [...instructions.matchAll(wantedFirst)].map(([, a, b, c, d]) => ({
    from: c ?? d ?? '',
    to: a ?? b ?? '',
  }));
  const last = wantedLast.flatMap((pattern) =>
    [...instructions.matchAll(pattern)].map(([, a, b, c, d]) => ({ from: a || b || '', to: c ?? d ?? '' })),
  );
  return [...first, ...last].filter(
    ({ from, to }) => from !== '' && to !== '' && !ordinary.test(from) && !ordinary.test(to),
  );
}
