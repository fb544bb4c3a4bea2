import type { ChangedLines } from './changed-lines.ts';
import { exchangesIn } from './changed-lines.ts';

const key = /^[^\p{L}\p{N}]*[A-Z]{1,8}-\d{1,6}[^\p{L}\p{N}]*$/u;
/** `a number`: words where a name, a type or a value of code stands. */
const wordsAsCode = /`(?:an?|the|one|some) \p{Ll}/iu;
const emptyFirstCell = /^\s*\|\s*\|/u;
/** A sentence in the first cell and nothing in the others: it was written where a name belongs. */
const sentenceAlone = /^\s*\|\s*[^|`]{16,}\|(?:\s*[–-]\s*\|){2,}\s*$/u;
/** "Between 08:00 and 08:00": the second end of a range was taken for the first. */
const emptySpan =
  /(?<!\p{L})(?:between|from|zwischen|von|entre|de|desde|tra|fra|da|dal|dalle|tussen|van|między|od) (?<end>\d[\d.,:]*\p{L}{0,3}) (?:and|to|und|bis|et|à|y|a|al|e|alle|en|tot|i|do) \k<end>(?![\p{L}\p{N}])/iu;
/** Words by which somebody gives a thing its name. */
const naming =
  /["“„«]|(?<!\p{L})(?:title[ds]?|heading|headline|rename[ds]?|call(?:ed)?|name[ds]?|should (?:be|read|say)|nenn\p{L}*|heiß\p{L}*|titre|appel\p{L}*|título|llam\p{L}*|titolo|chiam\p{L}*|noem|nazw\p{L}*)[:=]? (?!is |are |has )/iu;

/**
 * What a change wrote where something of another shape stands: words in the place of a key or of code, a row without its name, a
 * sentence in the place of one, a title of one small word. Null where nothing is.
 *
 * @param clause the words of the feedback that the change was read from
 */
export function misshapenIn(changed: ChangedLines, clause: string): string | null {
  for (const { old, fresh } of exchangesIn(changed)) {
    if (key.test(old) && !key.test(fresh)) return fresh;
    if (wordsAsCode.test(fresh) && !wordsAsCode.test(old)) return fresh;
  }
  const { gone, fresh } = changed;
  const isFirst = (pattern: RegExp) =>
    gone.some((line) => pattern.test(line)) ? undefined : fresh.find((line) => pattern.test(line));
  const row = isFirst(emptyFirstCell) ?? isFirst(sentenceAlone);
  if (row !== undefined) return row;
  const span = isFirst(emptySpan);
  if (span !== undefined) return span;
  const title = fresh.find((line) => /^# \p{Ll}+$/u.test(line));
  const isNamed = /^(?:there|es gibt|hay|il y a|c['’]è)(?!\p{L})/iu.test(
    clause.replace(/^(?:and|but|also|und|et|y|e) /iu, ''),
  );
  return title !== undefined && (isNamed || !naming.test(clause)) ? title : null;
}
