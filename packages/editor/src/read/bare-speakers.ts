/** A name, and what its bearer does, alone on a line: "Sofia (PM)", "Tom Berger". */
const head =
  /^(\p{L}[\p{L}\p{N}'’._-]{1,20}(?: \p{Lu}[\p{L}'’.-]{0,20}){0,2})(?: \(\p{L}[\p{L} /&-]{0,24}\))?:?$/u;
const fewestSpeakers = 2;
/** How often each of them speaks at least. */
const fewestTurns = 2;
/** Lines for each turn at most, on the average: between more of them words that recur are headings. */
const mostLines = 6;

/**
 * A conversation whose lines stand below the names of those who say them, as messengers copy it, with each line behind its name. Two of
 * those names recur, and each stands above something; any other text is as it was.
 */
export function withSpeakersInLine(text: string): string {
  const lines = text.split('\n');
  const heads = lines.map((line, at) =>
    head.test(line.trim()) && (lines[at + 1] ?? '').trim() !== '' ? line.trim() : null,
  );
  const turns = new Map<string, number>();
  for (const name of heads) if (name !== null) turns.set(name, (turns.get(name) ?? 0) + 1);
  const speakers = new Set([...turns].filter(([, count]) => count >= fewestTurns).map(([name]) => name));
  const spoken = heads.filter((name) => name !== null && speakers.has(name)).length;
  const isTalk = speakers.size >= fewestSpeakers && lines.length <= spoken * mostLines;
  if (!isTalk || !speakers.has(heads.find((name) => name !== null) ?? '')) return text;
  let speaker: string | null = null;
  return lines
    .flatMap((line, at) => {
      const name = heads[at] ?? null;
      if (name !== null && speakers.has(name)) {
        speaker = name.replace(/:$/u, '');
        return [];
      }
      return [speaker === null || line.trim() === '' ? line : `${speaker}: ${line.trim()}`];
    })
    .join('\n');
}
