import { lowerFirst } from '../../../first-letter.ts';
import type { Strength } from '../../../understand/statement.ts';
import { isVerb } from './german-deeds.ts';
import { binding, forbidding, germanVerbFirst } from './german-told.ts';
import { participle } from './german-verbs.ts';
import { bindingWord, clauseEnd } from './words.ts';

/** "Tausch nur mit Zustimmung der Leitung": a thing, and what alone it is let with. */
const onlyWith =
  /^((?:\p{Lu}\p{Ll}+(?:e|en|er|es) )?\p{Lu}[\p{L}-]+(?: (?:über|unter|ab|bis|von|für|ohne|mit) [^,;:]{1,30}?)?) (nur (?:mit|nach|bei|für|ab|bis|als|zu|am|im|in) .+)$/u;
/** "Fotos max. 5 MB": things, and how large they may be. */
const atMost =
  /^(\p{Lu}[\p{L}-]+) ((?:max\.|maximal|höchstens|bis zu|nicht größer als) (?:\d[\d.,]*|\uE010.\uE011) ?(?:[KMG]i?B)?)$/u;
/** "Automatische Erinnerung per SMS": a thing by its name, with what is said of it behind. */
const named =
  /^(?<adjective>\p{Lu}\p{Ll}+(?:e|er) )?(?<noun>\p{Lu}[\p{L}-]+)(?<behind> (?:per|als|für|mit|ohne|über|zu[mr]?|an|am|auf|aus|bei|beim|im|in|nach|pro|je|um|von|vom|vor|de[rs]) .+)$/u;

const feminine =
  /(?:ung|heit|keit|schaft|tion|sion|tät|liste|suche|anzeige|ansicht|seite|mail|übersicht|funktion|vorschau|statistik|auswahl|meldung)$/iu;
const masculine =
  /(?:export|import|download|upload|button|filter|link|hinweis|bericht|report|zugriff|login|abgleich|verlauf|schalter|knopf|modus|dialog|zähler|kalender|service|job|alarm|eintrag)$/iu;
const several =
  /(?:ungen|heiten|keiten|schaften|tionen|sionen|täten|listen|mails|links|filter|fotos|dateien)$/iu;
/** A plural by its ending, where no gender is known. */
const plural = /(?:en|s|er|[äöü]\p{Ll}+e)$/u;

/** A demand of German without a verb, as a sentence; null where it has one, or what it demands is not sure. */
export function germanVerbless(prose: string, strength: Strength): string | null {
  const end = clauseEnd(prose.replace(/(?<=(?:max|min))\./u, '_'));
  const clause = prose.slice(0, end);
  const words = clause.split(' ');
  if (words.some((word, at) => at > 0 && (isVerb(word) || participle.test(word)))) return null;
  const said = limited(clause, strength) ?? largest(clause, strength);
  if (said !== null) return said + withVerb(prose.slice(end), strength);
  const there = existing(clause, strength);
  return there === null ? null : there + prose.slice(end);
}

function limited(clause: string, strength: Strength): string | null {
  const [, thing = '', only = ''] = onlyWith.exec(clause) ?? [];
  const word = bindingWord(forbidding, strength, false);
  return thing === '' || word === null ? null : `Es ${word} ${withSmallAdjective(thing)} ${only} geben`;
}

function largest(clause: string, strength: Strength): string | null {
  const [, thing = '', size = ''] = atMost.exec(clause) ?? [];
  const word = bindingWord(forbidding, strength, plural.test(thing));
  return thing === '' || word === null ? null : `${thing} ${word} ${size} groß sein`;
}

function existing(clause: string, strength: Strength): string | null {
  const { adjective = '', noun = '', behind = '' } = named.exec(clause)?.groups ?? {};
  const article = articleOf(noun);
  const word = bindingWord(binding, strength, false);
  if (article === null || word === null || (adjective.endsWith('er ') && article !== 'einen ')) return null;
  const small = lowerFirst(adjective).replace(/er $/u, 'en ');
  return `Es ${word} ${article}${small}${noun}${behind} geben`;
}

/** The article before something new that there is to be; null where its gender is not sure. */
function articleOf(noun: string): string | null {
  if (several.test(noun)) return '';
  if (feminine.test(noun)) return 'eine ';
  return masculine.test(noun) ? 'einen ' : null;
}

function withSmallAdjective(thing: string): string {
  return /^\p{Lu}\p{Ll}+(?:e|en|er|es) \p{Lu}/u.test(thing) ? lowerFirst(thing) : thing;
}

/** "…, werden vorher verkleinert": what else is told of it, bound as well and in small letters. */
function withVerb(tail: string, strength: Strength): string {
  const [, comma = '', rest = ''] = /^(, )(\p{Ll}.+)$/su.exec(tail) ?? [];
  const said = comma === '' ? null : germanVerbFirst(rest, strength);
  return said === null ? tail : ` und ${said.replace(/^\p{Lu}+/u, (word) => word.toLowerCase())}`;
}
