const opening = '{([';
const closing = '})]';

/** The text with everything within brackets of any kind covered, so that patterns see only what stands outside them; offsets stay. */
export function outside(text: string): string {
  let depth = 0;
  let covered = '';
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (closing.includes(sign)) depth = Math.max(0, depth - 1);
    covered += depth === 0 ? sign : within;
    if (opening.includes(sign)) depth += 1;
  }
  return covered;
}

/** Stands for what is covered: a sign that no text of ours holds. */
const within = '\uE012';

/** The parts of a text between marks that stand outside brackets, trimmed; empty ones are left out. */
export function partsOutside(text: string, marks: RegExp): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const { index, 0: mark } of outside(text).matchAll(marks)) {
    parts.push(text.slice(from, index));
    from = index + mark.length;
  }
  return [...parts, text.slice(from)].map((part) => part.trim()).filter((part) => part !== '');
}
