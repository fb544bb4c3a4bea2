import type { Hide } from './hide.ts';

/** Containers that one line may open before they are read as letters; people do not nest deeper. */
const DEEPEST = 40;

/** The marks of that many block quotes, list items and footnotes at the start of a line. */
const NESTING = new RegExp(
  `^(?:[ \\t]*(?:>|[*+-](?=[ \\t])|\\d{1,9}[.)](?=[ \\t])|\\[\\^[^\\]\\s]{1,999}\\]:)){${DEEPEST},}`,
  'gm',
);

/** The parser calls itself for each container, and goes through all of them on every line. */
export function hideDeepNesting(text: string, hide: Hide): string {
  return text.replace(NESTING, hide);
}
