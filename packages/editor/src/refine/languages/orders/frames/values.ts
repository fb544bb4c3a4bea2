import { endingOf, type Frame, frames, type Grammar, key, quoted, text, x, y } from '../frame.ts';

const amount = '(?<y>\\d[^,]{0,40}?)';

/** Orders that something has another value, another text, or binds more or less. */
export function values({ words: w, ordered }: Grammar): Frame[] {
  const given = { isText: true };
  const most = `(?:(?:${w.most}) ?)?`;
  const be = `(?: (?:${w.be}))?`;
  const levels = Object.entries(w.levels).flatMap(([level, words]) =>
    frames(
      [
        `${key}(?: (?:${w.is}|${w.should}))? (?:[^\\s,.;:]+ )?(?:(?:${w.article})|(?:${w.to}) )?(?:${words})${be}`,
        ...ordered('make', `${key} (?:(?:${w.to}) )?(?:${w.article})?(?:${words})`),
      ],
      `make <x> ${level}`,
    ),
  );
  return [
    ...levels,
    ...frames(
      [
        `${key} (?:${w.should}|${w.is})${be}${be}\\s?:\\s?${text}`,
        ...ordered('set', `${key}(?: (?:${w.to}))?\\s?:\\s?${text}`),
      ],
      'change <x> to: <y>',
      given,
    ),
    ...frames(
      [
        `${x} (?:${w.should}) (?:[^\\s\\d,.;:]+ )?${most}${amount}${be},? (?:${w.insteadOf}) (?<z>\\d.{0,30})`,
      ],
      'change <x> from <z> to <y>',
      given,
    ),
    ...frames(
      [
        `(?:${w.article})?${x} (?:kann|darf|peut|puede|podrá|può|pode|kan|może) (?:auch|aussi|également|también|anche|também|ook|też|także) (?:(?:être|ser|essere|być) )?${quoted}(?: (?:sein|zijn))?`,
      ],
      '<x> can also be <y>',
      { ...given, isVerbatim: true },
    ),
    ...frames([`${key} (?:${w.should}) (?:[^\\s\\d,.;:]+ )?${most}${amount}${be}`], 'set <x> to <y>', given),
    ...frames([`${x} (?:${w.shifts}) ${amount}`], 'change <x> to <y>', given),
    // "Status bitte auf „Entwurf“"
    ...frames([`(?:${w.article})?(?<x>\\p{L}{3,30}) (?:${w.to}) ${quoted}`], 'set <x> to <y>', given),
    ...frames(ordered('set', `${x} (?:${w.to}) ${y}`), 'change <x> to <y>', given),
    ...frames(
      [
        `(?:${w.exchange[0]}) ${x} (?:${w.exchange[1]}) ${y}${endingOf(w)}`,
        // a value is no label, whatever the verb
        ...ordered('replace', `(?<x>[^\\s\\d]{0,40} ?\\d[^,]{0,60}?) (?:${w.by}) ${y}`),
      ],
      'replace <x> with <y>',
      { ...given, isVerbatim: true },
    ),
  ];
}

/** Orders that something is left out of what is built, and named as left out. */
export function exclusions({ words: w, ordered, last }: Grammar): Frame[] {
  const named = `(?:[^\\s,.;:]+ ){0,2}["“„«]?(?:${w.sections['non-goals']}|${w.outOfScope})["“”»]?`;
  const there = `(?:${named}|${w.there})`;
  return frames(
    [
      `${x} (?:(?:${w.is}) (?:[^\\s,.;:]+ )?)?(?:${w.noGoal})(?: [^\\s,.;:]+)?`,
      ...ordered('move', `${x} ${named}`),
      `${x} (?:${w.should}) ${named}(?: (?:${last('move')}))?`,
      `${x} (?:${w.is}|${w.should}) (?:[^\\s,.;:]+ )?(?:${w.outOfScope}|${w.gone})(?:[,;:.]| (?:${w.and})| [–-]) .{0,40}?${there}(?: [^\\s,.;:]+)?`,
    ],
    'leave <x> out of scope',
  );
}

/** Orders that something goes away. */
export function removals({ words: w, ordered }: Grammar): Frame[] {
  return frames(
    [
      ...(w.takeOut === null ? [] : [`${w.takeOut[0]} ${x} ${w.takeOut[1]}`]),
      ...ordered('remove', x),
      `(?<x>(?:(?!(?:${w.is}) )[^,]){2,120}?) (?:(?:${w.should}) )?(?:${w.gone})`,
    ],
    'remove <x>',
  );
}
