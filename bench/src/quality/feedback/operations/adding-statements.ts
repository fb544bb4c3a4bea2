import { leaks } from '../judging/leaks.ts';
import { strays } from '../judging/strays.ts';
import type { Operation } from '../operation.ts';
import { sameTitle, sectionTitled } from '../reading/sections.ts';
import type { Unit } from '../reading/units.ts';
import { says } from '../reading/words.ts';
import type { Revision } from '../revision.ts';
import { slot } from '../slots.ts';

/** A statement that a section shall make as well. */
export const addFact: Operation = {
  name: 'add-fact',
  fillings: ({ annotations }) =>
    (annotations.facts ?? []).map(([heading, fact]) => ({ slots: { heading, fact } })),
  faults: (revision) => {
    const heading = slot(revision.slots, 'heading');
    return stated(revision, heading, []);
  },
};

/** A section that is not there yet, with what it says. */
export const addSection: Operation = {
  name: 'add-section',
  fillings: ({ annotations }) =>
    (annotations.sections ?? []).map(([title, fact]) => ({ slots: { new: title, fact } })),
  faults: (revision) => {
    const title = slot(revision.slots, 'new');
    const section = sectionTitled(revision.after, title);
    return stated(
      revision,
      title,
      section?.level === 2 && section.title === title ? [] : [`no section "${title}"`],
    );
  },
};

function stated(revision: Revision, heading: string, faults: readonly string[]): string[] {
  const fact = slot(revision.slots, 'fact');
  const inPlace = (unit: Unit) => sameTitle(unit.heading, heading) || sameTitle(unit.section, heading);
  const meant = revision.changes.added.filter((unit) => inPlace(unit) && says(unit.text, fact));
  const isHeading = (unit: Unit) => faults.length === 0 && unit.text === `## ${heading}`;
  return [
    ...faults,
    ...(meant.length === 1 ? [] : [`said ${meant.length} times in ${heading}: ${fact}`]),
    ...meant.flatMap((unit) => leaks(revision, unit.text)),
    ...strays(revision, (unit) => meant.includes(unit) || isHeading(unit)),
  ];
}
