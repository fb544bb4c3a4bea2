const verbs = '(?:GET|POST|PUT|PATCH|DELETE|HEAD)';
/** A line that notes a call, and no heading: "POST /bookings {room, from}", "- `GET /bookings/{id}`". */
const call = new RegExp(`^\\s{0,8}(?:[-*•]\\s{1,3})?\`?${verbs}\\s{1,3}\\/\\S`, 'u');
/** A heading that is a call and nothing else. */
const heading = new RegExp(`^#{1,6}\\s+\`?(${verbs}\\s{1,3}\\/[^\\s\`]*)\`?\\s*$`, 'u');
/** A call whose answers stand on its own line. */
const answered = /(?:->|→|=>)|(?<![\p{L}\d/])[1-5]\d\d(?![\p{L}\d])/u;
const status = String.raw`(?:(?:->|→|=>)\s?)?(?:(?:returns?|answers?|responds? with)\s)?([1-5]\d\d(?![\p{L}\d%]|\s?(?:ms|s|min|h|MB|KB|GB|items?|rows?|requests?|calls?)(?!\p{L})).*)$`;
/** "- 201 {id} / 409 if taken", "  - returns 404": what a call answers, on a line of its own. */
const answer = new RegExp(`^(?:\\s{0,8}[-*•]|\\s{2,8})\\s{0,3}${status}`, 'u');
/** The same below a heading, with a bullet or without one. */
const answerBelow = new RegExp(`^\\s{0,8}(?:[-*•]\\s{1,3})?${status}`, 'u');
/** "body: { origin, destination }" below a heading. */
const body =
  /^\s{0,8}(?:[-*•]\s{1,3})?(?:(?:request )?body|payload|takes|json):?\s{1,3}(\{[^{}]{1,400}\})\s*$/iu;
const between = /\s[/|]\s(?=[1-5]\d\d(?!\d))/gu;
const fence = /^\s{0,3}(?:```|~~~)/u;

/**
 * A text with the answers that are listed below a call on the line of that call, where the shorthand of calls is read; below a heading that is a
 * call, what is sent and answered makes such a line.
 */
export function withListedAnswers(text: string): string {
  if (!/[1-5]\d\d|\{/u.test(text)) return text;
  const lines: string[] = [];
  let open = false;
  let last: 'call' | 'answered' | null = null;
  let below: string | null = null;
  for (const line of text.split('\n')) {
    if (fence.test(line)) open = !open;
    const named = open ? undefined : heading.exec(line)?.[1];
    if (named !== undefined || open || /^#/u.test(line)) below = named ?? null;
    const sent: string | undefined = below === null ? undefined : body.exec(line)?.[1];
    const said: string | undefined =
      open || (last === null && below === null)
        ? undefined
        : ((last === null ? answerBelow : answer).exec(line)?.[1] ??
          (below === null ? undefined : answerBelow.exec(line)?.[1]));
    if (below !== null && (sent !== undefined || (said !== undefined && last === null))) {
      lines.push(`${below}${sent === undefined ? ` -> ${noted(said ?? '')}` : ` ${tight(sent)}`}`);
      last = sent === undefined ? 'answered' : 'call';
      below = sent === undefined ? null : below;
      continue;
    }
    if (said === undefined) {
      last = !open && call.test(line) && !answered.test(withoutPath(line)) ? 'call' : null;
      lines.push(last === 'call' ? tight(line) : line);
      continue;
    }
    const mark = last === 'call' ? ' ->' : ',';
    lines.push(`${(lines.pop() ?? '').replace(/[\s.,;:]+$/u, '')}${mark} ${noted(said)}`);
    last = 'answered';
  }
  return lines.join('\n');
}

function noted(said: string): string {
  return tight(said)
    .trim()
    .replace(/[.,;]$/u, '')
    .replace(between, ', ');
}

/** "{ from, to? }" without the blanks in its braces: behind a question mark a blank would end a sentence. */
function tight(said: string): string {
  return said.replace(/\{ +(?=\S)/gu, '{').replace(/(?<=\S) +\}/gu, '}');
}

/** What a call line says behind its path. */
function withoutPath(line: string): string {
  return line.replace(/\/\S+/u, '');
}
