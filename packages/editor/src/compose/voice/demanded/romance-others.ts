import type { Romance } from './romance-grammar.ts';
import { infinitiveOf, isOfMany } from './romance-infinitive.ts';
import { openingOf } from './romance-subject.ts';
import { isWord } from './words.ts';

/** The first verb of a clause as it is bound. */
export interface Bound {
  readonly grammar: Romance;
  readonly isMany: boolean;
  /** The word that binds it. */
  readonly word: string;
  readonly verb: string;
  /** The pronoun that stands before the verb, as in "se genera"; else null. */
  readonly clitic: string | null;
  /** Words a clause with a subject of its own; null where it is not sure to be read. */
  readonly others: (clause: string) => string | null;
}

const again =
  /^, (?:(?:puis|ensuite|et|y|luego|después|e|poi|então|depois|ma|mas|pero|mais|sinon|si no|altrimenti|senão) )?/u;

/** What stands behind the first verb of a sentence, each verb of it bound as well: "… y avisa a la oficina" → "… y avisar a la oficina". */
export function withOthers(rest: string, bound: Bound): string {
  const end = endOf(rest);
  const [first = '', ...parts] = rest
    .slice(0, end)
    .split(new RegExp(` (?=(?:${bound.grammar.and}|o|ou) )`, 'u'));
  const said = parts.map((whole, at) => {
    const [joint = ''] = /^\S+ /u.exec(whole) ?? [];
    const part = whole.slice(joint.length);
    // "Approva o rifiuta": nothing stands between the two verbs.
    const isSecond = (at === 0 && first === '') || counted.test((at === 0 ? first : parts[at - 1]) ?? '');
    if (standsAlone(part) && !isSecond) return whole;
    return joint + (sharing(part, bound) ?? reflexive(part, bound) ?? ofOther(part, bound) ?? part);
  });
  return [first, ...said].join(' ') + behindComma(rest.slice(end), bound);
}

/** "Con foto y firma": one word behind a noun without its article may be a noun as well. */
function standsAlone(part: string): boolean {
  return !part.includes(' ');
}

const counted =
  /(?:^|\s)(?:(?:un|una|uno|une|uma|um|el|la|los|las|il|lo|i|gli|le|les|o|a|os|as|su|sus|seu|sua|son|sa|\d+|\uE010.\uE011) |l['’]|un['’])[^\s,;:]+$/iu;

function endOf(text: string): number {
  return /[,;:]/u.exec(text)?.index ?? text.length;
}

/** "…, choisit les articles, puis télécharge l'étiquette": the deeds of one subject and of others, up to what begins otherwise. */
function behindComma(rest: string, bound: Bound): string {
  const head = again.exec(rest)?.[0] ?? '';
  const tail = rest.slice(head.length);
  if (head === '' || tail === '') return rest;
  const end = endOf(tail);
  const own = tail.slice(0, end);
  const said = sharing(own, bound) ?? reflexive(own, bound) ?? ofOther(own, bound);
  return said === null ? rest : head + said + behindComma(tail.slice(end), bound);
}

/** Verbs in forms that no noun has, whatever follows them. */
const noNoun =
  /^(?:recebe|recibe|reçoit|riceve|obtém|obtiene|obtient|ottiene|vê|ve|voit|vede|escolhe|elige|choisit|sceglie|preenche|rellena|remplit|envia|envía|envoie|invia|paga|paie|adiciona|añade|ajoute|aggiunge)$/u;

/** A second verb of the same subject, which takes the form of the first. */
function sharing(part: string, { grammar, isMany }: Bound): string | null {
  const [form = '', next = ''] = part.replace(/[.!]+$/u, '').split(' ');
  const isOfDeed = /(?:[aei]r|re|oir)$/u.test(next) && isWord(next, grammar.language);
  if (grammar.clitic.test(form) || !(grammar.behind.test(next) || isOfDeed || noNoun.test(form))) return null;
  const verb = infinitiveOf(form, grammar, isMany);
  return verb === null ? null : verb + part.slice(form.length);
}

/** "Y se manda": the same behind the pronoun of the first verb, or of something else with a word that binds it. */
function reflexive(part: string, bound: Bound): string | null {
  const { grammar, clitic } = bound;
  const [, pronoun = '', form = '', rest = ''] = /^(\p{L}+) (\p{Ll}+)((?: |[.!]*$).*)$/su.exec(part) ?? [];
  if (!grammar.clitic.test(pronoun)) return null;
  const isMany = isOfMany(form);
  const verb = infinitiveOf(form, grammar, isMany);
  if (verb === null) return null;
  if (pronoun === clitic) return verb + rest;
  const word = modalFor(bound, isMany);
  return grammar.language === 'fr'
    ? `${word} ${pronoun} ${verb}${rest}`
    : `${pronoun} ${word} ${verb}${rest}`;
}

/** A clause with a subject of its own, bound in small letters. */
function ofOther(part: string, { grammar, others }: Bound): string | null {
  if (openingOf(part, grammar)?.isBare !== false) return null;
  const words = [...grammar.only.slice(1), ...Object.values(grammar.binding).flatMap((pair) => pair ?? [])];
  return (
    others(part)?.replace(/(?<!\p{L})\p{Lu}{3,}(?!\p{L})/u, (word) =>
      words.includes(word) ? word.toLowerCase() : word,
    ) ?? null
  );
}

/** The word that binds one or several as the first verb is bound, in small letters. */
function modalFor({ grammar, word }: Bound, isMany: boolean): string {
  const pair = Object.values(grammar.binding).find((forms) => forms?.includes(word));
  return (pair?.[isMany ? 1 : 0] ?? word).toLowerCase();
}
