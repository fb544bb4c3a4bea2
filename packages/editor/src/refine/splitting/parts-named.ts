import { givenParts } from './given-parts.ts';

const noun =
  '(?:tickets?|stor(?:y|ies)|parts?|ones?|things?|pieces?|half|teil|hälfte|partie|moitié|parte|mitad|tarea|tâche|aufgabe)';
const one =
  "(?:one|another|the other|other|first|second|third|a second|a third|ein(?:s|es|e|en)?|noch eins|das andere|ein weiteres|ein zweites|un(?:e|o|a)?|l['’]un|l['’]autre|un autre|otro|otra|el otro|la otra)";
const about =
  '(?:for|about|on|with|that (?:covers|does|handles)|covering|doing|handling|für|über|mit|zu[mr]?|pour|sur|avec|concernant|para|sobre|con|de)';
const opener = new RegExp(
  `(?:^|[,;.]\\s+(?:and |und |et |y )?|\\s(?:and|und|et|y|,)\\s)(?:make )?(?:the )?${one}(?: (?:one|more))?(?: ${noun})?(?: (?:is|would be|should be|ist|est|es))?(?: (?:just|only))?(?: ${about}|\\s?:)\\s+`,
  'giu',
);
const apart =
  /^(?<first>.{3,200}?) (?:(?:(?:should|must|has to|needs to) (?:be |stay |go |live )?(?:separate(?:d)?|apart|split)(?: off)? )?(?:apart )?from|von|d(?:e|es|u)) (?<second>(?:the |der |dem |den |la |le |les |el |los )?.{3,200})$/isu;
const quoted = /["“„«]\s?(?<part>[^"“”„«»]{3,160}?)\s?["”“»]/gu;
const tail = /[,;]?\s(?:into|in|as|als|en) (?:two|separate|different|own|zwei|deux|dos)(?: \p{L}+)?$/iu;

/** "… I want two tickets.": a sentence behind the parts that says how many they are. */
const whole = new RegExp(
  `[.!;]\\s+(?:(?:i|we|please|so|make|that|it|they|this|split|give|bitte|ich|wir|on|je|quiero|por favor)(?!\\p{L})[^.!;]{0,60}?)?(?:two|three|separate|2|3|zwei|drei|deux|trois|dos|tres) (?:separate |different |eigene |getrennte )?${noun}[^.!;]{0,20}[.!]*$`,
  'iu',
);

/** The parts that words name: "one for A and another about B", "A from B", "A; B", those in quotation marks whole. */
export function partsNamed(words: string): string[] {
  const said = words
    .trim()
    .replace(whole, '')
    .replace(/[.!?]+$/u, '')
    .replace(tail, '');
  const named = [...said.matchAll(quoted)].map(({ groups }) => groups?.['part'] ?? '');
  if (named.length > 1) return named;
  const opened = [...said.matchAll(opener)];
  if (opened.length > 1 && opened[0]?.index === 0)
    return cleaned(
      opened.map((match, at) =>
        said.slice(match.index + match[0].length, opened[at + 1]?.index ?? said.length),
      ),
    );
  const { first, second } = apart.exec(said)?.groups ?? {};
  const listed = givenParts(
    said.replaceAll(/\r?\n\s*(?:[-*+•]|\d[.)])\s+/gu, '; ').replace(/^\s*(?:[-*+•])\s+/u, ''),
  );
  if (listed.length > 1) return cleaned(listed);
  return first !== undefined && second !== undefined ? cleaned([first, second]) : [];
}

function cleaned(parts: readonly string[]): string[] {
  return parts
    .map((part) =>
      part
        .trim()
        .replace(/[.,;:]+$/u, '')
        .replace(/ (?:itself|themselves|selbst)$/u, ''),
    )
    .filter((part) => part !== '');
}
