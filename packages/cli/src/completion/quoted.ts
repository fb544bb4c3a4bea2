/** A text as one word of bash, zsh and fish alike. */
export function quoted(text: string): string {
  return `'${text.replaceAll("'", `'"'"'`)}'`;
}
