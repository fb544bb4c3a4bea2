/** A word with what is joined to it, a number, or a mark by itself. Global. */
export const WORD_OR_MARK = /[\p{L}\p{M}]+(?:[-'’][\p{L}\p{M}\d]+)*|\d[\d.,:]*|[^\s\p{L}\d]/gu;
