import { leaks } from '../judging/leaks.ts';
import { strays } from '../judging/strays.ts';
import { naming } from '../judging/touched.ts';
import type { Operation } from '../operation.ts';
import { says } from '../reading/words.ts';
import { slot } from '../slots.ts';

/** The state of an RFC. */
export const rfcStatus: Operation = {
  name: 'rfc-status',
  fillings: ({ format }) =>
    format === 'RFC'
      ? ['Accepted', 'Rejected', 'Proposed', 'Withdrawn'].map((status) => ({ slots: { status } }))
      : [],
  faults: (revision) => [
    ...(revision.after.includes(`- **Status:** ${slot(revision.slots, 'status')}\n`)
      ? []
      : ['another status']),
    ...strays(revision, ({ line }) => line.startsWith('- **Status:**')),
  ],
};

/** What else could be done, and why it is not. */
export const addAlternative: Operation = {
  name: 'add-alternative',
  fillings: ({ annotations }) =>
    (annotations.alternatives ?? []).map(([alternative, reason]) => ({ slots: { alternative, reason } })),
  faults: (revision) => {
    const { slots, changes } = revision;
    const told = changes.added.filter(({ section }) => section === 'Rationale and alternatives');
    const lines = [...new Set(told.map(({ line }) => line))];
    const line = lines.find((one) => says(one, slot(slots, 'alternative')));
    return [
      ...(line !== undefined && says(line, slot(slots, 'reason'))
        ? []
        : ['not among the alternatives, with the reason']),
      ...(line === undefined ? [] : leaks(revision, line, ALLOWED)),
      ...strays(revision, (unit) => unit.line === line && told.includes(unit)),
    ];
  },
};

/** How people say that something was set aside. */
const ALLOWED = new Set(['rejec', 'ruled', 'becau', 'consi', 'disca', 'since', 'out', 'but', 'optio']);

/** What speaks against it, among the drawbacks. */
export const addDrawback: Operation = {
  name: 'add-drawback',
  fillings: ({ annotations }) => (annotations.drawbacks ?? []).map((fact) => ({ slots: { fact } })),
  faults: (revision) => {
    const fact = slot(revision.slots, 'fact');
    const told = revision.changes.added.find(
      ({ section, text }) => section === 'Drawbacks' && says(text, fact),
    );
    const names = naming(revision.aligned.added);
    return [
      ...(told ? leaks(revision, told.text) : [`not among the drawbacks: ${fact}`]),
      ...strays(revision, (unit) => unit === told || names(unit)),
    ];
  },
};
