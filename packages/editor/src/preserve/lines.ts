import { type Breach, breach } from './breach.ts';

const LINE_BREAK = /\r\n|\r|\n/gu;
const MOST = 5;

export function linesOf(text: string): string[] {
  return text.includes('\n') || text.includes('\r') ? text.split(LINE_BREAK) : [text];
}

/** Lines that were joined, split, added or lost, and lines that became another kind of line. */
export function lineBreaches(source: string, answer: string): Breach[] {
  const wanted = linesOf(source);
  const lines = linesOf(answer);
  if (lines.length !== wanted.length) {
    const message = `The text has ${wanted.length} lines and the answer ${lines.length}; keep every line break where it is.`;
    return [breach('lines', message)];
  }
  return wanted
    .flatMap((line, index) => {
      const given = lines[index] ?? '';
      if ((line.trim() === '') !== (given.trim() === ''))
        return [breach('lines', `Line ${index + 1} must ${line.trim() === '' ? '' : 'not '}be empty.`)];
      if (leadOf(line) === leadOf(given)) return [];
      return [breach('lines', `Line ${index + 1} must begin with "${leadOf(line)}" as it did.`)];
    })
    .slice(0, MOST);
}

/** What makes a line a heading, an item, a quotation or a row of a table. */
function leadOf(line: string): string {
  const lead =
    /^[ \t>]*(?:[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t])|#{1,6}(?=[ \t])|\|)?(?:[ \t]+\[[ xX]\])?/u.exec(
      line,
    )?.[0] ?? '';
  return lead.trimEnd();
}

/**
 * The answer with the white space around the source and, where they have as many lines, its line breaks and empty lines: models write
 * neither with care.
 */
export function withLineBreaksOf(source: string, answer: string): string {
  const lead = /^\s*/u.exec(source)?.[0] ?? '';
  if (lead.length === source.length) return answer;
  const end = source.slice(source.trimEnd().length);
  // Indentation of the first line is kept where the model kept it.
  const kept = answer.trimEnd().replace(/^(?:[ \t]*(?:\r\n|\r|\n))+/u, '');
  const given = /^[ \t]/u.test(kept) ? kept : lead.replace(/^[\s\S]*[\r\n]/u, '') + kept;
  const joined = lead.replace(/[^\r\n]*$/u, '') + given + end;
  const breaks = source.match(LINE_BREAK) ?? [];
  const lines = linesOf(joined);
  if (lines.length !== breaks.length + 1) return joined;
  const wanted = linesOf(source);
  return lines
    .map(
      (line, index) =>
        (line.trim() === '' && wanted[index]?.trim() === '' ? wanted[index] : line) + (breaks[index] ?? ''),
    )
    .join('');
}
