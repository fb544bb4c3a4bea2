import type { Strength } from '../../../understand/statement.ts';
import type { Romance } from './romance-grammar.ts';
import { infinitiveOf } from './romance-infinitive.ts';
import { romanceTold } from './romance-told.ts';

/** Whom a sentence is about, with what tells them from others behind a relative pronoun. Groups: whoever it is, the pronoun. */
const related =
  /^((?:(?:le|la|les|un|une|el|los|las|una|o|a|os|as|um|uma|il|lo|i|gli|ogni|cada|chaque|todo|tout|uno) |l['’])?\p{L}[\p{L}'’-]+(?: (?:de|d['’]|del|di|do|da)\s?\p{L}+)?|celui|celle|ceux) (qui|que|che) (?=\p{L})/iu;
/** The same in one word. */
const whoever = /^(quien|quem|chi|quienes) (?=\p{L})/iu;

const participle = /(?:ad[oa]s?|id[oa]s?|at[oaie]|it[oaie]|ut[oaie]|ée?s?|ise?s?|ue?s?|erte?s?|uite?s?)$/u;

/** Words that such a sentence has at most. */
const longest = 22;

/**
 * A demand of a Romance language whose subject has a relative clause behind it, with the word that binds before the verb of its main clause: "Le
 * jardinier qui ne répond pas perd sa place" → "Le jardinier qui ne répond pas DOIT perdre sa place". Undefined for any other, null where the
 * main verb is not sure.
 */
export function romanceRelative(
  prose: string,
  strength: Strength,
  grammar: Romance,
): string | null | undefined {
  const head = (related.exec(prose) ?? whoever.exec(prose))?.[0];
  if (head === undefined) return undefined;
  const isMany = /^(?:les|los|las|os|as|i|gli|ceux|quienes)(?!\p{L})/iu.test(prose);
  const words = prose.split(' ');
  const own = head.trimEnd().split(' ').length;
  const isVerb = (at: number): boolean => {
    const form = (words[at] ?? '').replace(/^[sn]['’]/iu, '').replace(/[,.!]+$/u, '');
    const next = (words[at + 1] ?? '').replace(/[,.!]+$/u, '');
    const before = words[at - 1] ?? '';
    const isNoun = grammar.subject.test(`${before} x`) && !grammar.clitic.test(before);
    const bearsTense =
      Object.hasOwn(grammar.being, form.toLowerCase()) ||
      grammar.may.test(form) ||
      infinitiveOf(form, grammar, isMany) !== null;
    if (!bearsTense || isNoun) return false;
    const isFirst = at === own || (at === own + 1 && /^(?:no|não|non|ne)$/u.test(before));
    return isFirst || grammar.behind.test(next) || participle.test(next) || next === '';
  };
  const verbs = words.slice(0, longest).flatMap((_, at) => (at >= own && isVerb(at) ? [at] : []));
  // The verb of the relative clause comes first; of what follows the next one is that of the sentence.
  const [relative = 0] = verbs;
  const isAuxiliary = Object.hasOwn(
    grammar.being,
    (words[relative] ?? '').replace(/^[sn]['’]/iu, '').toLowerCase(),
  );
  const main = verbs.find((at) => at > relative + (isAuxiliary ? 1 : 0));
  if (main === undefined) return null;
  const isDenied = /^(?:no|não|non|ne|n['’]\p{L}+)$/iu.test(words[main - 1] ?? '');
  const hasClitic = grammar.clitic.test(words[main - 1] ?? '');
  const start = main - (isDenied || hasClitic ? 1 : 0);
  const before = words.slice(0, start).join(' ').replace(/,$/u, '');
  const said = romanceTold(
    `${PERSON[grammar.language]?.[isMany ? 1 : 0] ?? ''} ${words.slice(start).join(' ')}`,
    strength,
    grammar,
  );
  const behind = said?.split(' ').slice(2).join(' ');
  return behind === undefined || behind === '' ? null : `${before} ${behind}`;
}

/** Stand for whoever it is, as the clause is read without what tells them from others. */
const PERSON: Readonly<Record<string, readonly [one: string, many: string]>> = {
  fr: ['Le client', 'Les clients'],
  es: ['El cliente', 'Los clientes'],
  pt: ['O cliente', 'Os clientes'],
  it: ['Il cliente', 'I clienti'],
};
