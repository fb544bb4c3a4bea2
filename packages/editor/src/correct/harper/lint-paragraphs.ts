import { RecentTexts } from '../../read/recent-texts.ts';
import { type EnglishDialect, type Finding, lintEnglish } from './linter.ts';

/** Characters of paragraphs that are remembered: about a hundred texts, a few megabytes. */
const MOST_CHARACTERS = 1_000_000;

/** Findings of paragraphs seen lately, in their own offsets, by dialect. */
const seen: Readonly<Record<EnglishDialect, RecentTexts<readonly Finding[]>>> = {
  american: new RecentTexts(MOST_CHARACTERS),
  british: new RecentTexts(MOST_CHARACTERS),
};

/** What stands between paragraphs of a projection. */
const BREAK = '\n\n';

/** Characters that are linted at once. */
const PORTION = 2_000;

/**
 * Lints prose by paragraph. Those seen before, in whatever text, are not linted again, so that a second pass over a text that
 * has changed a little costs little. The others are linted together.
 */
export async function lintParagraphs(prose: string, dialect: EnglishDialect): Promise<Finding[]> {
  const known = seen[dialect];
  const paragraphs = prose.split(BREAK);
  const fresh = [
    ...new Set(paragraphs.filter((paragraph) => known.get(paragraph) === undefined && isProse(paragraph))),
  ];
  const found = split(await lintFresh(fresh, dialect), fresh);
  for (const [at, paragraph] of fresh.entries()) known.set(paragraph, found[at] ?? []);
  const findings: Finding[] = [];
  let from = 0;
  for (const paragraph of paragraphs) {
    // what was just linted may have been pushed out again by the rest of a long text
    const own = known.get(paragraph) ?? found[fresh.indexOf(paragraph)] ?? [];
    for (const finding of own) findings.push(shifted(finding, from));
    from += paragraph.length + BREAK.length;
  }
  return findings;
}

/** Shorter paragraphs take no time, whatever they hold. */
const LONG = 1_000;
/** Letters that prose has at least of all its characters. */
const LEAST_LETTERS = 0.25;

/** A long row of marks with some words is no prose, and thousands of quotation marks that open take the linter seconds. */
function isProse(paragraph: string): boolean {
  if (paragraph.length < LONG) return true;
  return (paragraph.match(/\p{L}/gu)?.length ?? 0) >= LEAST_LETTERS * paragraph.length;
}

/** Findings in the paragraphs joined. Of a long text the linter can be renewed in between. */
async function lintFresh(fresh: readonly string[], dialect: EnglishDialect): Promise<Finding[]> {
  const findings: Finding[] = [];
  let from = 0;
  for (const portion of portions(fresh)) {
    const prose = portion.join(BREAK);
    const found = prose.trim() === '' ? [] : await lintEnglish(prose, dialect);
    for (const finding of found) findings.push(shifted(finding, from));
    from += prose.length + BREAK.length;
  }
  return findings;
}

/** Paragraphs one behind the other, as many in a portion as have room, at least one. */
function portions(paragraphs: readonly string[]): string[][] {
  const all: string[][] = [];
  let room = 0;
  for (const paragraph of paragraphs) {
    if (all.length === 0 || paragraph.length > room) {
      all.push([]);
      room = PORTION;
    }
    all.at(-1)?.push(paragraph);
    room -= paragraph.length;
  }
  return all;
}

/** The findings of each paragraph, in its own offsets. */
function split(findings: readonly Finding[], paragraphs: readonly string[]): Finding[][] {
  let at = 0;
  let from = 0;
  return paragraphs.map((paragraph) => {
    const own: Finding[] = [];
    const end = from + paragraph.length;
    for (let next = findings[at]; next !== undefined && next.from < end + BREAK.length; next = findings[at]) {
      if (next.to <= end) own.push(shifted(next, -from));
      at += 1;
    }
    from = end + BREAK.length;
    return own;
  });
}

function shifted(finding: Finding, by: number): Finding {
  return { ...finding, from: finding.from + by, to: finding.to + by };
}
