import { type Frame, frames, type Grammar, x, y } from '../frame.ts';
import type { Shape } from '../lexicon.ts';

const an = '(?:eine?n?|un|une|una|um|uma|een)';
const outOf = '(?:aus|van|de|des|du|da|dai|dalle|con|z)';

/** Orders that a part has another shape: a table, a list. */
export function shapes({ words: w, ordered }: Grammar): Frame[] {
  const to = `(?:${w.to}) (?:un |une |el |la |ein(?:e[nmr]?)? |een |una? |um |uma )?`;
  // "maak er een lijst van", "mach daraus eine Liste", "fais-en une liste"
  const of =
    '(?:er|daar|daarvan|daraus|hieraus|davon|con esto|con eso|de esto|di questo|disso|disto|com isso|z tego)';
  return (Object.entries(w.shapes) as [Shape, string][]).flatMap(([shape, words]) => [
    ...frames(
      [
        `(?:${w.verbs.shape}) ${of} (?:${an} )?(?:${words})(?: van)?`,
        `(?:${w.verbs.shape})-en (?:${an} )?(?:${words})`,
        `(?:fanne|fatene) (?:${an} )?(?:${words})`,
        `(?:${w.verbs.shape}) (?:${an} )?(?:${words}) ${of}`,
      ],
      `turn it into a ${shape}`,
    ),
    ...frames(
      [
        ...ordered('shape', `${x} ${to}(?:${words})`),
        // "make of it a table"
        ...ordered('shape', `${outOf} ${x} (?:${an} )?(?:${words})`),
        ...ordered('shape', `${an} (?:${words}) ${outOf} ${x}`),
        `${x} ${to}(?:${words})`,
        `${x} (?:${w.should}) (?:[^\\s,.;:]+ )?${to}(?:${words})(?: [^\\s,.;:]+)?`,
      ],
      `turn <x> into a ${shape}`,
    ),
  ]);
}

/** Orders that a part stands elsewhere. */
export function places({ words: w, ordered, last }: Grammar): Frame[] {
  const moved = `(?: (?:${last('move')}))?`;
  const placed = (place: string, english: string) =>
    frames(
      [
        ...ordered('move', `${x}(?: (?:${w.atTop}|${w.atEnd}),?)? ${place} ${y}`),
        `${x} (?:${w.should}) ${place} ${y}${moved}`,
        `(?<x>[^,]{2,40}?) ${place} (?<y>[^,]{2,40}?)`,
      ],
      english,
    );
  const edged = (place: string, english: string) =>
    frames(
      [...ordered('move', `${x} ${place}`), `${x} (?:${w.should}) ${place}${moved}`, `${x} ${place}`],
      english,
    );
  return [
    ...frames(
      [
        ...ordered('move', `${x} (?:${w.to}|w) (?:${w.ownTicket})`),
        ...ordered('make', `(?:${w.of})?${x} (?:${w.ownTicket})`),
        `${x} (?:${w.should}) (?:(?:${w.to}|w) )?(?:${w.ownTicket})${moved}`,
      ],
      'move <x> into its own ticket',
    ),
    ...edged(w.atEnd, 'move <x> to the end'),
    ...edged(w.atTop, 'move <x> to the top'),
    ...placed(w.before, 'move <x> before <y>'),
    ...placed(w.after, 'move <x> after <y>'),
  ];
}

/** Orders that two parts become one, or one becomes two. */
export function joints({ words: w, ordered }: Grammar): Frame[] {
  const one = [w.numbers[0], w.parts.requirement, w.parts.ticket, w.parts.risk, w.parts.item].join('|');
  return [
    ...frames(
      ordered('merge', `${x} (?:${w.and}) ${y}(?: (?:${w.to}|zu) (?:${one})(?: [^\\s,.;:]+){0,2})?`),
      'merge <x> and <y>',
    ),
    ...frames(ordered('split', `${x} (?:${w.intoTwo})`), 'split <x> into two'),
    ...frames(ordered('renumber', x), 'renumber <x>'),
  ];
}
