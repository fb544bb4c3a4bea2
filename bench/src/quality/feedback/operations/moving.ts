import type { TrialDocument } from '../documents/trial-document.ts';
import { strays } from '../judging/strays.ts';
import { about } from '../judging/touched.ts';
import type { Filling, Operation } from '../operation.ts';
import { bindingsOf, unbound } from '../reading/binding.ts';
import { itemsOf } from '../reading/items.ts';
import { sectionsOf } from '../reading/sections.ts';
import { type Unit, unitsOf } from '../reading/units.ts';
import { says } from '../reading/words.ts';
import type { Revision } from '../revision.ts';
import { slot } from '../slots.ts';
import { NON_GOALS } from './adding-entries.ts';
import { plainRequirements } from './drawing.ts';

/** A section, with all that is in it, right before or right after another. */
export const moveSection: Operation = {
  name: 'move-section',
  excused: ['C1', 'C12'],
  fillings: (document, variant = 'before') => movable(document, variant),
  faults: (revision) => {
    const { before, after, slots } = revision;
    const heading = slot(slots, 'heading');
    const other = slot(slots, 'heading2');
    const titles = chaptersOf(before).filter((title) => title !== heading);
    const at = titles.indexOf(other) + (slot(slots, 'where') === 'after' ? 1 : 0);
    const expected = [...titles.slice(0, at), heading, ...titles.slice(at)];
    const bodyOf = (document: string) =>
      unitsOf(document)
        .filter((unit) => unit.section === heading)
        .map(({ text }) => text);
    return [
      ...(chaptersOf(after).join('\n') === expected.join('\n')
        ? []
        : [`order: ${chaptersOf(after).join(', ')}`]),
      ...(bodyOf(before).join('\n') === bodyOf(after).join('\n') ? [] : [`${heading} says something else`]),
      ...strays(revision, (unit) => unit.section === heading || onlyMoved(revision, unit)),
    ];
  },
};

/** A requirement that is not to be done after all, and is told among what is not. */
export const moveToNonGoals: Operation = {
  name: 'move-to-non-goals',
  fillings: (document) =>
    sectionsOf(document.text).some(({ title }) => NON_GOALS.test(title))
      ? plainRequirements(document).map(({ id }) => ({ slots: { id } }))
      : [],
  faults: (revision) => {
    const item = itemsOf(revision.before).find(({ id }) => id === slot(revision.slots, 'id'));
    if (!item) return ['the requirement was not there before'];
    const told = revision.changes.added.filter(
      ({ section, text }) => NON_GOALS.test(section) && says(text, unbound(item.text)),
    );
    const touched = about(revision, item);
    return [
      ...(revision.aligned.gone.some(({ id }) => id === item.id) ? [] : [`${item.id} is still there`]),
      ...(told.length === 1 ? [] : [`told ${told.length} times among the non-goals`]),
      ...told
        .filter(({ text }) => bindingsOf(text).length > 0)
        .map(({ text }) => `a non-goal that binds: ${text}`),
      ...strays(revision, (unit) => touched(unit) || told.includes(unit)),
    ];
  },
};

/** Whether a unit went and came as it was. */
function onlyMoved({ changes }: Revision, { text }: Unit): boolean {
  const times = (units: readonly Unit[]) => units.filter((unit) => unit.text === text).length;
  return times(changes.removed) === times(changes.added);
}

/** Pairs of chapters of which the first does not stand where it shall. */
function movable({ text }: TrialDocument, where: string): Filling[] {
  const titles = chaptersOf(text).slice(1);
  return titles.flatMap((heading, at) =>
    titles
      .filter((_, other) => (where === 'after' ? other > at + 1 : other < at - 1))
      .map((heading2) => ({ slots: { heading, heading2, where } })),
  );
}

function chaptersOf(document: string): string[] {
  return sectionsOf(document)
    .filter(({ level }) => level === 2)
    .map(({ title }) => title);
}
