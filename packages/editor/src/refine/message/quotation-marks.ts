/** Words between single marks, which are apostrophes elsewhere. */
const single =
  /(?<![\p{L}\p{N}])(?:'(?<straight>(?!\s)[^'"\n]{1,200}(?<!\s))'|‘(?<curly>[^‘’"\n]{1,200})’)(?![\p{L}\p{N}])/gu;
const code = /`[^`\n]*`|"[^"\n]*"|“[^“”\n]*”|«[^«»\n]*»/gu;

/** Feedback whose quotations between single marks stand between double ones, as orders are read. Code and other quotations stay. */
export function withDoubleMarks(feedback: string): string {
  const held = [...feedback.matchAll(code)].map(
    ({ index, 0: { length } }) => [index, index + length] as const,
  );
  return feedback.replace(
    single,
    (said, straight: string | undefined, curly: string | undefined, at: number) =>
      held.some(([start, end]) => start <= at && at < end) ? said : `"${straight ?? curly ?? ''}"`,
  );
}
