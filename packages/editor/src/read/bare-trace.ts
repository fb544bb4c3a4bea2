/** A frame of a stack trace: Java, Kotlin, JavaScript, C#, Python, Go, Rust. */
const frame =
  /^\s{0,12}at\s(?:async |new ){0,2}[\w$.<>/[\]:@-]{2,200}\s?[([].{0,300}[)\]]\s*$|^\s{0,12}at\s(?:async\s)?\S{1,300}:\d{1,7}(?::\d{1,6})?\)?\s*$|^\s{1,12}File "[^"\n]{1,300}", line \d{1,7}|^\s{0,12}\.{3} \d{1,5} more\s*$/u;
/** What stands above frames: the error and what it was caused by. */
const opening =
  /^\s{0,4}(?:Traceback \(most recent call last\):|Exception in thread\s|Caused by: |(?:[a-z]\w{0,40}\.){1,12}[A-Z]\w{1,60}(?:Exception|Error)(?::|\s*$)|(?:Uncaught )?[A-Z]\w{0,60}(?:Error|Exception): |panic: |thread '[^'\n]{1,60}' panicked)/u;
/** A line a program logged: its date and time first. */
const logged =
  /^\s{0,4}\[?\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}:\d{2}[^\s\]]{0,12}\]?\s\S|^\s{0,4}\[?\d{2}:\d{2}:\d{2}(?:[.,]\d{1,6})?\]?\s\[?(?:TRACE|DEBUG|INFO|WARN|WARNING|ERROR|FATAL)(?!\p{L})/u;
const longestRun = 120;

/** Lines of a stack trace or of a log that begin at a line and stand there without a fence; null where there are none. */
export function traceLength(lines: readonly string[], at: number): number | null {
  const line = lines[at] ?? '';
  if (logged.test(line)) {
    const length = runOf(lines, at, (one) => logged.test(one) || frame.test(one) || opening.test(one));
    return length >= 2 ? length : null;
  }
  if (opening.test(line)) {
    const length = runOf(lines, at, (one, before) => isOfTrace(one, before));
    const hasFrame = lines.slice(at, at + length).some((one) => frame.test(one));
    return hasFrame ? length : null;
  }
  if (!frame.test(line)) return null;
  const length = runOf(lines, at, (one) => frame.test(one) || opening.test(one));
  return length >= 2 ? length : null;
}

/** In Python the line of code stands, deeper, under each frame, and the error under the last. */
function isOfTrace(line: string, before: string): boolean {
  return (
    frame.test(line) || opening.test(line) || (/^\s{1,12}File "/u.test(before) && /^\s{4,}\S/u.test(line))
  );
}

function runOf(
  lines: readonly string[],
  at: number,
  belongs: (line: string, before: string) => boolean,
): number {
  let end = at + 1;
  while (end < Math.min(lines.length, at + longestRun) && belongs(lines[end] ?? '', lines[end - 1] ?? ''))
    end += 1;
  return end - at;
}
