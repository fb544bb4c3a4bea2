import { strays } from '../judging/strays.ts';
import type { Operation } from '../operation.ts';
import { sectionsOf } from '../reading/sections.ts';
import { slot } from '../slots.ts';

/** Another name for a section, and for whatever names it. */
export const renameHeading: Operation = {
  name: 'rename-heading',
  excused: ['C1'],
  fillings: ({ annotations }) =>
    (annotations.headings ?? []).map(([heading, other]) => ({ slots: { heading, new: other } })),
  faults: (revision) => {
    const { before, after, slots } = revision;
    const heading = slot(slots, 'heading');
    const other = slot(slots, 'new');
    const expected = sectionsOf(before).map(({ title }) => (title === heading ? other : title));
    const found = sectionsOf(after).map(({ title }) => title);
    const quoted = new RegExp(`[“"„«]\\s?${heading}\\s?[”"“»]`, 'u');
    return [
      ...(found.join('\n') === expected.join('\n')
        ? []
        : [`headings: ${found.filter((title) => !expected.includes(title)).join(', ')}`]),
      ...(quoted.test(after) ? [`still called "${heading}" somewhere`] : []),
      ...strays(revision, ({ text }) => text.includes(heading) || text.includes(other)),
    ];
  },
};

/** Another title for the document, and for whatever names it. */
export const renameDocument: Operation = {
  name: 'rename-document',
  fillings: ({ annotations }) => [{ slots: { new: annotations.title } }],
  faults: (revision) => {
    const title = slot(revision.slots, 'new');
    const old = sectionsOf(revision.before)[0]?.title ?? '';
    const now = sectionsOf(revision.after)[0];
    return [
      ...(now?.title === title && now.level === 1 ? [] : [`the title is "${now?.title}"`]),
      ...strays(revision, ({ text }) => text.includes(old) || text.includes(title)),
    ];
  },
};
