/**
 * `matchAll` with the pattern itself, in place of a copy for each call: making one takes longer than most texts do, and what is compiled
 * of it is kept for a while only.
 *
 * @param pattern with the flag `g`
 */
export function matchesOf(pattern: RegExp, text: string): RegExpExecArray[] {
  const matches: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    matches.push(match);
    // behind half of a pair of surrogates a pattern would find the same nothing again
    if (match[0] === '') pattern.lastIndex += (text.codePointAt(pattern.lastIndex) ?? 0) > 0xffff ? 2 : 1;
  }
  return matches;
}
