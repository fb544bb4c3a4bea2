import type { Unit } from '../reading/units.ts';
import { likeness } from '../reading/words.ts';
import type { Revision } from '../revision.ts';

/** From here on two sentences are the same one, changed. */
const SAME = 0.6;

/** What a document says where it has nothing to say; it comes and goes with what it stands for. */
const PLACEHOLDER =
  /^(?:\*\*(?:Decided|Entschieden|Décidé|Decidido)\*\*$|None\.$|Keine\.$|Aucune?\.$|Ningun[oa]\.$|None stated|Still open|This document assumes nothing|The input (?:sets|lists|does not|names|gives)|This model covers|See (?:N?FR|Q|R)-|These parts are touched|Bisher keine|Noch offen|Siehe (?:N?FR|Q)|Rien n|Encore ouvert|Voir (?:N?FR|Q)|Por ahora sin|Aún abierto|Véase (?:N?FR|Q))/u;

/** Whether a unit only says that there is nothing, or heads what was decided. */
export function isPlaceholder({ text }: Unit): boolean {
  return PLACEHOLDER.test(text);
}

/**
 * What a revision changed although nobody asked for it: units that came or went and are neither touched by the wish, nor the other
 * version of one that is, nor a word on there being nothing.
 */
export function strays({ changes }: Revision, touches: (unit: Unit) => boolean): string[] {
  const free = (unit: Unit) => isPlaceholder(unit) || touches(unit);
  const left = changes.removed.filter(free);
  const came = changes.added.filter(free);
  const alike = (unit: Unit, others: readonly Unit[]) =>
    others.some(({ text }) => text !== unit.text && likeness(text, unit.text) >= SAME);
  return [
    ...changes.removed
      .filter((unit) => !free(unit) && !alike(unit, came))
      .map((unit) => `lost in ${unit.heading}: ${unit.text}`),
    ...changes.added
      .filter((unit) => !free(unit) && !alike(unit, left))
      .map((unit) => `new in ${unit.heading}: ${unit.text}`),
  ];
}
