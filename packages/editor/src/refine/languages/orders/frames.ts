import type { Operation, OrderLexicon, Shape } from './lexicon.ts';

/** How an order is built, and what it says in the plain English that instructions read. */
export interface Frame {
  /** Reads an order in small letters, and tells where its groups stand. */
  readonly pattern: RegExp;
  /** `x` and `y` are what the order speaks of, `n` a number; each in angle brackets. */
  readonly english: string;
  /** Where `y` is new text and names no part of the document. */
  readonly isText?: boolean;
  /** Where `x` stands in the document in these words. */
  readonly isVerbatim?: boolean;
}

const x = '(?<x>\\S.{0,160}?)';
const y = '(?<y>\\S.{0,160}?)';
const quoted = '(?<y>["“„«].{1,200}["“”»])';

/** The frames of the orders of a language, the most exact first. */
export function framesOf(w: OrderLexicon): readonly Frame[] {
  const ending = `(?: (?:${w.particle}))?`;
  /** The frames of one order, whose verb stands first, or last where the language puts it there. */
  const ordered = (operation: Operation, inner: string): string[] => [
    `(?:${w.verbs[operation]}) ${inner}${ending}`,
    ...(w.lastVerbs === null ? [] : [`${inner} (?:zu )?(?:${w.lastVerbs[operation]})`]),
  ];
  const number = `(?<n>${w.numbers.join('|')}|\\d{1,3})`;
  const most = `(?:(?:${w.most}) ?)?`;
  const size = (unit: string) =>
    `${most}${number} (?:[^\\s,.;:]{3,12} )?(?:${unit})(?:,? (?:${w.most}))?(?: (?:lang|long|lang sein|haben|hebben|zijn))?`;
  const sizes: readonly (readonly [unit: string, english: string])[] = [
    [w.parts.sentence, 'sentences'],
    [w.words, 'words'],
    [w.parts.item, 'bullets'],
  ];
  const one = [w.numbers[0], w.parts.requirement, w.parts.ticket, w.parts.risk, w.parts.item].join('|');
  const to = `(?:${w.to}) (?:un |une |el |la |ein(?:e[nmr]?)? |een |una? |um |uma )?`;
  const frames = (patterns: readonly string[], english: string, kind: Partial<Frame> = {}): Frame[] =>
    patterns.map((pattern) => ({ pattern: new RegExp(`^(?:${pattern})$`, 'sd'), english, ...kind }));
  const shortened = sizes.flatMap(([unit, english]) => [
    ...frames(
      [
        ...ordered('shorten', `${x}${ending},? (?:${w.to}) ${size(unit)}`),
        ...ordered('make', `${x} (?:${w.shorter})[,:]? (?:(?:${w.to}) )?${size(unit)}`),
        ...ordered('write', `${x} (?:${w.to}) ${size(unit)}`),
        `${x}(?: (?:${w.should}))?[,:]? (?:(?:${w.to}) )${size(unit)}`,
        `${x} (?:${w.should}) (?:[^\\s,.;:]+ )?${size(unit)}`,
        `${x} (?:${w.tooLong})[,;:]? ${size(unit)}(?: (?:${w.enough}))?`,
        `${x}[,:] ${size(unit)}(?: (?:${w.enough}))?`,
      ],
      `shorten <x> to <n> ${english}`,
    ),
  ]);
  const shapes = (Object.entries(w.shapes) as [Shape, string][]).flatMap(([shape, words]) =>
    frames(
      [
        ...ordered('shape', `${x} ${to}(?:${words})`),
        // "make of it a table"
        ...ordered(
          'shape',
          `(?:aus|van|de|des|du|da|dai|dalle|con|z) ${x} (?:(?:eine?n?|un|une|una|um|uma|een) )?(?:${words})`,
        ),
        ...ordered(
          'shape',
          `(?:eine?n?|un|une|una|um|uma|een) (?:${words}) (?:aus|van|de|des|du|da|dai|dalle|con|z) ${x}`,
        ),
        `${x} ${to}(?:${words})`,
        `${x} (?:${w.should}) (?:[^\\s,.;:]+ )?${to}(?:${words})(?: [^\\s,.;:]+)?`,
      ],
      `turn <x> into a ${shape}`,
    ),
  );
  const placed = (place: string, english: string) =>
    frames(
      [
        ...ordered('move', `${x}(?: (?:${w.atTop}|${w.atEnd}),?)? ${place} ${y}`),
        `${x} (?:${w.should}) ${place} ${y}(?: (?:${w.lastVerbs?.move ?? '(?!)'}))?`,
      ],
      english,
    );
  const edged = (place: string, english: string) =>
    frames(
      [
        ...ordered('move', `${x} ${place}`),
        `${x} (?:${w.should}) ${place}(?: (?:${w.lastVerbs?.move ?? '(?!)'}))?`,
        `${x} ${place}`,
      ],
      english,
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
    ...frames([...ordered('make', `${x} (?:${w.shorter})`), `${x} (?:${w.shorter})`], 'shorten <x>'),
    ...frames([`(?:(?:${w.verbs.make}) )?(?:${w.longer})`], 'make it longer'),
    ...frames(
      [
        ...ordered('make', `${x} (?:${w.longer})`),
        ...ordered('lengthen', `${x} (?:${w.longer})`),
        `${x} (?:${w.longer})`,
      ],
      'expand <x>',
    ),
    ...shapes,
    ...edged(w.atEnd, 'move <x> to the end'),
    ...edged(w.atTop, 'move <x> to the top'),
    ...placed(w.before, 'move <x> before <y>'),
    ...placed(w.after, 'move <x> after <y>'),
    ...frames(
      ordered('merge', `${x} (?:${w.and}) ${y}(?: (?:${w.to}|zu) (?:${one})(?: [^\\s,.;:]+){0,2})?`),
      'merge <x> and <y>',
    ),
    ...frames(ordered('split', `${x} (?:${w.intoTwo})`), 'split <x> into two'),
    ...frames(
      [
        ...ordered('rename', `${x} (?:${w.to}) ${y}`),
        ...ordered('rename', `${x} ${quoted}`),
        ...ordered('replace', `(?:${w.title}) (?:${w.of})${x} (?:${w.by}) ${y}`),
      ],
      'rename <x> to <y>',
      { isText: true },
    ),
    ...frames(
      [
        `(?:${w.of})(?<z>\\S.{0,60}?),? (?:${w.verbs.write}) ${y} (?:${w.insteadOf}) ${x}`,
        `(?:${w.verbs.write}) (?:${w.of})(?<z>\\S.{0,60}?) ${y} (?:${w.insteadOf}) ${x}`,
        `(?:${w.verbs.write}) ${y} (?:${w.insteadOf}) ${x} (?:${w.of})(?<z>[^"“”„«»]{2,60}?)`,
        ...(w.lastVerbs === null
          ? []
          : [`(?:${w.of})(?<z>\\S.{0,60}?) ${y} (?:${w.insteadOf}) ${x} (?:${w.lastVerbs.write})`]),
      ],
      'say <y> instead of <x> in <z>',
      { isText: true, isVerbatim: true },
    ),
    ...frames(
      [
        ...ordered('write', `${y} (?:${w.insteadOf}) ${x}`),
        `(?:${w.insteadOf}) ${x},? (?:(?:${w.verbs.write}) )?${quoted}(?: (?:${w.lastVerbs?.write ?? '(?!)'}))?`,
        `${x} (?:${w.wrong})[,;:.]? (?:(?:${w.right})[:,]? )?${y}(?: (?:sein|heißen|lauten|zijn))?`,
        ...ordered('replace', `(?<x>["“„«].{1,200}["“”»]) (?:${w.by}) ${quoted}`),
      ],
      'replace <x> with <y>',
      { isText: true, isVerbatim: true },
    ),
    ...frames(
      [
        ...ordered(
          'correct',
          `(?:${w.article})?(?:${w.spelling})(?: (?:${w.and}) (?:${w.article})?(?:${w.spelling}))*`,
        ),
        `(?:${w.article})?(?:${w.spelling}) (?:${w.lastVerbs?.correct ?? '(?!)'})`,
      ],
      'fix the spelling',
    ),
    ...frames(
      ordered(
        'correct',
        `(?:${w.article})?(?:${w.spelling})(?: (?:${w.and}) (?:${w.article})?(?:${w.spelling}))* (?:${w.of})${x}`,
      ),
      'fix the spelling in <x>',
    ),
    ...toned(w, frames, ordered),
    ...frames(ordered('lengthen', x), 'expand <x>'),
    ...frames(ordered('shorten', x), 'shorten <x>'),
    ...(w.takeOut === null ? [] : frames([`${w.takeOut[0]} ${x} ${w.takeOut[1]}`], 'remove <x>')),
    ...frames(ordered('remove', x), 'remove <x>'),
  ];
}

type Frames = (patterns: readonly string[], english: string) => Frame[];

/** Orders about how a text sounds. */
function toned(
  w: OrderLexicon,
  frames: Frames,
  ordered: (operation: Operation, inner: string) => string[],
): Frame[] {
  const tones = [
    [w.moreFormal, 'more formal'],
    [w.lessFormal, 'less formal'],
  ] as const;
  // "a tone that is more formal", "a more formal tone"
  const name =
    '(?:(?:ein(?:e[nmr]?)?|de[nr]|le|un|une|el|il|o|um|een|de) )?(?:ton(?:fall)?|tono|tom|toon|stil|style|estilo|stile|stijl|sprache|tonem)';
  return tones.flatMap(([words, english]) => [
    ...frames(
      [
        `(?:${words})`,
        `${name} ${words}`,
        `(?:ein(?:e[nmr]?)? |een )?${words}(?:e[nr]?)? (?:ton(?:fall)?|toon|stil|stijl|sprache)`,
        ...ordered('make', `(?:${name} )?${words}`),
        `(?:es|das|das ganze|le ton|el tono|il tono|o tom|de toon|le texte|el texto|il testo|o texto|de tekst|der text|der ton) (?:${w.should}) ${words}(?: (?:sein|klingen|zijn|klinken|werden))?`,
      ],
      `make it ${english}`,
    ),
    ...frames(
      ordered('make', `${x} (?:(?:de manière|de façon|in modo|de forma) )?${words}`),
      `make <x> ${english}`,
    ),
  ]);
}
