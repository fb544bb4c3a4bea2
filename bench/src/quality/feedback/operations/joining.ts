import { strays } from '../judging/strays.ts';
import { naming, namingGone, retells } from '../judging/touched.ts';
import type { Operation } from '../operation.ts';
import { unbound, upToBinding } from '../reading/binding.ts';
import { type Item, itemsOf, requirementsOf } from '../reading/items.ts';
import type { Unit } from '../reading/units.ts';
import { says } from '../reading/words.ts';
import type { Revision } from '../revision.ts';
import { slot } from '../slots.ts';
import { plainRequirements } from './drawing.ts';

/** Two requirements of one doer as one that says both. */
export const mergeRequirements: Operation = {
  name: 'merge-requirements',
  excused: ['C13'],
  fillings: (document) => {
    const all = plainRequirements(document);
    return all.flatMap((one, at) =>
      all
        .slice(at + 1)
        .filter((other) => other.prefix === one.prefix && doerOf(other) === doerOf(one))
        .map((other) => ({ slots: { id: one.id, id2: other.id } })),
    );
  },
  faults: (revision) => {
    const { before, after, slots } = revision;
    const both = requirementsOf(before).filter(({ id }) => id === slots['id'] || id === slots['id2']);
    const merged = requirementsOf(after).filter(({ text }) =>
      both.every((one) => says(text, unbound(one.text))),
    );
    return [
      ...(merged.length === 1 ? [] : [`${merged.length} requirements say both`]),
      ...countFaults(revision, -1),
      ...strays(revision, touching(revision, both, merged)),
    ];
  },
};

/** A requirement that says two things as two. */
export const splitRequirement: Operation = {
  name: 'split-requirement',
  excused: ['C13'],
  fillings: ({ annotations, text }) =>
    (annotations.twofold ?? []).flatMap(({ says: begins, halves }) => {
      const item = itemsOf(text).find((one) => one.text.startsWith(begins));
      return item ? [{ slots: { id: item.id, one: halves[0], other: halves[1] } }] : [];
    }),
  faults: (revision) => {
    const { before, after, slots } = revision;
    const [one, other] = [slot(slots, 'one'), slot(slots, 'other')];
    const whole = requirementsOf(before).filter(({ id }) => id === slot(slots, 'id'));
    const left = requirementsOf(after).filter(({ text }) => says(text, one) && !says(text, other));
    const right = requirementsOf(after).filter(({ text }) => says(text, other) && !says(text, one));
    const doer = whole[0] ? doerOf(whole[0]) : '';
    return [
      ...(left.length === 1 ? [] : [`${left.length} requirements say only: ${one}`]),
      ...(right.length === 1 ? [] : [`${right.length} requirements say only: ${other}`]),
      ...[...left, ...right]
        .filter((half) => doerOf(half) !== doer)
        .map(({ text }) => `another doer, or binding: ${text}`),
      ...countFaults(revision, 1),
      ...strays(revision, touching(revision, whole, [...left, ...right])),
    ];
  },
};

/** Who has to do it, and how much it binds: what stands before the deed. */
function doerOf({ text }: Item): string {
  return upToBinding(text);
}

function countFaults({ before, after }: Revision, more: number): string[] {
  const [from, to] = [requirementsOf(before).length, requirementsOf(after).length];
  return to - from === more ? [] : [`${from} requirements became ${to}`];
}

function touching(revision: Revision, were: readonly Item[], are: readonly Item[]): (unit: Unit) => boolean {
  const now = were.flatMap(({ id }) => revision.aligned.idNow.get(id) ?? []);
  const names = naming([...now, ...are.map(({ id }) => id)]);
  return (unit) =>
    names(unit) || namingGone(unit) || [...were, ...are].some(({ text }) => retells(unit.text, text));
}
