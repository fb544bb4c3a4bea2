import type { ProtectionRule } from './rule.ts';

/**
 * What somebody quoted on one line: "…", “…”, „…“, «…», 「…」, and '…' around a short literal.
 * A quote opens after a space or bracket and closes before a space or a mark, so that apostrophes and
 * inches are not taken for quotes.
 */
export const quote: ProtectionRule = {
  kind: 'quote',
  sign: /["'“„«「]/,
  pattern:
    /(?<![\p{L}\p{N}])"(?=[^\s"])[^"\n]{1,240}(?<=\S)"(?![\p{L}\p{N}])|“[^”\n]{1,240}”|„[^“”\n]{1,240}[“”]|«[^»\n]{1,240}»|「[^」\n]{1,240}」|(?<=^|[\s([{=:])'(?=[^\s'])[^'\n]{1,60}(?<=\S)'(?=$|[\s)\]},.;:!?])/gmu,
};
