import type { Hide } from './hide.ts';
import { paragraphRuns } from './paragraph-runs.ts';

/** Marks for each of which the parser looks through what stands before or behind it in the same paragraph. */
interface Crowd {
  /** What is counted. */
  readonly counted: RegExp;
  /** What is read as letters where too many were counted. */
  readonly hidden: RegExp;
  /** Most of a paragraph, a list item, a heading or a row of a table. */
  readonly most: number;
  /** Most of a run of lines without a blank one, whose parts may turn out to be one paragraph. */
  readonly mostOfRun: number;
}

const CROWDS: readonly Crowd[] = [
  // links, images, footnotes
  { counted: /[[\]]/g, hidden: /[[\]]/g, most: 800, mostOfRun: 3_000 },
  // emphasis and deletion; the bullet of a list, a rule and a fence are something else
  {
    counted: /[*_~]/g,
    hidden: /(?<=\S)[*_]+|[*_]+(?=\S)|(?<!~)~{1,2}(?!~)/g,
    most: 1_000,
    mostOfRun: 5_000,
  },
  // comments, instructions, declarations
  { counted: /<[!?]/g, hidden: /<(?=[!?])/g, most: 300, mostOfRun: 300 },
];

/** Where marks of a kind are more than any author sets, they are letters. */
export function hideCrowdedMarks(text: string, hide: Hide): string {
  const crowds = CROWDS.filter(({ counted, most }) => countOf(text, counted) > most);
  if (crowds.length === 0) return text;
  return paragraphRuns(text)
    .map((run) =>
      crowds.reduce<readonly string[]>((parts, crowd) => thinned(parts, crowd, hide), run).join(''),
    )
    .join('');
}

function thinned(
  parts: readonly string[],
  { counted, hidden, most, mostOfRun }: Crowd,
  hide: Hide,
): readonly string[] {
  const counts = parts.map((part) => countOf(part, counted));
  const isRunCrowded = counts.reduce((sum, count) => sum + count, 0) > mostOfRun;
  return parts.map((part, at) =>
    isRunCrowded || (counts[at] ?? 0) > most ? part.replace(hidden, hide) : part,
  );
}

function countOf(text: string, mark: RegExp): number {
  return text.match(mark)?.length ?? 0;
}
