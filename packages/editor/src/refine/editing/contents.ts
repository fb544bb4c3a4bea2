import type { Link, ListItem } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { endOf, type Outline, outlineOf, type Section, startOf } from '../../document/outline.ts';
import { type Splice, splice, wholeLines } from './splice.ts';

/** A line of a table of contents, or any other link to a heading of its own document. */
interface Reference {
  readonly link: Link;
  readonly slug: string;
  /** The line it is all of. */
  readonly item: ListItem | null;
}

/**
 * The text after a change, in which links to headings lead where they led before: those to a heading with another title
 * take its name, lines of a table of contents go with their heading and stand in the order of the headings.
 */
export function withContents(before: string, after: string): string {
  if (!/\]\(#/u.test(after)) return after;
  const [old, fresh] = [outlineOf(before), outlineOf(after)];
  const titles = ({ sections }: Outline) => sections.map((one) => one.title).join('\n');
  if (titles(old) === titles(fresh)) return after;
  const renamed = renamedIn(old, fresh);
  const live = new Set(fresh.sections.map((one) => slugOf(one.title)));
  const splices = referencesIn(fresh).flatMap(({ link, slug, item }): Splice[] => {
    if (live.has(slug)) return [];
    const title = renamed.get(slug);
    const was = old.sections.find((one) => slugOf(one.title) === slug);
    if (title !== undefined && was) {
      const words =
        plainText(link) === was.title
          ? title
          : after.slice(startOf(link) + 1, endOf(link)).replace(/\]\(#.*$/su, '');
      return [{ start: startOf(link), end: endOf(link), text: `[${words}](#${slugOf(title)})` }];
    }
    return was && item ? [wholeLines(after, startOf(item), endOf(item) - 1)] : [];
  });
  return inOrder(renumbered(splice(after, splices)));
}

/** The anchor that Markdown gives a heading. */
function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/gu, '-');
}

/** New titles by the anchors of old ones: headings that stand between the same neighbours, or before the same text. */
function renamedIn(old: Outline, fresh: Outline): Map<string, string> {
  const kept = new Set(fresh.sections.map((one) => one.title));
  const known = new Set(old.sections.map((one) => one.title));
  const bodyOf = (outline: Outline, section: Section) =>
    outline.text.slice(section.headingEnd, section.bodyEnd).trim();
  const added = fresh.sections.filter((one) => !known.has(one.title));
  return new Map(
    old.sections
      .filter((one) => !kept.has(one.title))
      .flatMap((one): [string, string][] => {
        const body = bodyOf(old, one);
        const heir = added.find(
          (other) => other.level === one.level && bodyOf(fresh, other).startsWith(body),
        );
        return heir ? [[slugOf(one.title), heir.title]] : [];
      }),
  );
}

function referencesIn(outline: Outline): Reference[] {
  const found: Reference[] = [];
  visit(outline.tree, 'link', (link, _index, parent) => {
    const slug = /^#(.+)$/u.exec(link.url)?.[1];
    if (slug !== undefined)
      found.push({ link, slug, item: parent?.children.length === 1 ? itemOf(outline, link) : null });
  });
  return found;
}

function itemOf(outline: Outline, link: Link): ListItem | null {
  let own: ListItem | null = null;
  visit(outline.tree, 'listItem', (item) => {
    if (plainText(item) === plainText(link) && startOf(item) <= startOf(link) && endOf(item) >= endOf(link))
      own = item;
  });
  return own;
}

/** The text with the numbers of a numbered table of contents closing their gaps. */
function renumbered(text: string): string {
  const outline = outlineOf(text);
  const splices: Splice[] = [];
  visit(outline.tree, 'list', (list) => {
    if (!list.ordered || !list.children.every((item) => isReference(text, item))) return;
    for (const [at, item] of list.children.entries()) {
      const number = /^\d{1,3}/u.exec(text.slice(startOf(item), startOf(item) + 3))?.[0] ?? '';
      splices.push({
        start: startOf(item),
        end: startOf(item) + number.length,
        text: String((list.start ?? 1) + at),
      });
    }
  });
  return splice(text, splices);
}

function isReference(text: string, item: ListItem): boolean {
  return /^(?:[*+-]|\d{1,3}[.)])\s+\[[^\]\n]{1,200}\]\(#[^)\s]{1,200}\)\s*$/u.test(
    text.slice(startOf(item), endOf(item)),
  );
}

/** The text with the lines of flat tables of contents in the order of the headings they lead to. */
function inOrder(text: string): string {
  const outline = outlineOf(text);
  const places = new Map(outline.sections.map((one) => [slugOf(one.title), one.start]));
  const splices: Splice[] = [];
  visit(outline.tree, 'list', (list) => {
    const lines = list.children.map((item) => {
      const raw = text.slice(startOf(item), endOf(item));
      const mark = /^(?:[*+-]|\d{1,3}[.)])\s+/u.exec(raw)?.[0] ?? '';
      const place = places.get(/\]\(#([^)\s]+)\)\s*$/u.exec(raw)?.[1] ?? '');
      return { start: startOf(item) + mark.length, end: endOf(item), words: raw.slice(mark.length), place };
    });
    if (lines.length < 2 || !list.children.every((item) => isReference(text, item))) return;
    const sorted = lines.toSorted((left, right) => (left.place ?? 0) - (right.place ?? 0));
    if (lines.some((line) => line.place === undefined)) return;
    splices.push(...lines.map(({ start, end }, at) => ({ start, end, text: sorted[at]?.words ?? '' })));
  });
  return splice(text, splices);
}
