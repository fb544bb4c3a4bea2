const MOST_WORDS = 16;

/** What to look for on the web about a text: its first words of prose, without code and addresses. */
export function searchQuery(text: string): string {
  const prose = text
    .replace(/(?:```|~~~)[\s\S]{0,20000}?(?:```|~~~|$)/g, ' ')
    .replace(/`[^`\n]{0,200}`/g, (code) => code.slice(1, -1))
    .replace(/https?:\/\/\S{1,2000}|\S{1,200}@\S{1,200}/g, ' ')
    .replace(/[#>*_|"]+/g, ' ');
  return prose.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS).join(' ');
}
