import { endingOf, type Frame, frames, type Grammar, x } from '../frame.ts';

/** Orders about how long a part is, first those that say how long. */
export function sizes({ words: w, ordered }: Grammar): Frame[] {
  const number = `(?<n>${w.numbers.join('|')}|\\d{1,3})`;
  const most = `(?:(?:${w.most}) ?)?`;
  const size = (unit: string) =>
    `${most}${number} (?:[^\\s,.;:]{3,12} )?(?:${unit})(?:,? (?:${w.most}))?(?: (?:lang|long|lang sein|haben|hebben|zijn))?`;
  const units: readonly (readonly [unit: string, english: string])[] = [
    [w.parts.sentence, 'sentences'],
    [w.words, 'words'],
    [w.parts.item, 'bullets'],
  ];
  const shortened = units.flatMap(([unit, english]) =>
    frames(
      [
        ...ordered('shorten', `${x}${endingOf(w)},? (?:${w.to}) ${size(unit)}`),
        ...ordered('make', `${x} (?:${w.shorter})[,:]? (?:(?:${w.to}) )?${size(unit)}`),
        ...ordered('write', `${x} (?:${w.to}) ${size(unit)}`),
        `${x}(?: (?:${w.should}))?[,:]? (?:(?:${w.to}) )${size(unit)}`,
        `${x} (?:${w.should}) (?:[^\\s,.;:]+ )?${size(unit)}`,
        `${x} (?:${w.tooLong})[,;:]? (?:(?:${w.enough}) )?${size(unit)}(?: (?:${w.enough}))?`,
        `${x}[,:] ${size(unit)}(?: (?:${w.enough}))?`,
      ],
      `shorten <x> to <n> ${english}`,
    ),
  );
  return [
    ...shortened,
    ...frames(
      [
        ...ordered('shorten', `${x} (?:${w.half})`),
        ...ordered('make', `${x} (?:${w.half})`),
        `${x} (?:${w.half})`,
      ],
      'shorten <x> by half',
    ),
    ...frames([`(?:${w.shorter})`], 'make it shorter'),
    ...frames(
      [...ordered('make', `${x} (?:${w.shorter})`), `${x} (?:${w.shorter})`, `${x} (?:${w.tooLong})`],
      'shorten <x>',
    ),
    ...frames([`(?:(?:${w.verbs.make}) )?(?:${w.longer})`], 'make it longer'),
    ...frames(
      [
        ...ordered('make', `${x} (?:${w.longer})`),
        ...ordered('lengthen', `${x} (?:${w.longer})`),
        `${x} (?:${w.longer})`,
      ],
      'expand <x>',
    ),
  ];
}
