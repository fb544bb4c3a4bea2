import { strays } from '../judging/strays.ts';
import type { Operation } from '../operation.ts';
import { slot } from '../slots.ts';

const NAMES = ['Priya Shah', 'Tom Becker', 'Inès Laurent', 'Diego Ramos'];

/** What says in a line that somebody answers for the document. */
const OWNING =
  /own(?:er|s)|author|responsible|assignee|lead|verantwort|responsable|propriétaire|zuständig|eigent/iu;

/** Who answers for the document or the work. */
export const setOwner: Operation = {
  name: 'set-owner',
  excused: ['C5'],
  fillings: () => NAMES.map((name) => ({ slots: { name } })),
  faults: (revision) => {
    const name = slot(revision.slots, 'name');
    const named = revision.changes.added.filter(({ text }) => text.includes(name));
    return [
      ...(named.length === 1 && OWNING.test(named[0]?.text ?? '')
        ? []
        : [`no one line has ${name} as owner`]),
      ...strays(
        revision,
        ({ text }) => text.includes(name) || /^- \*\*Author:|names no owner|\bowner\b/iu.test(text),
      ),
    ];
  },
};
