import { lowerCapitalised } from '../../../first-letter.ts';
import type { Strength } from '../../../understand/statement.ts';
import { ROMANCE, type Romance } from './romance-grammar.ts';
import { infinitiveOf } from './romance-infinitive.ts';
import { bindingWord, isWord } from './words.ts';

/**
 * A demand that is told as it shall be, or ordered in the infinitive, in the voice of who has to do it: "El cliente firma en la
 * pantalla" → "El cliente DEBE firmar en la pantalla". Null where a word may be taken for another.
 */
export function romanceDemand(prose: string, strength: Strength, language: string): string | null {
  const grammar = ROMANCE[language];
  if (!grammar) return null;
  if (grammar.conditional.test(prose)) {
    const comma = prose.indexOf(', ');
    const then = prose.slice(comma + 2);
    const main = comma < 0 ? null : (told(then, strength, grammar) ?? beingFirst(then, strength, grammar));
    return main === null ? null : `${prose.slice(0, comma)}, ${lowerCapitalised(main)}`;
  }
  return (
    ordered(prose, strength, grammar) ??
    told(prose, strength, grammar) ??
    beingFirst(prose, strength, grammar) ??
    undergone(prose, strength, grammar)
  );
}

/** "Marcar cada entrega": an order in the infinitive. */
function ordered(prose: string, strength: Strength, grammar: Romance): string | null {
  const [, verb = '', next = ''] = /^(\p{L}+(?:[aei]r|re|oir))\s(.*)$/su.exec(prose) ?? [];
  const word = bindingWord(grammar.binding, strength, false);
  if (verb === '' || word === null || !isWord(verb, grammar.language) || !grammar.behind.test(next))
    return null;
  if (/^(?:de|di|do|da|du|del|della)(?!\p{L})/iu.test(next)) return null;
  return `${grammar.impersonal(word)} ${lowerCapitalised(prose)}`;
}

/** "I dati vanno cancellati" has to be done, "la richiesta va all'ufficio" goes there. */
const goes = /^va(?:nno)?$/iu;
const undergoing = /^\p{L}{2,}(?:[aiu]t|st|tt|rt|ss|lt|s)[oaie]$/iu;

function told(prose: string, strength: Strength, grammar: Romance): string | null {
  const opening = grammar.subject.exec(prose);
  const isMany = opening?.[1] !== undefined;
  const word = bindingWord(grammar.binding, strength, isMany);
  if (!opening || word === null) return null;
  const tokens = [...prose.matchAll(/[^\s,;:.!?]+/gu)];
  const limit = prose.search(/[,;:]/u);
  const first = opening[0].trim().split(/\s/u).length + (/\s$/u.test(opening[0]) ? 1 : 0);
  for (let at = first; at < Math.min(tokens.length, 9); at += 1) {
    const token = tokens[at];
    if (!token || (limit >= 0 && token.index > limit)) return null;
    const before = tokens[at - 1]?.[0] ?? '';
    const next = tokens[at + 1]?.[0] ?? '';
    const isGoing = goes.test(token[0]) && !undergoing.test(next);
    const being = isGoing ? undefined : grammar.being[token[0].toLowerCase()];
    const verb = grammar.may.test(token[0])
      ? grammar.mayInfinitive
      : (being ?? infinitiveOf(token[0], grammar, isMany));
    if (verb === null || (!/['’]/u.test(before) && grammar.subject.test(`${before} x`))) continue;
    if (
      /^(?:de|di|do|da|du|del|della|en|em|in|con|com|avec|por|per|par|para|pour|a|à|que|che)$/iu.test(before)
    )
      continue;
    if (being === undefined && !grammar.behind.test(next) && !grammar.may.test(token[0])) return null;
    if (grammar.may.test(token[0]) && !/r[ei]?$/iu.test(next)) return null;
    return bound(prose, tokens, at, { word, verb, grammar, isMany });
  }
  return null;
}

/** "É enviado um segundo SMS": what is done stands before what it is done to. */
function beingFirst(prose: string, strength: Strength, grammar: Romance): string | null {
  const [, form = '', rest = ''] =
    /^(\p{L}+)( \p{L}{3,}[ad][oa]s? (?:um|uma|o|a|os|as|un|una|el|la|los|las|il|i|le) .+)$/su.exec(prose) ??
    [];
  const verb = grammar.being[form.toLowerCase()];
  const isMany = /^(?:são|son|sono|vengono|sont)$/iu.test(form);
  const word = bindingWord(grammar.binding, strength, isMany);
  return verb === undefined || word === null || rest === '' ? null : `${word} ${verb}${rest}`;
}

/** "Después se cobran 12 €": what is done, and nobody is said to do it. */
function undergone(prose: string, strength: Strength, grammar: Romance): string | null {
  const [, opening = '', form = '', rest = ''] =
    /^((?:\p{L}+ ){1,3}s[ei] )(\p{Ll}+)( .+)$/u.exec(prose) ?? [];
  if (form === '' || grammar.language === 'fr') return null;
  const many = infinitiveOf(form, grammar, true);
  const verb = many ?? infinitiveOf(form, grammar, false);
  const word = bindingWord(grammar.binding, strength, many !== null);
  return verb === null || word === null ? null : `${opening}${word} ${verb}${rest}`;
}

/** The subject of a verb, as far as the verb shows it, and in which language. */
interface Person {
  readonly grammar: Romance;
  readonly isMany: boolean;
}

interface Found extends Person {
  readonly word: string;
  readonly verb: string;
}

function bound(prose: string, tokens: readonly RegExpExecArray[], at: number, found: Found): string | null {
  const { word, verb, grammar } = found;
  const token = tokens[at];
  if (!token) return null;
  const isClitic = grammar.clitic.test(tokens[at - 1]?.[0] ?? '') && at > 2;
  // French keeps the pronoun with the infinitive, the others take it to the word that binds.
  if (isClitic && grammar.language === 'fr') return null;
  if (/^ne$|^n['’]/iu.test(tokens[at - 1]?.[0] ?? '')) return null;
  const end = token.index + token[0].length;
  const rest = inInfinitive(prose.slice(end), found);
  return rest === null ? null : `${prose.slice(0, token.index)}${word} ${verb}${rest}`;
}

/** "… y avisa a la oficina": a second verb of the same subject takes the form of the first; null behind a pronoun. */
function inInfinitive(rest: string, person: Person): string | null {
  const { grammar, isMany } = person;
  const own = /[,;:]/u.exec(rest)?.index ?? rest.length;
  let isOpen = false;
  const said = rest
    .slice(0, own)
    .replace(
      new RegExp(String.raw`(?<= ${grammar.and} )(\p{Ll}+)(?: (\S+))?`, 'giu'),
      (whole, form: string, next: string | undefined) => {
        if (grammar.clitic.test(form) && infinitiveOf(next ?? '', grammar, isMany)) isOpen = true;
        const verb = grammar.behind.test(next ?? '') ? infinitiveOf(form, grammar, isMany) : null;
        return verb === null ? whole : `${verb}${next === undefined ? '' : ` ${next}`}`;
      },
    );
  return isOpen ? null : said + enumerated(rest.slice(own), person);
}

/** "…, choisit les articles, puis télécharge l'étiquette": the deeds of one subject, up to a clause that begins otherwise. */
function enumerated(rest: string, person: Person): string {
  const { grammar, isMany } = person;
  const [, head = '', form = '', next = '', tail = ''] =
    /^(, (?:(?:puis|ensuite|et|y|luego|después|e|poi|então|depois) )?)(\p{Ll}+)( [^\s,;:.]+)([^,;:]*)/u.exec(
      rest,
    ) ?? [];
  const verb = grammar.behind.test(next.trim()) ? infinitiveOf(form, grammar, isMany) : null;
  if (verb === null) return rest;
  const length = head.length + form.length + next.length + tail.length;
  const own = inInfinitive(next + tail, person);
  return own === null ? rest : `${head}${verb}${own}${enumerated(rest.slice(length), person)}`;
}
