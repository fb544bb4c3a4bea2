/** What a chat model says before the text it was asked for. A line of its own that ends in a colon, in one short line. */
export const PREAMBLE =
  /^(?:sure|certainly|of course|absolutely|okay|ok|great|gladly|here(?:'s|’s| is| are)|below is|gerne|natürlich|hier ist|voici|bien sûr|aquí (?:está|tienes)|claro|ecco|certo)\b[^\n]{0,200}[:.!]$/iu;

const THINKING_ENDS = /<\/(?:think|thinking|thought|reasoning)>/iu;

const AFTERWORD =
  /^(?:let me know|feel free|i hope (?:this|that)|hope this helps|would you like|if you (?:need|want|have|would)|is there anything)\b[^\n]{0,300}$/iu;

export const OPENING_FENCE = /^(`{3,10}|~{3,10})(?:markdown|md|text|txt)?$/iu;

/**
 * A chat model's answer without what belongs to the chat: a fence around the whole, a preamble, an afterword. Only what the
 * source does not begin or end with itself is taken away, and never the whole answer.
 *
 * @param source the text the answer was made of
 */
export function cleanAnswer(answer: string, source: string): string {
  const bare = withoutFence(withoutPreamble(withoutThinking(answer.trim(), source), source), source);
  const cleaned = withoutAfterword(withoutPreamble(bare, source), source);
  return withEndOf(answer, cleaned === '' ? answer.trim() : cleaned);
}

/** What ends in such a tag without having begun in one: the template of the model began it. */
function withoutThinking(answer: string, source: string): string {
  const tag = THINKING_ENDS.exec(answer)?.[0];
  if (tag === undefined || source.includes(tag)) return answer;
  return answer.slice(answer.lastIndexOf(tag) + tag.length).trim();
}

function withoutPreamble(answer: string, source: string): string {
  const end = answer.indexOf('\n');
  if (end === -1) return answer;
  const line = answer.slice(0, end).trim();
  if (!PREAMBLE.test(line) || source.trimStart().startsWith(line)) return answer;
  return answer.slice(end).trimStart();
}

function withoutAfterword(answer: string, source: string): string {
  const start = answer.lastIndexOf('\n');
  if (start === -1) return answer;
  const line = answer.slice(start).trim();
  if (!AFTERWORD.test(line) || source.includes(line)) return answer;
  return answer
    .slice(0, start)
    .replace(/\n[-*_]{3,10}\s{0,10}$/u, '')
    .trimEnd();
}

/** A fence that opens in the first line and is closed by the last one, not by one between. */
function withoutFence(answer: string, source: string): string {
  const lines = answer.split('\n').map((line) => line.trimEnd());
  const fence = OPENING_FENCE.exec(lines[0] ?? '')?.[1];
  if (fence === undefined || lines.length < 3 || source.trimStart().startsWith(fence)) return answer;
  if (lines.at(-1) !== fence || !isWhole(lines.slice(1, -1), fence)) return answer;
  return answer.split('\n').slice(1, -1).join('\n');
}

/** Whether every fence in these lines is opened, with the name of a language, and closed again. */
function isWhole(lines: readonly string[], fence: string): boolean {
  let open = false;
  for (const line of lines) {
    if (!line.startsWith(fence)) continue;
    if (!open && line === fence) return false;
    open = !open;
  }
  return !open;
}

/** The line break that the answer ended with, if it did. */
function withEndOf(answer: string, cleaned: string): string {
  return answer.endsWith('\n') ? `${cleaned}\n` : cleaned;
}
