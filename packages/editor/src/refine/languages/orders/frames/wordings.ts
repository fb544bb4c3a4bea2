import { type Frame, frames, type Grammar, quoted, x, y } from '../frame.ts';

/** "Halle 2 heißt jetzt Halle Nord": what says that something has another name; its "from now on" may be gone as a courtesy. */
const CALLED_NOW = [
  'hei(?:ß|ss)(?:t|en)(?: (?:jetzt|nun|ab jetzt|künftig|neuerdings))?',
  "s['’]appelle(?:nt)?(?: (?:maintenant|désormais|à présent))?",
  '(?:ahora )?se llaman?(?: ahora)?',
  '(?:ora )?si chiama(?:no)?(?: (?:ora|adesso))?',
  '(?:agora )?chama(?:m)?-se(?: agora)?|agora se chamam?',
  'heet(?:en)?(?: (?:nu|voortaan|vanaf nu))?',
  '(?:teraz )?nazywa(?:ją)? się(?: teraz)?',
];

/** Orders that a part or a term has another name. */
export function names({ words: w, ordered, last }: Grammar): Frame[] {
  return [
    ...frames(
      [
        ...ordered('rename', `${x} (?:${w.to}) ${y}`),
        ...ordered('rename', `${x} ${quoted}`),
        ...CALLED_NOW.map(
          (called) =>
            `(?!(?:das|es|was|wie|er|sie|cela|ça|il|elle|eso|esto|lo|dit|dat|het) )${x} (?:${called}) ${y}`,
        ),
        `${x} (?:${w.should}) ${quoted}(?: (?:heißen|lauten|s['’]appeler|s['’]intituler|llamarse|titularse|chiamarsi|chamar-se|heten|nazywać się))?`,
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
        `(?:${w.of})(?<z>\\S.{0,60}?) ${y} (?:${w.insteadOf}) ${x} (?:${last('write')})`,
      ],
      'say <y> instead of <x> in <z>',
      { isText: true, isVerbatim: true },
    ),
    ...frames(
      [
        ...ordered('write', `${y} (?:${w.insteadOf}) ${x}`),
        `(?:${w.insteadOf}) ${x},? (?:(?:${w.verbs.write}) )?${quoted}(?: (?:${last('write')}))?`,
        `${x} (?:${w.wrong})[,;:.]? (?:(?:${w.right})[:,]? )?${y}(?: (?:sein|heißen|lauten|zijn))?`,
        ...ordered('replace', `(?<x>["“„«].{1,200}["“”»]) (?:${w.by}) ${quoted}`),
      ],
      'replace <x> with <y>',
      { isText: true, isVerbatim: true },
    ),
  ];
}

/** Orders that mistakes are mended. */
export function spelling({ words: w, ordered, last }: Grammar): Frame[] {
  const mistakes = `(?:${w.article})?(?:${w.spelling})(?: (?:${w.and}) (?:${w.article})?(?:${w.spelling})){0,6}`;
  return [
    ...frames(
      [...ordered('correct', mistakes), `(?:${w.article})?(?:${w.spelling}) (?:${last('correct')})`],
      'fix the spelling',
    ),
    ...frames(ordered('correct', `${mistakes} (?:${w.of})${x}`), 'fix the spelling in <x>'),
  ];
}

/** Orders about how a text sounds. */
export function tones({ words: w, ordered }: Grammar): Frame[] {
  const wanted = [
    [w.moreFormal, 'more formal'],
    [w.lessFormal, 'less formal'],
  ] as const;
  // "a tone that is more formal", "a more formal tone"
  const name =
    '(?:(?:ein(?:e[nmr]?)?|de[nr]|le|un|une|el|il|o|um|een|de) )?(?:ton(?:fall)?|tono|tom|toon|stil|style|estilo|stile|stijl|sprache|tonem)';
  return wanted.flatMap(([words, english]) => [
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
