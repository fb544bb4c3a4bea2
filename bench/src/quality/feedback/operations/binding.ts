import { strays } from '../judging/strays.ts';
import { about } from '../judging/touched.ts';
import type { Operation } from '../operation.ts';
import { type Binding, bindingsOf, unbound } from '../reading/binding.ts';
import { type Item, itemsOf } from '../reading/items.ts';
import { says } from '../reading/words.ts';
import type { Revision } from '../revision.ts';
import { slot } from '../slots.ts';
import { named, plainRequirements } from './drawing.ts';

/** Whether a wish says what a requirement is to be: "nice to have" may be a SHOULD or a MAY. */
const NAMES_SHOULD = /SHOULD|SOLL|DEVRAIT|DEBERÍA|(?:to|a) should\b/u;

/** A MUST becomes a SHOULD. */
export const weaken: Operation = {
  name: 'weaken',
  fillings: (document) =>
    plainRequirements(document)
      .filter(({ text }) => bindingsOf(text)[0] === 'MUST' && !/\bNOT\b/u.test(text))
      .map(({ id }) => ({ slots: { id } })),
  faults: (revision) =>
    bindingFaults(
      revision,
      ({ id }) => id === slot(revision.slots, 'id'),
      NAMES_SHOULD.test(revision.frame) ? ['SHOULD'] : ['SHOULD', 'MAY'],
    ),
};

/** A requirement becomes a MAY, named by what it is about. */
export const makeOptional: Operation = {
  name: 'make-optional',
  fillings: ({ annotations }) =>
    named(annotations.requirements?.filter(({ says: begins }) => bindingsOf(begins)[0] !== 'MAY')),
  faults: (revision) =>
    bindingFaults(revision, ({ text }) => text.startsWith(slot(revision.slots, 'says')), ['MAY']),
};

/** A SHOULD or a MAY becomes a MUST. */
export const strengthen: Operation = {
  name: 'strengthen',
  fillings: (document) =>
    plainRequirements(document)
      .filter(({ text }) => bindingsOf(text).some((binding) => binding !== 'MUST'))
      .map(({ id }) => ({ slots: { id } })),
  faults: (revision) => bindingFaults(revision, ({ id }) => id === slot(revision.slots, 'id'), ['MUST']),
};

function bindingFaults(
  revision: Revision,
  isMeant: (item: Item) => boolean,
  allowed: readonly Binding[],
): string[] {
  const item = itemsOf(revision.before).find(isMeant);
  if (!item) return ['the requirement was not there before'];
  const idNow = revision.aligned.idNow.get(item.id);
  const now = itemsOf(revision.after).find(({ id }) => id === idNow);
  return [
    ...(now && allowed.some((binding) => bindingsOf(now.text).join() === binding)
      ? []
      : [`no ${allowed.join(' or ')}: ${now?.text}`]),
    ...(now && says(unbound(now.text), unbound(item.text), 1) ? [] : [`says something else: ${now?.text}`]),
    ...(now && says(unbound(item.text), unbound(now.text)) ? [] : [`says more: ${now?.text}`]),
    ...strays(revision, about(revision, item)),
  ];
}
