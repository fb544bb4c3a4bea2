import { strays } from '../judging/strays.ts';
import type { Operation } from '../operation.ts';
import { sectionsOf } from '../reading/sections.ts';
import { type Unit, unitsOf } from '../reading/units.ts';
import { wordsOf } from '../reading/words.ts';
import type { Revision } from '../revision.ts';
import { slot } from '../slots.ts';

/** One word for another wherever it stands. */
export const replaceTerm: Operation = {
  name: 'replace-term',
  excused: ['C3', 'C4', 'C13'],
  fillings: ({ annotations }) =>
    (annotations.terms ?? []).map(([old, other]) => ({ slots: { old, new: other } })),
  faults: (revision) => replaced(revision, () => true),
};

/** One word for another in one section, and nowhere else. */
export const replaceTermInSection: Operation = {
  name: 'replace-term-in-section',
  excused: ['C3', 'C4', 'C13'],
  fillings: ({ annotations, text }) =>
    (annotations.terms ?? []).flatMap(([old, other]) =>
      sectionsOf(text)
        .filter(({ own, level, title }) => level > 1 && !has(title, old) && has(own.join('\n'), old))
        .map(({ title }) => ({ slots: { old, new: other, heading: title } })),
    ),
  faults: (revision) => {
    const heading = slot(revision.slots, 'heading');
    return replaced(revision, (unit) => unit.heading === heading || unit.section === heading);
  },
};

function replaced(revision: Revision, inPlace: (unit: Unit) => boolean): string[] {
  const old = slot(revision.slots, 'old');
  const other = slot(revision.slots, 'new');
  const { before, after } = revision.aligned;
  const expected = unitsOf(before).filter((unit) => inPlace(unit) && has(bare(unit.text), old));
  const there = new Set(unitsOf(after).map(({ text }) => withoutArticles(text)));
  return [
    ...unitsOf(after)
      .filter((unit) => inPlace(unit) && has(bare(unit.text), old))
      .map(({ text }) => `still "${old}": ${text}`),
    ...expected
      .filter(({ text }) => !there.has(withoutArticles(replacing(text, old, other))))
      .map(({ text }) => `not worded alike: ${text}`),
    ...strays(revision, (unit) => (has(unit.text, old) || has(unit.text, other)) && inPlace(unit)),
  ];
}

const ARTICLE = /^(?:an?|the|le|la|les|l|un|une|el|der|die|das|den|dem|des)$/u;

/** The words of a text but its articles, which follow the new word. */
function withoutArticles(text: string): string {
  return wordsOf(text)
    .filter((word) => !ARTICLE.test(word))
    .join(' ');
}

function replacing(text: string, old: string, other: string): string {
  return text.replace(formsOf(old), (_, plural?: string) => `${other}${plural ? 's' : ''}`);
}

/** A text without code and without what it quotes of its source. */
function bare(text: string): string {
  return text.replace(/`[^`]*`|[“„«][^”“»]*[”“»]/gu, ' ');
}

function has(text: string, term: string): boolean {
  return formsOf(term).test(text);
}

/** A word with or without the plural, whatever its case. */
function formsOf(term: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])${term}(e?s)?(?![\\p{L}\\p{N}])`, 'giu');
}
