/** A line that notes a call, and no heading: "POST /bookings {room, from}", "- `GET /bookings/{id}`". */
const call = /^\s{0,8}(?:[-*•]\s{1,3})?`?(?:GET|POST|PUT|PATCH|DELETE|HEAD)\s{1,3}\/\S/u;
/** A call whose answers stand on its own line. */
const answered = /(?:->|→|=>)|(?<![\p{L}\d/])[1-5]\d\d(?![\p{L}\d])/u;
/** "- 201 {id} / 409 if taken", "  - returns 404": what a call answers, on a line of its own. */
const answer =
  /^(?:\s{0,8}[-*•]|\s{2,8})\s{0,3}(?:(?:->|→|=>)\s?)?(?:(?:returns?|answers?|responds? with)\s)?([1-5]\d\d(?![\p{L}\d%]|\s?(?:ms|s|min|h|MB|KB|GB|items?|rows?|requests?|calls?)(?!\p{L})).*)$/u;
const between = /\s[/|]\s(?=[1-5]\d\d(?!\d))/gu;
const fence = /^\s{0,3}(?:```|~~~)/u;

/** A text with the answers that are listed below a call on the line of that call, where the shorthand of calls is read. */
export function withListedAnswers(text: string): string {
  if (!/[1-5]\d\d/u.test(text)) return text;
  const lines: string[] = [];
  let open = false;
  let last: 'call' | 'answered' | null = null;
  for (const line of text.split('\n')) {
    if (fence.test(line)) open = !open;
    const said = open || last === null ? undefined : answer.exec(line)?.[1];
    if (said === undefined) {
      last = !open && call.test(line) && !answered.test(withoutPath(line)) ? 'call' : null;
      lines.push(line);
      continue;
    }
    const mark = last === 'call' ? ' ->' : ',';
    const behind = said
      .trim()
      .replace(/[.,;]$/u, '')
      .replace(between, ', ');
    lines.push(`${(lines.pop() ?? '').replace(/[\s.,;:]+$/u, '')}${mark} ${behind}`);
    last = 'answered';
  }
  return lines.join('\n');
}

/** What a call line says behind its path. */
function withoutPath(line: string): string {
  return line.replace(/\/\S+/u, '');
}
