/** "Suppliers | name, country": a line whose parts stand between bars, none of them at its ends as in a table of Markdown. */
const barred = /^(?![|\s]|.*\|\s*$)([^|=\n`]{2,60}?) \| ([^|]{3,400})$/u;
/** The line under the head of a table. */
const delimiter = /^[\s|:-]*-{3,}[\s|:-]*$/u;
const fence = /^\s{0,3}(?:```|~~~)/u;

/**
 * A text whose notes part a name from what is said of it by a bar ("Parts | part number, unit") with a colon there, as other
 * people note it. One such line may be anything; a table keeps its bars, and so do rows of several.
 */
export function withColonsForBars(text: string): string {
  const lines = text.split('\n');
  if (lines.some((line) => line.includes('|') && delimiter.test(line))) return text;
  if (lines.filter((line) => barred.test(line)).length < fewest) return text;
  let isCode = false;
  return lines
    .map((line) => {
      if (fence.test(line)) isCode = !isCode;
      const [, name = '', said = ''] = (isCode ? null : barred.exec(line)) ?? [];
      return name === '' ? line : `${name}: ${said}`;
    })
    .join('\n');
}

const fewest = 2;
