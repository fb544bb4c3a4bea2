import type { TrialDocument } from '../documents/trial-document.ts';
import { strays } from '../judging/strays.ts';
import { about, namingGone } from '../judging/touched.ts';
import type { Operation } from '../operation.ts';
import { type Item, itemsOf, mentionsIn, requirementsOf } from '../reading/items.ts';
import { sameTitle, sectionsOf, sectionTitled } from '../reading/sections.ts';
import { unitsOf } from '../reading/units.ts';
import type { Revision } from '../revision.ts';
import { slot } from '../slots.ts';
import { named, plainRequirements } from './drawing.ts';

/** A section that shall go, with all that is in it. */
export const removeSection: Operation = {
  name: 'remove-section',
  excused: ['C1', 'C3', 'C4', 'C13'],
  fillings: (document) => dispensable(document).map((heading) => ({ slots: { heading } })),
  faults: (revision) => {
    const heading = slot(revision.slots, 'heading');
    const titles = sectionsOf(revision.before).map(({ title }) => title);
    const left = sectionsOf(revision.after).map(({ title }) => title);
    return [
      ...(left.join() === titles.filter((title) => title !== heading).join()
        ? []
        : [`other headings are left than all but "${heading}"`]),
      ...strays(revision, (unit) => unit.section === heading || namingGone(unit)),
    ];
  },
};

/** A requirement that shall go, by its id. */
export const removeId: Operation = {
  name: 'remove-id',
  excused: ['C4', 'C13'],
  fillings: (document) => plainRequirements(document).map(({ id }) => ({ slots: { id } })),
  faults: (revision) => {
    const id = slot(revision.slots, 'id');
    return withoutItem(revision, (item) => item.id === id);
  },
};

/** A requirement that shall go, by what it is about. */
export const removeTopic: Operation = {
  name: 'remove-topic',
  excused: ['C4', 'C13'],
  fillings: ({ annotations }) => named(annotations.requirements),
  faults: (revision) => {
    const begins = slot(revision.slots, 'says');
    return withoutItem(revision, ({ text }) => text.startsWith(begins));
  },
};

/** An open question that shall go, by what it is about. */
export const removeQuestion: Operation = {
  name: 'remove-question',
  excused: ['C4', 'C13', 'C3'],
  fillings: ({ annotations }) => named(annotations.openQuestions),
  faults: (revision) => {
    const begins = slot(revision.slots, 'says');
    return withoutItem(revision, ({ text, prefix }) => prefix === 'Q' && text.startsWith(begins));
  },
};

/** What is wrong where one numbered part was to go: it is still there, another one went, or something still speaks of it alone. */
function withoutItem(revision: Revision, isMeant: (item: Item) => boolean): string[] {
  const item = itemsOf(revision.before).find(isMeant);
  if (!item) return ['the part was not there before'];
  const { gone, added } = revision.aligned;
  const still = unitsOf(revision.before)
    .filter(({ text }) => mentionsIn(text).join() === item.id)
    .map(({ text }) => bare(text))
    .filter((text) => text.length > 10 && unitsOf(revision.after).some((unit) => bare(unit.text) === text));
  const follows = (other: Item) => other.prefix === 'Q' && mentionsIn(other.text).includes(item.id);
  return [
    ...(gone.some(({ id }) => id === item.id) ? [] : [`${item.id} is still there`]),
    ...gone.filter((other) => other.id !== item.id && !follows(other)).map(({ id }) => `${id} went as well`),
    ...added.map((id) => `${id} is new`),
    ...still.map((text) => `still told: ${text}`),
    ...strays(revision, about(revision, item)),
  ];
}

function bare(text: string): string {
  return text
    .replace(/\b(?:N?FR|Q|R|A|US|T)-\d+\b/gu, '')
    .replace(/\(\s*\)/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Sections that hold nothing another part of the document rests on. */
function dispensable({ text }: TrialDocument): string[] {
  const numbered = new Set(requirementsOf(text).map(({ id }) => id));
  return sectionsOf(text)
    .filter(({ level, title }) => level === 2 && sectionTitled(text, title) !== undefined)
    .filter(
      ({ all, title }) =>
        !sameTitle(title, 'Summary') &&
        !all.some((line) => /^(?:\||```|#|<|\s*- \*\*(?:Type|Status))/u.test(line)) &&
        !itemsOf(all.join('\n')).some(({ id }) => numbered.has(id)),
    )
    .map(({ title }) => title);
}
