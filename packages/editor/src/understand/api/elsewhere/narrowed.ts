import { plainLetters } from '../../entities/plain-letters.ts';
import type { Speech } from './speech.ts';

/** The names by which a list is narrowed, and what it is of, as the words behind its verb tell them. */
export function narrowedBy(object: string, speech: Speech): string[] {
  return [...parametersIn(object, speech), ...chosenIn(object, speech)];
}

/** "Nach Etage und Fahrzeugtyp (…)", "par titre ou auteur": what a list is narrowed by. */
function parametersIn(object: string, { language, patterns }: Speech): string[] {
  const list = patterns.narrowed.exec(
    object.replace(/\s?\([^()]{0,200}\)/gu, '').replace(/[\s,;]+$/u, ''),
  )?.[1];
  return (list ?? '')
    .split(patterns.nextParameter)
    .map((part) => part.trim().toLowerCase().replace(patterns.closingJoint, ''))
    .filter((part) => /^\p{L}[\p{L} -]{1,30}$/u.test(part) && part.split(' ').length <= 3)
    .map((part) => plainLetters(part.replaceAll(/[\s-]+/gu, '_'), language));
}

/** What a list is of and between which times: "les passages d'un abonné entre deux dates". */
function chosenIn(object: string, { language, patterns, between: [said, from, to] }: Speech): string[] {
  const names = [...object.matchAll(patterns.ofOne)].map(([, noun = '']) =>
    plainLetters(
      noun.toLowerCase().replace(language === 'de' ? /(?<=[a-zäöüß]{3})e?s$/u : /(?!)/u, ''),
      language,
    ),
  );
  const isBetween = new RegExp(`(?<!\\p{L})${said}(?!\\p{L})`, 'iu').test(object);
  return [...names, ...(isBetween ? [from, to] : [])];
}
