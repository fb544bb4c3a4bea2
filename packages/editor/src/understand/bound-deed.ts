import { hintOf } from './hints.ts';
import type { Statement } from './statement.ts';

/** What is to be done to something, by a word that binds and the form of its verb; who writes wants something else. */
const deeds: Readonly<Record<string, RegExp>> = {
  de: /^(?!(?:wir|ich|es|man|das|dies|damit|ziel)(?!\p{L}))[^,;:?]{2,60}? (?:soll|sollen|muss|müssen) [^,;:?]{4,80}?(?<!\p{L})(?<deed>\p{Ll}{5,}(?:t|en)) werden(?!\p{L})/iu,
  fr: /^(?!(?:nous|on|cela|le but)(?!\p{L}))[^,;:?]{2,60}? (?:doit|doivent) être (?<deed>\p{Ll}{4,}(?:é|i|u)e?s?)(?!\p{L})/iu,
  es: /^(?!(?:el objetivo|la idea)(?!\p{L}))[^,;:?]{2,60}? (?:debe|deben|tiene que|tienen que) ser (?<deed>\p{Ll}{3,}[ai]d[oa]s?)(?!\p{L})/iu,
  it: /^(?!(?:l['’]obiettivo|l['’]idea)(?!\p{L}))[^,;:?]{2,60}? (?:deve|devono) essere (?<deed>\p{Ll}{3,}[aiu]t[oaie])(?!\p{L})/iu,
  pt: /^(?!(?:o objetivo|a ideia)(?!\p{L}))[^,;:?]{2,60}? (?:deve|devem|tem que|têm que) ser (?<deed>\p{Ll}{3,}[ai]d[oa]s?)(?!\p{L})/iu,
  nl: /^(?!(?:we|wij|ik|het doel|dat|dit) )[^,;:?]{2,60}? (?:moet|moeten) (?:[^,;:?]{2,60} )?(?:worden (?<deed>ge\p{Ll}{3,}(?:d|t|en))|(?<early>ge\p{Ll}{3,}(?:d|t|en)) worden)(?!\p{L})/iu,
  pl: /^[^,;:?]{2,60}? (?:musi|muszą|ma|mają) (?:być|zostać) (?<deed>\p{Ll}{4,}(?:an|on|ęt|yt)[yaoei])(?!\p{L})/iu,
};

/** What only gets better by it: an aim, and no work. */
const betters =
  /^(?:\p{Ll}*(?:besser|senk|reduzier|ringer|höh|steiger|einfach|schleunig|entlast|vermieden|kürz|ermöglich|minimier|stärk)\p{Ll}*|(?:rédui|diminu|amélior|augment|simplifi|accélér)\p{Ll}*|(?:reducid|mejorad|aumentad|simplificad|agilizad)\p{Ll}*|(?:ridott|migliorat|aumentat|semplificat)\p{Ll}*|(?:reduzid|melhorad|aumentad|simplificad)\p{Ll}*|(?:verbeter|verminder|verhoog|verlaag)\p{Ll}*|(?:popraw|zmniejsz|zwiększ|uproszcz|skróc)\p{Ll}*)$/iu;

/**
 * A goal that binds what is done to something: "Die Aufträge sollen morgens geladen werden" is a demand, though sentences like it are told as
 * goals; "die Wartezeit soll verkürzt werden" only says what gets better. Null for that, in English, and under a heading of goals.
 */
export function boundDeed(statement: Statement, language: string): Statement | null {
  const { masked, heading, strength } = statement;
  const groups = deeds[language]?.exec(masked.text)?.groups;
  const deed = groups?.['deed'] ?? groups?.['early'];
  if (deed === undefined || betters.test(deed) || (heading !== null && hintOf(heading) === 'goal'))
    return null;
  return { ...statement, kind: 'requirement', strength: strength ?? 'MUST' };
}
