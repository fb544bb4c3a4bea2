import { lowerFirst } from '../../../first-letter.ts';
import { prefix } from '../../voice/demanded/german-verbs.ts';
import { germanAsserted } from './asserted.ts';
import { verbFirst } from './verb-second.ts';

/** A demand as far as it tells where its verb stands: the same words but for that verb. */
interface Verbs {
  readonly said: string;
  readonly bound: string;
}

/** Words that deny already, or say of how many something is so: what is not so for all may be so for some. */
const uncertain =
  /(?<!\p{L})(?:nichts?|nie|niemals|niemand|kein\p{L}*|weder|ohne|nur|alle[nrs]?|jede[nrs]?|mindestens|höchstens|maximal|geen|niets?|nooit|alleen|elke?|minstens|maximaal|no|non|não|nie|ne|nunca|mai|jamais|nadie|nessun\p{L}*|ninguém|personne|aucune?|solo|sólo|só|apenas|seule?s?|seulement|tylko|todos?|todas?|tutti|tutte|tous|toutes|cada|ogni|chaque|każd\p{L}*|wszys\p{L}*)(?!\p{L})/iu;

/** Where a clause ends that can be denied by itself: before its comma or what is joined to it. */
export const joint = /[,;]|:(?!\d)|\s(?:und|en|y|e|et|i|oraz|oder|of|o|ou|lub)\s/u;

/**
 * What a demand tells as it is where it does not come about: "wird der Zugang gesperrt" → "wird der Zugang nicht gesperrt", "la cuenta se
 * bloquea" → "la cuenta no se bloquea". Only the first of several deeds is denied, since with it the rest stays out. Null where the place of
 * the word that denies is not sure.
 */
export function undoneIn(main: string, verbs: Verbs, language: string): string | null {
  const end = joint.exec(main)?.index ?? main.length;
  const clause = main.slice(0, end).trim();
  if (uncertain.test(clause) || clause.split(' ').length < fewest) return null;
  const at = verbIn(main, verbs);
  if (language === 'de' || language === 'nl') return deniedLast(clause, at, language);
  return at === null ? null : deniedBefore(clause.split(' '), at, language);
}

const fewest = 3;

interface Denial {
  readonly one: RegExp;
  readonly none: string;
  readonly not: string;
  readonly preposition: RegExp;
  /** What closes a clause: a participle, the part that a verb leaves there, what something is. */
  readonly closing: RegExp;
}

const denials: Readonly<Record<string, Denial>> = {
  de: {
    one: /(?<= )ein(?=(?:e[nmrs]?)? )/u,
    none: 'kein',
    not: 'nicht',
    preposition: /^(?:aus|in|im|an|am|auf|zu|zum|zur|bei|beim|mit|per|von|vom|über|unter|für|durch|als)$/u,
    closing: new RegExp(String.raw`${prefix.source}|^\p{Ll}{4,}(?:t|en|bar|ig|los)$`, 'u'),
  },
  nl: {
    one: /(?<= )een(?= )/u,
    none: 'geen',
    not: 'niet',
    preposition: /^(?:aan|in|op|bij|met|per|van|naar|via|uit|voor|door|als|om)$/u,
    closing:
      /^(?:(?:ge|be|ver|ont|her|er)\p{Ll}{2,}(?:d|t|en)|\p{Ll}{2,6}ge\p{Ll}{2,}(?:d|t|en)|aan|af|bij|door|in|mee|na|om|op|over|terug|toe|uit|voor|weg|\p{Ll}+(?:baar|ig))$/u,
  },
};

/** The verb of German and Dutch stands first behind "then", and what denies it before its place, its other part, or at the end. */
function deniedLast(clause: string, verb: number | null, language: string): string | null {
  const denial = denials[language];
  const first = /^\p{Ll}/u.test(clause) ? clause : verbFirst(clause, language, verb ?? -1);
  const told = first === null || language !== 'de' ? first : (germanAsserted(first) ?? first);
  if (!denial || told === null || binds.test(told)) return null;
  const plain = told.replace(/ (?:sofort|automatisch|toch|meteen|auch|ook)(?= |$)/gu, '');
  if (denial.one.test(plain)) return plain.replace(denial.one, denial.none);
  const words = plain.split(' ');
  const place = words.findLastIndex((word, index) => index > 1 && denial.preposition.test(word));
  const end = denial.closing.test(words.at(-1) ?? '') ? words.length - 1 : place > 1 ? place : words.length;
  // "geht das Paket zurück an den Absender": the other part of the verb may stand before the place
  const at = end < words.length - 1 && part[language]?.test(words[end - 1] ?? '') ? end - 1 : end;
  return at < 2 ? null : [...words.slice(0, at), denial.not, ...words.slice(at)].join(' ');
}

/** Parts of a verb that are no prepositions. */
const part: Readonly<Record<string, RegExp>> = {
  de: /^(?:zurück|weg|weiter|fort|los|frei|heraus|herunter|hinzu|zusammen|raus|rein|fest|wieder)$/u,
  nl: /^(?:terug|weg|mee|samen|vast|vrij|weer|klaar)$/u,
};

const binds = /^(?:muss|müssen|soll|sollen|moet|moeten)(?!\p{L})/u;

/** The place of the verb in the main clause of a demand: where its words begin to differ from those that bind it. */
export function verbIn(main: string, { said, bound }: Verbs): number | null {
  const told = said.split(' ');
  const demanded = bound.split(' ');
  const plain = (word: string | undefined) => lowerFirst((word ?? '').replace(/,$/u, ''));
  const differs = told.findIndex((word, index) => plain(word) !== plain(demanded[index]));
  const at = main.split(' ').length - (told.length - differs);
  return differs < 0 || at < 0 ? null : at;
}

const before: Readonly<Record<string, string>> = { es: 'no', it: 'non', pt: 'não', pl: 'nie' };
const clitic = /^(?:se|si|le|les|lo|la|los|las|gli|li|lhe|lhes)$/u;
/** What a Polish verb that has no object is followed by; an object would change its form. */
const noObject = /^(?:się|w|we|na|do|po|z|ze|od|przez|przy|automatycznie|\p{L}+(?:an|on|ęt|yt)[yaoei])$/u;

function deniedBefore(words: readonly string[], at: number, language: string): string | null {
  const verb = words[at];
  if (verb === undefined || at < 1) return null;
  const fore = words.slice(0, at);
  const rest = words.slice(at + 1);
  if (language === 'fr') {
    const ne = /^(?:[aeiouyéèêâîôh])/iu.test(verb) && !/^s['’]/u.test(verb) ? `n’${verb}` : `ne ${verb}`;
    return /^(?:se|lui|leur|y|en)$/u.test(fore.at(-1) ?? '')
      ? [...fore.slice(0, -1), 'ne', fore.at(-1), verb, 'pas', ...rest].join(' ')
      : [...fore, ne, 'pas', ...rest].join(' ');
  }
  const not = before[language];
  if (not === undefined || (language === 'pl' && !noObject.test(rest[0] ?? ''))) return null;
  const last = fore.length > 1 ? (fore.at(-1) ?? '') : lowerFirst(fore[0] ?? '');
  const isBehind = clitic.test(last) && (fore.length > 1 || /^s[ei]$/u.test(last));
  return isBehind
    ? [...fore.slice(0, -1), not, last, verb, ...rest].join(' ')
    : [...fore, not, verb, ...rest].join(' ');
}
