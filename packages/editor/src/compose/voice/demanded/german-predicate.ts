import { finiteAt, participle, participleAlone, prefix } from './german-verbs.ts';
import { isWord } from './words.ts';

/** Verbs that take another one to the end of their clause, or say what something is. */
export const auxiliary = /^(?:wird|werden|ist|sind|hat|haben|bleibt|bleiben|kann|können|lässt|lassen)$/u;

const adjective = /^\p{Ll}+(?:sam|bar|ig|lich|frei|los|isch|iv)$/u;
/** Words with which what something may not do is said. */
export const denying =
  /(?<!\p{L})(?:nichts?|nie|niemals|niemanden|keine?[nmrs]?|nur|erst|höchstens|maximal)(?!\p{L})/iu;

/**
 * What is said of a subject, with its verb at the end and as it stands behind a word that binds: "sieht", "aber einen Hinweis" →
 * "aber einen Hinweis sehen". Null where a word may be taken for another.
 *
 * @param verb the finite verb of the clause
 * @param rest the words behind it
 */
export function predicate(verb: string, rest: readonly string[]): string | null {
  const last = rest.at(-1) ?? '';
  const text = rest.join(' ');
  if (/^(?:kann|können)$/u.test(verb)) return able(text, last);
  if (/^(?:lässt|lassen)$/u.test(verb))
    return /^\p{Ll}{3,}(?:en|ern|eln)$/u.test(last) && /(?<!\p{L})sich(?!\p{L})/u.test(text)
      ? `${text} lassen`
      : null;
  if (/^(?:wird|werden)$/u.test(verb))
    return participle.test(last) || adjective.test(last) ? `${text} werden` : null;
  if (/^(?:ist|sind)$/u.test(verb))
    return /^\p{Ll}/u.test(last) && !prefix.test(last) && rest.at(-2) !== 'zu' ? `${text} sein` : null;
  if (/^(?:hat|haben)$/u.test(verb))
    return participle.test(last) || participleAlone.test(last) ? null : `${text} haben`;
  if (/^(?:bleibt|bleiben)$/u.test(verb)) return `${text} bleiben`;
  return withInfinitive(verb, rest);
}

/** What somebody can do is what they are to be able to do; what they cannot is what they may not. */
function able(text: string, last: string): string | null {
  if (!/(?:en|ern|eln|sein)$/u.test(last)) return null;
  return denying.test(text) ? text : `${text} können`;
}

/** Parts of verbs that say when or how as well, by themselves. */
const mayStandAlone = /^(?:vorher|hinterher|voraus|weiter|mit|gut|gleich|sicher|frei|fest|still|leer)$/u;

/** "Stellt … ab" → "… abstellen". */
function withInfinitive(verb: string, rest: readonly string[]): string | null {
  const infinitive = finiteAt(verb) ?? (/(?:en|ern|eln)$/u.test(verb) ? verb : null);
  if (infinitive === null) return null;
  // What needs something is to have it.
  if (/^(?:brauchen|benötigen)$/u.test(infinitive)) return [...rest, 'haben'].join(' ');
  const last = rest.at(-1) ?? '';
  // "Storniert bis 2 Stunden vorher": when, and no part of the verb
  const isParted = prefix.test(last) && !(mayStandAlone.test(last) && !isWord(last + infinitive, 'de'));
  if (!isParted && participleAlone.test(last)) return null;
  return (isParted ? [...rest.slice(0, -1), last + infinitive] : [...rest, infinitive]).join(' ');
}
