import type { Strength } from '../../../understand/statement.ts';
import type { Romance } from './romance-grammar.ts';
import { infinitiveOf } from './romance-infinitive.ts';
import { type Bound, withOthers } from './romance-others.ts';
import { isManyOf, type Opening, openingOf } from './romance-subject.ts';
import { bindingWord, isWord } from './words.ts';

/** "I dati vanno cancellati" has to be done, "la richiesta va all'ufficio" goes there. */
const goes = /^va(?:nno)?$/iu;
const undergoing = /^\p{L}{2,}(?:[aiu]t|st|tt|rt|ss|lt|s)[oaie]$/iu;
/** Words behind which a noun stands, and no verb. */
const preposition =
  /^(?:de|di|do|da|du|del|della|dei|degli|delle|des|dos|das|en|em|in|nel|nella|no|na|nos|nas|con|com|avec|por|pelo|pela|per|par|para|pour|a|à|ao|aos|al|alla|ai|agli|au|aux|que|che|sin|sem|senza|sans|hasta|até|fino|entre|tra|fra|sobre|su|sul|sulla|sur|sous|sob|tras|dopo|após|après|antes|como|come|comme|más|mais|più|plus|cada|ogni|chaque|su|sus|seu|sua|son|sa|ses)$/iu;
const longestSubject = 12;

/** What opens a case, or when something happens. */
const opensCase = /^(?:si|s['’]il|quand|lorsque|dès|cuando|se|quando|caso)$/iu;

/** A token of a clause with its place. */
type Token = RegExpExecArray;

/**
 * A clause of a Romance language that tells what somebody does, in the voice of who has to: "El cliente firma en la pantalla" → "El
 * cliente DEBE firmar en la pantalla". Null where a word may be taken for another.
 */
export function romanceTold(prose: string, strength: Strength, grammar: Romance): string | null {
  const opening = openingOf(prose, grammar);
  if (opening === null) return null;
  const tokens: Token[] = [...prose.matchAll(/[^\s,;:.!?]+/gu)];
  const at = verbAt(prose, tokens, opening, grammar);
  const form = tokens[at]?.[0] ?? '';
  if (at < 0) return null;
  const isMany = isManyOf(opening, form);
  const verb = verbOf(tokens, at, { ...opening, isMany }, grammar);
  const word = wordFor(opening, strength, isMany, grammar);
  if (verb === null || word === null) return null;
  const before = tokens[at - 1]?.[0] ?? '';
  const clitic = at > 1 && grammar.clitic.test(before) ? before : null;
  const others = (clause: string) => romanceTold(clause, strength, grammar);
  return bound(prose, tokens, at, { word, verb, grammar, isMany, clitic, others });
}

/** Whom alone something is let may do it; all others have to. */
function wordFor({ isOnly }: Opening, strength: Strength, isMany: boolean, grammar: Romance): string | null {
  const [, one, many] = grammar.only;
  return isOnly && strength === 'MUST'
    ? isMany
      ? many
      : one
    : bindingWord(grammar.binding, strength, isMany);
}

/** Where the verb of a clause stands: the first that no other word can be, else the first that stands where a verb does; -1 for nowhere. */
function verbAt(prose: string, tokens: readonly Token[], opening: Opening, grammar: Romance): number {
  const limit = prose.search(/[,;:]/u);
  let likely = -1;
  for (let at = opening.length; at < Math.min(tokens.length, longestSubject); at += 1) {
    const token = tokens[at];
    if (!token || (limit >= 0 && token.index > limit)) break;
    if (token[0] === grammar.and && likely >= 0) break;
    // "Alerte si le poids baisse": the verb of a case is none of the sentence.
    if (opensCase.test(token[0])) break;
    const isMany = isManyOf(opening, token[0]);
    if (verbOf(tokens, at, { ...opening, isMany }, grammar) === null) continue;
    const before = tokens[at - 1]?.[0] ?? '';
    if (!/['’]/u.test(before) && grammar.subject.test(`${before} x`) && !grammar.clitic.test(before))
      continue;
    if (preposition.test(before) && !grammar.not.test(before)) continue;
    const next = tokens[at + 1]?.[0] ?? '';
    if (grammar.may.test(token[0])) return /r[ei]?$/iu.test(next) ? at : -1;
    if (isSure(token[0], before, next, grammar)) {
      // "Ruta corta por el mapa": what a noun alone is like, or what it does
      if (opening.isBare && agrees(before, token[0])) continue;
      return at;
    }
    if (
      likely < 0 &&
      !opening.isBare &&
      at === opening.length &&
      !(agrees(before, token[0]) && !/s$/u.test(next))
    )
      likely = at;
  }
  return likely;
}

/** Whether a form stands where nothing but a verb can. */
function isSure(form: string, before: string, next: string, grammar: Romance): boolean {
  const { being, behind, not, clitic, language } = grammar;
  return (
    Object.hasOwn(being, form.toLowerCase()) ||
    behind.test(next) ||
    /^(?:s['’])/iu.test(form) ||
    not.test(before) ||
    /^ne$/iu.test(before) ||
    (/^se$|^si$/iu.test(before) && clitic.test(before)) ||
    /^(?:o|ou|ni)$/u.test(next) ||
    (/(?:[aei]r|re|oir)$/u.test(next) && isWord(next, language))
  );
}

/** "Ruta corta": an adjective that goes with its noun ends as it does. */
function agrees(noun: string, form: string): boolean {
  return /a$/iu.test(noun) && /a$/iu.test(form);
}

/** The infinitive of a token as a verb of one or of several; null where it is none. */
function verbOf(
  tokens: readonly Token[],
  at: number,
  { isMany, isMasculine, length }: Opening,
  grammar: Romance,
): string | null {
  const form = tokens[at]?.[0].replace(/^[sn]['’]/iu, '') ?? '';
  const next = tokens[at + 1]?.[0] ?? '';
  if (grammar.may.test(form)) return grammar.mayInfinitive;
  const isGoing = goes.test(form) && !undergoing.test(next);
  const being = isGoing ? undefined : grammar.being[form.toLowerCase()];
  const infinitive = being ?? infinitiveOf(form, grammar, isMany === true);
  if (infinitive !== null) return infinitive;
  // "El código caduca a los 10 minutos": what follows a masculine noun and ends so is no adjective.
  const [, stem = ''] =
    (isMany === true ? /^(\p{Ll}{4,})(?:an|am|ano)$/u : /^(\p{Ll}{4,})a$/u).exec(form) ?? [];
  const isNext = isMasculine && at === length && grammar.behind.test(next);
  return isNext && stem !== '' && grammar.language !== 'fr'
    ? `${stem}ar${grammar.language === 'it' ? 'e' : ''}`
    : null;
}

/** The clause with the word that binds before its verb, which takes its infinitive. */
function bound(prose: string, tokens: readonly Token[], at: number, found: Bound): string | null {
  const { word, verb, grammar } = found;
  const token = tokens[at];
  if (!token) return null;
  const rest = withOthers(prose.slice(token.index + token[0].length), found);
  if (grammar.language !== 'fr') return `${prose.slice(0, token.index)}${word} ${need(verb, rest)}`;
  return inFrench(prose, tokens[at - 1], token, found, rest);
}

/** "Necesita ver", "precisa ver": what somebody needs to do they are to be able to, and what they need they are to have. */
function need(verb: string, rest: string): string {
  const isNeed = /^(?:necesitar|precisar)$/u.test(verb);
  if (isNeed && /^ \p{L}+[aei]r(?!\p{L})/u.test(rest)) return `poder${rest}`;
  if (/^avere$/u.test(verb)) return `${verb}${rest.replace(/^ bisogno di (?=un)/u, ' ')}`;
  if (!isNeed || /^ (?:que|al)(?!\p{L})/u.test(rest)) return verb + rest;
  return verb === 'necesitar' ? `tener${rest}` : `ter${rest.replace(/^ de (?=\p{L})/u, ' ')}`;
}

/** French keeps a pronoun with the infinitive, and its "pas" behind the word that binds. */
function inFrench(
  prose: string,
  before: Token | undefined,
  token: Token,
  { word, verb, clitic }: Bound,
  rest: string,
): string | null {
  const isParted = /^ne$/iu.test(before?.[0] ?? '');
  if (isParted || /^n['’]/iu.test(token[0])) {
    const [, not = '', said = ''] = /^ (pas|jamais|plus)((?= |$).*)$/su.exec(rest) ?? [];
    const start = isParted ? (before?.index ?? 0) : token.index;
    if (not !== '') return `${prose.slice(0, start)}ne ${word} ${not} ${verb}${said}`;
    return /^(?:aucun|personne|nul)/iu.test(prose)
      ? `${prose.slice(0, start)}ne ${word} ${verb}${rest}`
      : null;
  }
  if (clitic !== null) return `${prose.slice(0, before?.index ?? 0)}${word} ${clitic} ${verb}${rest}`;
  const had = verb === 'avoir' ? rest.replace(/^ besoin d['’](?=une? )/u, ' ') : rest;
  return `${prose.slice(0, token.index)}${word} ${/^s['’]/iu.exec(token[0])?.[0] ?? ''}${verb}${had}`;
}
