import { isPlaceholder, strays } from '../judging/strays.ts';
import type { Operation } from '../operation.ts';
import { requirementsOf } from '../reading/items.ts';
import { type Section, sectionsOf, sectionTitled } from '../reading/sections.ts';
import { contentOf, wordsOf } from '../reading/words.ts';
import type { Revision } from '../revision.ts';
import { slot } from '../slots.ts';

/** What a shorter text may have at most of the words there were. */
const SHORTER = 0.95;
const LEAST_WORDS = 20;

/** The whole document in fewer words: no requirement is lost, and none says more than before. */
export const shortenDocument: Operation = {
  name: 'shorten-document',
  excused: ['C13'],
  fillings: () => [{ slots: {} }],
  faults: (revision) => {
    const { before, after } = revision;
    const [from, to] = [requirementsOf(before).length, requirementsOf(after).length];
    return [
      ...tooLong(before, after),
      ...(to === from ? [] : [`${from} requirements became ${to}`]),
      ...invented(revision),
    ];
  },
};

/** One section in fewer words, and the others as they were. */
export const shortenSection: Operation = {
  name: 'shorten-section',
  excused: ['C13'],
  fillings: ({ text }) =>
    sectionsOf(text)
      .filter(isProse)
      .map(({ title }) => ({ slots: { heading: title } })),
  faults: (revision) => {
    const heading = slot(revision.slots, 'heading');
    const textOf = (document: string) => sectionTitled(document, heading)?.all.join('\n') ?? '';
    return [
      ...tooLong(textOf(revision.before), textOf(revision.after)),
      ...(contentOf(textOf(revision.after)).size === 0 ? [`nothing is left of ${heading}`] : []),
      ...invented(revision),
      ...strays(revision, (unit) => unit.section === heading || unit.heading === heading),
    ];
  },
};

function tooLong(before: string, after: string): string[] {
  const [from, to] = [proseOf(before).length, proseOf(after).length];
  return to <= from * SHORTER ? [] : [`${from} words became ${to}`];
}

/** The words of a document without its code. */
function proseOf(document: string): string[] {
  return wordsOf(document.replace(/^```[\s\S]*?^```/gmu, ' '));
}

/** What a shortened text says that the longer one did not. */
function invented({ before, changes }: Revision): string[] {
  const there = contentOf(before);
  return changes.added
    .filter((unit) => !isPlaceholder(unit))
    .filter(({ text }) => [...contentOf(text)].some((word) => !there.has(word)))
    .map(({ text }) => `said anew: ${text}`);
}

/** Whether a section is a paragraph of a few sentences, of which some can go. */
function isProse({ own, all, level }: Section): boolean {
  const lines = own.filter((line) => line.trim() !== '');
  return (
    level > 1 &&
    own.length === all.length &&
    lines.every((line) => /^\p{L}/u.test(line)) &&
    lines.some((line) => /\p{L}[.!?] \p{Lu}/u.test(line)) &&
    wordsOf(lines.join(' ')).length >= LEAST_WORDS
  );
}
