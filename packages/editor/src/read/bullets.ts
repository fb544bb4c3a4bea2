const pictured = /^([ \t]{0,6})[•‣▪●○◦▸►◆■]\s?(?=\S)/u;
const middleDot = /^([ \t　]{0,6})・\s?(?=\S)/u;
/** "1、" as Chinese lists are numbered. */
const wideNumber = /^([ \t　]{0,6})(\d{1,2})、\s?(?=\S)/u;
/** "[x] done", "[ ] to do" without the dash of a task list. */
const box = /^([ \t]{0,3})\[([ xX])\]\s(?=\S)/u;
const dash = /^([ \t]{0,6})[–—]\s(?=\S)/u;
const fence = /^\s{0,3}(?:```|~~~)/u;

/**
 * A text whose lists are written with the bullets of a keyboard or a word processor ("• a", "・a", "– a", "1、a", "[ ] a") as Markdown
 * lists. A dash counts only where at least two lines begin with one. Code between fences stays.
 */
export function withMarkdownBullets(text: string): string {
  const lines = text.split('\n');
  const dashed = lines.filter((line) => dash.test(line)).length > 1;
  let isCode = false;
  return lines
    .map((line) => {
      if (fence.test(line)) isCode = !isCode;
      if (isCode) return line;
      const plain = line
        .replace(pictured, '$1- ')
        .replace(middleDot, '$1- ')
        .replace(wideNumber, '$1$2. ')
        .replace(box, '$1- [$2] ');
      return dashed ? plain.replace(dash, '$1- ') : plain;
    })
    .join('\n');
}
