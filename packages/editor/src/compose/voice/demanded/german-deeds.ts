import { auxiliary } from './german-predicate.ts';
import { finiteAt, participle } from './german-verbs.ts';

/** A verb with what it says, and who does it where that is not who did what stands before. */
export interface Deed {
  /** The word that joins it to the one before, "" for the first. */
  readonly joint: string;
  readonly subject: string | null;
  readonly verb: string;
  readonly rest: readonly string[];
}

export const determiner =
  /^(?:D(?:er|ie|as|en|em)|Eine?[nmrs]?|Jede[nmrs]?|Alle|Keine?|Nur|Diese[rsnm]?|Unsere?|Ihre?|Seine?|Bei|Beim|Nach|Vor|Mit|Für|In|Im|Am|An|Auf|Aus|Zum|Zur)$/u;
/** What the subject of a second clause begins with. */
const opensSubject = /^(?:der|die|das|ein|eine|jede[rs]?|alle|unsere?|er|sie|es|man|\p{Lu}[\p{L}-]+)$/u;
/** Words that bind or let, behind which the verb has its infinitive already. */
export const modal = /^(?:muss|müssen|soll|sollen|sollte|sollten|darf|dürfen|kann|können)$/u;
const takesParticiple = /^(?:wird|werden|ist|sind|hat|haben)$/u;
/** Words of the subject of a second clause at most. */
const longestSubject = 5;

/** Whether a word is a verb in a form that has a subject. */
export function isVerb(word: string): boolean {
  return auxiliary.test(word) || finiteAt(word) !== null;
}

/**
 * The verbs of a clause with what each says: "gepuffert und alle 30 Sekunden gesendet" behind "wird" is one deed, "den Wert und sendet ihn"
 * behind "prüft" two, and what "… und der Gast bekommt eine Mail" tells somebody else's.
 */
export function deedsOf(
  verb: string,
  rest: readonly string[],
  joint = '',
  subject: string | null = null,
): Deed[] {
  for (const [at, word] of rest.entries()) {
    if (!/^(?:und|oder)$/u.test(word)) continue;
    const behind = rest.slice(at + 1);
    const next = nextVerb(behind, verb);
    if (next >= 0)
      return [
        { joint, subject, verb, rest: rest.slice(0, at) },
        ...deedsOf(
          behind[next] ?? '',
          behind.slice(next + 1),
          word,
          next === 0 ? null : behind.slice(0, next).join(' '),
        ),
      ];
  }
  return [{ joint, subject, verb, rest }];
}

/** Where the verb of the clause stands that a text opens; -1 where it goes on with the one before. */
function nextVerb(words: readonly string[], verb: string): number {
  const joint = words.findIndex((word) => /^(?:und|oder)$/u.test(word));
  const own = joint < 0 ? words : words.slice(0, joint);
  const isParticiple = (at: number) =>
    takesParticiple.test(verb) && at === own.length - 1 && participle.test(own[at] ?? '');
  if (modal.test(own[0] ?? '')) return 0;
  if (isVerb(own[0] ?? '')) return isParticiple(0) ? -1 : 0;
  if (!opensSubject.test(own[0] ?? '')) return -1;
  return own.findIndex(
    (word, at) =>
      at > 0 &&
      at <= longestSubject &&
      isVerb(word) &&
      !isParticiple(at) &&
      /^(?:\p{Lu}|er$|sie$|es$|man$)/u.test(own[at - 1] ?? '') &&
      !determiner.test(own[at - 1] ?? ''),
  );
}
