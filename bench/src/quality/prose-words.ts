/** How many words of prose a Markdown text has: fences, inline code and addresses are none. */
export function wordsIn(markdown: string): number {
  const prose = markdown
    .replace(/^(```|~~~)[^\n]*\n[\s\S]*?^\1[^\n]*$/gm, ' ')
    .replace(/`[^`\n]*`/g, ' ')
    .replace(/https?:\/\/\S+|\]\([^)\n]*\)/g, ' ');
  return prose.match(/\p{L}[\p{L}\p{M}'’]*/gu)?.length ?? 0;
}
