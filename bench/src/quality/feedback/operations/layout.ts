import type { TrialDocument } from '../documents/trial-document.ts';
import { strays } from '../judging/strays.ts';
import type { Filling, Operation } from '../operation.ts';
import { type Section, sectionsOf, sectionTitled } from '../reading/sections.ts';
import { contentOf, wordsOf } from '../reading/words.ts';
import type { Revision } from '../revision.ts';
import { slot } from '../slots.ts';

/** A paragraph as a list. */
export const toBullets: Operation = {
  name: 'to-bullets',
  excused: ['R1'],
  fillings: (document) =>
    drawn(document, (lines) => lines.length === 1 && /^\p{L}.*\p{L}[.!?] \p{Lu}/u.test(lines[0] ?? '')),
  faults: (revision) => shapeFaults(revision, (lines) => lines.length > 1 && lines.every(isBullet)),
};

/** A list with numbers in place of its bullets. */
export const toNumbered: Operation = {
  name: 'to-numbered',
  fillings: (document) => drawn(document, isList),
  faults: (revision) =>
    shapeFaults(revision, (lines) => lines.every((line, at) => line.startsWith(`${at + 1}. `))),
};

/** A list as a table, a row an entry. */
export const toTable: Operation = {
  name: 'to-table',
  fillings: (document) => drawn(document, isList),
  faults: (revision) =>
    shapeFaults(
      revision,
      (lines, entries) => lines.every((line) => line.startsWith('|')) && lines.length === entries + 2,
    ),
};

/** What is wrong with a section that was to look otherwise and say the same. */
function shapeFaults(revision: Revision, isRight: (lines: string[], entries: number) => boolean): string[] {
  const heading = slot(revision.slots, 'heading');
  const before = linesOf(sectionTitled(revision.before, heading));
  const after = linesOf(sectionTitled(revision.after, heading));
  const lost = [...contentOf(before.join(' '))].filter((word) => !contentOf(after.join(' ')).has(word));
  const more = wordsOf(after.join(' ')).length - wordsOf(before.join(' ')).length;
  return [
    ...(isRight(after, before.length) ? [] : [`not in that form: ${after.join(' / ')}`]),
    ...lost.map((word) => `lost: ${word}`),
    ...(more <= 2 + after.length ? [] : ['says more than before']),
    ...strays(revision, (unit) => unit.heading === heading),
  ];
}

/** Sections of another form that hold nothing numbered. */
function drawn({ text }: TrialDocument, isOf: (lines: readonly string[]) => boolean): Filling[] {
  return sectionsOf(text)
    .filter((section) => section.level > 1 && section.own.length === section.all.length)
    .filter((section) => isOf(linesOf(section)) && sectionTitled(text, section.title) !== undefined)
    .map(({ title }) => ({ slots: { heading: title } }));
}

function isList(lines: readonly string[]): boolean {
  return lines.length > 1 && lines.every((line) => isBullet(line) && !/\*\*\w+-\d+/u.test(line));
}

function isBullet(line: string): boolean {
  return line.startsWith('- ');
}

function linesOf(section: Section | undefined): string[] {
  return (section?.own ?? []).filter((line) => line.trim() !== '');
}
