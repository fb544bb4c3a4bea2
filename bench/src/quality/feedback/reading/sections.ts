/** A heading with the lines under it. */
export interface Section {
  readonly title: string;
  /** 1 for `#`. */
  readonly level: number;
  /** The lines up to the next heading of any level. */
  readonly own: readonly string[];
  /** The lines up to the next heading of its level or above, headings among them. */
  readonly all: readonly string[];
}

/** The sections of a Markdown document in reading order. A `#` inside a fence is no heading. */
export function sectionsOf(document: string): Section[] {
  const lines = document.split('\n');
  const headings = headingsOf(lines);
  return headings.map(({ at, level, title }, position) => {
    const next = headings[position + 1]?.at ?? lines.length;
    const closing = headings.slice(position + 1).find((later) => later.level <= level)?.at ?? lines.length;
    return { title, level, own: lines.slice(at + 1, next), all: lines.slice(at + 1, closing) };
  });
}

/** The section of a title; undefined where none or several have it. */
export function sectionTitled(document: string, title: string): Section | undefined {
  const found = sectionsOf(document).filter((section) => sameTitle(section.title, title));
  return found.length === 1 ? found[0] : undefined;
}

/** Whether two titles are the same, but for case and the marks of code. */
export function sameTitle(one: string, other: string): boolean {
  return plainTitle(one) === plainTitle(other);
}

/** What stands under a heading without blank lines. */
export function bodyOf(section: Section | undefined): string[] {
  return (section?.all ?? []).filter((line) => line.trim() !== '');
}

function plainTitle(title: string): string {
  return title.replaceAll('`', '').trim().toLowerCase();
}

function headingsOf(lines: readonly string[]): { at: number; level: number; title: string }[] {
  const found: { at: number; level: number; title: string }[] = [];
  let fenced = false;
  lines.forEach((line, at) => {
    if (/^\s*(?:```|~~~)/u.test(line)) fenced = !fenced;
    const heading = fenced ? null : /^(#{1,6}) (.+)$/u.exec(line);
    if (heading) found.push({ at, level: heading[1]?.length ?? 1, title: heading[2]?.trim() ?? '' });
  });
  return found;
}
