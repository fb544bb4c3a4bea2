import type { Code } from 'mdast';
import { endOf, startOf } from '../document/outline.ts';

/** Whether a code block was opened by a fence that nothing closes. Indented code has no fence. */
export function isUnclosedFence(node: Code, text: string): boolean {
  const raw = text.slice(startOf(node), endOf(node));
  const fence = /^(`{3,}|~{3,})/u.exec(raw)?.[1];
  if (fence === undefined) return false;
  const lines = raw.split(/\r\n|\r|\n/u);
  const last = lines.length > 1 ? (lines.at(-1) ?? '').replace(/^[\s>]{0,40}/u, '').trimEnd() : '';
  return !(last.length >= fence.length && last === fence.charAt(0).repeat(last.length));
}
