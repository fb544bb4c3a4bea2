import { leaks } from '../judging/leaks.ts';
import { strays } from '../judging/strays.ts';
import { naming } from '../judging/touched.ts';
import type { Filling, Operation } from '../operation.ts';
import { requirementsOf } from '../reading/items.ts';
import { says } from '../reading/words.ts';
import type { Revision } from '../revision.ts';
import { slot } from '../slots.ts';

/** A whole clause as a further requirement. */
export const addRequirement: Operation = {
  name: 'add-requirement',
  fillings: ({ annotations }) =>
    (annotations.demands ?? []).map((demand): Filling => ({ slots: { demand } })),
  faults: (revision) => faultsOf(revision, slot(revision.slots, 'demand')),
};

/** What the thing has to do as a further requirement; whoever does it is named as the document names it. */
export const addDeed: Operation = {
  name: 'add-deed',
  fillings: ({ annotations, format }) =>
    format === 'Jira Tickets' ? [] : (annotations.deeds ?? []).map((deed): Filling => ({ slots: { deed } })),
  faults: (revision) => faultsOf(revision, slot(revision.slots, 'deed')),
};

function faultsOf(revision: Revision, asked: string): string[] {
  const { added } = revision.aligned;
  const fresh = requirementsOf(revision.after).filter(({ id }) => added.includes(id));
  const meant = fresh.find(({ text }) => says(text, asked));
  const names = naming(added);
  return [
    ...(meant ? leaks(revision, meant.text) : [`no new requirement says "${asked}"`]),
    ...fresh.filter((other) => other !== meant).map(({ text }) => `another new requirement: ${text}`),
    ...strays(revision, (unit) => names(unit) || says(unit.text, asked)),
  ];
}
