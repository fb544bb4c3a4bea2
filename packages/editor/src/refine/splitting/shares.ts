import { contentWords } from '../../document/content-words.ts';
import { isBaseVerb } from '../../understand/clause/verbs.ts';
import { masked } from '../message/masked.ts';
import { asSentence } from '../place/sentence.ts';
import type { Ticket } from '../tickets/board.ts';
import { areAlike } from '../tickets/only-holder.ts';

/** What of a ticket's statements goes to a part: a whole statement, or pieces of one that another part shares. */
export interface Share {
  readonly key: string;
  readonly text: string;
  readonly isWhole: boolean;
}

/**
 * The statements of a ticket by the parts that speak of them, each to one. A statement that speaks of several parts is divided where
 * its sentence is. Null where a part has nothing of them, or where what speaks of it cannot be told from the rest.
 */
export function sharesOf(
  ticket: Ticket,
  parts: readonly string[],
  thoughtsIn: (text: string) => readonly string[],
): Share[][] | null {
  return sharesBySign(ticket, parts) ?? sharesByThought(ticket, parts, thoughtsIn);
}

/** The thoughts of the only statement of a ticket, one to each part: to the one that speaks of it, else in their order. */
function sharesByThought(
  { statements }: Ticket,
  parts: readonly string[],
  thoughtsIn: (text: string) => readonly string[],
): Share[][] | null {
  const [only, ...others] = statements;
  const thoughts = only && others.length === 0 ? thoughtsIn(only.text) : [];
  if (!only || thoughts.length !== parts.length) return null;
  const marks = marksOf(parts);
  const told = thoughts.map((thought) => bestOf(thought, marks));
  const isTold = new Set(told.filter((place) => place !== null)).size === parts.length;
  return parts.map((_, part) => [
    { key: only.key, text: thoughts[isTold ? told.indexOf(part) : part] ?? '', isWhole: false },
  ]);
}

function sharesBySign(ticket: Ticket, parts: readonly string[]): Share[][] | null {
  const marks = marksOf(parts);
  const whole = shared(ticket.statements, marks, parts);
  const isOfSeveral = ({ text }: Ticket['statements'][number]) =>
    new Set(placesIn(text, marks).map(({ part }) => part)).size > 1;
  if (whole.every((own) => own.length > 0) && !ticket.statements.some(isOfSeveral)) return whole;
  const shares: Share[][] = parts.map(() => []);
  for (const { key, text } of ticket.statements) {
    const pieces = placesIn(text, marks);
    const own = [...new Set(pieces.map(({ part }) => part))];
    for (const part of own) {
      const said = pieces.filter((one) => one.part === part).map(({ piece }) => piece);
      const isWhole = own.length === 1;
      const isFirst = pieces[0]?.part === part;
      const sentence = isWhole ? text : isFirst ? asSentence(said.join(', ')) : alone(said, text);
      if (sentence === null) return null;
      shares[part]?.push({ key, text: sentence, isWhole });
    }
  }
  return shares.every((own) => own.length > 0) ? shares : null;
}

/** The pieces of a statement, each with the part it speaks of; what speaks of none goes with what stands before it, or after it. */
function placesIn(text: string, marks: readonly (readonly string[])[]): { piece: string; part: number }[] {
  const pieces = piecesOf(text).map((piece) => ({ piece, part: bestOf(piece, marks) }));
  let last = pieces.find(({ part }) => part !== null)?.part ?? 0;
  return pieces.map(({ piece, part }) => {
    last = part ?? last;
    return { piece, part: last };
  });
}

/** Each statement with the part that its words point to, as a whole; a part that none points to has the one that fits another least. */
function shared(
  statements: Ticket['statements'],
  marks: readonly (readonly string[])[],
  parts: readonly string[],
): Share[][] {
  const fits = statements.map(({ text }) => fitsOf(text, marks));
  const places = fits.map((fit) => fit.indexOf(Math.max(...fit)));
  for (const part of marks.keys()) {
    if (places.includes(part)) continue;
    const loose = [...places.keys()].filter((at) => places.filter((one) => one === places[at]).length > 1);
    const fitOf = (at: number) => fits[at]?.[places[at] ?? 0] ?? 0;
    const [least, next] = loose.toSorted((left, right) => fitOf(left) - fitOf(right));
    const named = contentWords(parts[part] ?? '');
    const held = contentWords(statements[least ?? 0]?.text ?? '');
    const isSpokenOf = held.some((word) => named.some((one) => areOne(one, word)));
    if (least !== undefined && next !== undefined && isSpokenOf && fitOf(least) < fitOf(next))
      places[least] = part;
  }
  return marks.map((_, part) =>
    statements.flatMap(({ key, text }, at) => (places[at] === part ? [{ key, text, isWhole: true }] : [])),
  );
}

/** The words of each part that no other has: only they tell the parts apart. */
export function marksOf(parts: readonly string[]): string[][] {
  const words = parts.map((part) => contentWords(part));
  return words.map((own, at) =>
    own.filter(
      (word) => !words.some((other, place) => place !== at && other.some((one) => areOne(one, word))),
    ),
  );
}

/** The part that most of its marks stand in a text for; null where none do. */
export function bestOf(text: string, marks: readonly (readonly string[])[]): number | null {
  const fits = fitsOf(text, marks);
  const most = Math.max(...fits);
  return most > 0 ? fits.indexOf(most) : null;
}

/** What words of a kind are called for short: a time that passes, what is looked at. */
const kinds: readonly (readonly [text: RegExp, names: RegExp])[] = [
  [
    /\d+ ?(?:h|hours?|min(?:utes?)?|seconds?|days?|stunden?|minuten?|tagen?|heures?|jours?|horas?|minutos?|días?)(?!\p{L})|expire/iu,
    /^(?:timeout|time-out|expir|lifetim|duration|ablauf|dauer|délai|delai|dure|caducidad|duracion)/iu,
  ],
  [
    /(?<!\p{L})(?:see|sees|view|views|show|shows|sehen|sieht|zeigt|voi[rt]|affiche|ver|ve|muestra)(?!\p{L})/iu,
    /^(?:list|overview|view|screen|pag|display|liste|ubersicht|anzeige|vue|lista|vista)/iu,
  ],
];

/** How much of the marks of each part stands in a text: a word itself tells more than a form of it. */
function fitsOf(text: string, marks: readonly (readonly string[])[]): number[] {
  const held = contentWords(text);
  const raw = new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
  const fitOf = (word: string) => {
    if (
      raw.has(word) ||
      (held.includes(word) && [...raw].some((one) => one.startsWith(word) && one.length - word.length < 2))
    )
      return EXACT;
    if (held.some((other) => areOne(word, other))) return ALIKE;
    return kinds.some(([said, names]) => names.test(word) && said.test(text)) ? ALIKE : 0;
  };
  return marks.map((own) => own.reduce((sum, word) => sum + fitOf(word), 0) / Math.max(1, own.length));
}

const EXACT = 1;
const ALIKE = 0.8;
const STEM = 4;

/** Whether two words are forms of one, also as participles and adverbs are made of it: "puffern" and "gepuffert". */
function areOne(left: string, right: string): boolean {
  if (areAlike(left, right)) return true;
  const [one, other] = [left, right].map((word) =>
    word.replace(/^ge(?=.{4,}t$)/u, '').replace(/(?:ern|ert|en|et|t|s)$/u, ''),
  );
  return one !== undefined && one === other && one.length >= STEM;
}

const joint = /[,;]\s+(?:and |und |et |y )?|(?<=[.!?])\s+|\s(?:and|und|et|y)\s(?=\p{Ll}+\s)/gu;

function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  let from = 0;
  for (const match of masked(text).matchAll(joint)) {
    pieces.push(text.slice(from, match.index));
    from = match.index + match[0].length;
  }
  return [...pieces, text.slice(from)].map((piece) => piece.trim()).filter((piece) => piece !== '');
}

const bound =
  /(?<!\p{L})(?:MUST|SHOULD|MAY|MUSS|MÜSSEN|SOLL|SOLLEN|DARF|DÜRFEN|DOIT|DOIVENT|DEBE|DEBEN)(?!\p{L})/u;
const subject = /^(?<who>[^,;:.]{2,80}?) (?<bound>(?:MUST|SHOULD|MAY)(?: NOT)?(?: be able to)?) /u;
const able = /(?<!\p{L})(?:can|could|able to)(?!\p{L})/iu;

/** Pieces from the midst of a statement as one of their own: with its subject, where they begin with a verb. */
function alone(pieces: readonly string[], statement: string): string | null {
  const said = pieces
    .join(', ')
    .replace(/[.]$/u, '')
    .replace(/^then /u, '');
  const opening = /^\p{L}+/u.exec(said)?.[0] ?? '';
  const { who, bound: must = '' } = subject.exec(statement)?.groups ?? {};
  if (isBaseVerb(opening) && who !== undefined) {
    const before = statement.slice(0, statement.indexOf(pieces[0] ?? ''));
    const isAble = able.test(before) || / be able to$/u.test(must);
    return asSentence(`${who} ${must.replace(/ be able to$/u, '')}${isAble ? ' be able to' : ''} ${said}`);
  }
  // an order among orders has no subject
  if (isBaseVerb(opening.toLowerCase()) && !bound.test(statement)) return asSentence(said);
  const when = condition.exec(statement)?.[0] ?? '';
  const third = thirdPerson.exec(said);
  const base = third ? baseOf(third[2] ?? '') : null;
  if (third && base !== null && !bound.test(said))
    return asSentence(
      `${when}${when === '' ? third[1] : third[1]?.toLowerCase()} MUST ${base}${third[3] ?? ''}`,
    );
  return bound.test(said) || /\s(?:is|are|has|have|ist|sind|est|sont|es|son)\s/u.test(said)
    ? asSentence(said)
    : null;
}

/** "After 6 failed logins, …": what holds for all that follows. */
const condition = /^(?:after|when|if|once|whenever|as soon as) [^,;.]{3,120}, /iu;
/** "The owner receives a mail": a subject of its own, and what it does. */
const thirdPerson = /^((?:the|an?|each|every) \p{Ll}+(?: \p{Ll}+)?) (\p{Ll}{2,}s)( .+)$/iu;

function baseOf(verb: string): string | null {
  return (
    [verb.slice(0, -1), verb.slice(0, -2), `${verb.slice(0, -3)}y`].find((one) => isBaseVerb(one)) ?? null
  );
}
