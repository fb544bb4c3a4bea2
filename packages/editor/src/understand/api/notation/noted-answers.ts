import { type Field, plainField } from '../../entities/entity.ts';
import { fieldName } from '../../entities/field-name.ts';
import { membersIn, membersOf } from './members.ts';
import { outside, partsOutside } from './outside.ts';

/** An answer that is noted behind a call. */
export interface NotedAnswer {
  /** Null where only what comes back is noted. */
  readonly status: number | null;
  /** What its body holds, as far as that is noted. */
  readonly fields: readonly Field[];
  /** Its body is an array of such: "[{ts, value}]". */
  readonly isArray: boolean;
  /** Its body is an object that is noted member by member. */
  readonly isObject: boolean;
  /** The words beside code and body: the case of a refusal; else empty. */
  readonly words: string;
}

const nothing = { fields: [], isArray: false, isObject: false } as const;

const separators =
  /[,;]\s|(?:,? (?:or|and|else|otherwise)|\s[/|]) (?=(?:returns? |answers? |with |an? )?[1-5]\d\d(?!\d))/giu;
/** What leads over to a code: "or", "else", "returns", "→". */
const leading =
  /^(?:(?:(?:or|and|else|otherwise|but|also|then|it|returns?|responds?|answers?|fails?|must|fail|gives|with|an?|http) |(?:->|→|=>)\s?))+(?=[1-5]\d\d(?!\d))/iu;
const coded = /^([1-5]\d\d)(?![\p{L}\p{N}%])\s?[:=]?\s?(.*)$/su;
/** "Less than 24h before → 422", "unknown code (404)". */
const codedBehind = /^(.{3,}?)(?:\s?(?:->|→|=>)\s?|\s\(|\s(?:gives|returns|answers)\s)([45]\d\d)\)?$/su;

/** The words of each answer that is noted behind a call, up to where the next code or thought begins. */
export function answerParts(answer: string): string[] {
  return partsOutside(answer, separators).map((part) => part.replace(leading, '').trim());
}

/** The answers that are noted behind a call, in their order. */
export function notedAnswers(answer: string, isCell: boolean): NotedAnswer[] {
  const found: NotedAnswer[] = [];
  for (const said of answerParts(answer)) {
    const last = found.at(-1);
    const [, code, behind = ''] = coded.exec(said) ?? [];
    const [, before = '', codeBehind] = codedBehind.exec(said) ?? [];
    if (code !== undefined) found.push(answerOf(Number(code), behind, isCell));
    else if (codeBehind !== undefined) found.push({ ...nothing, status: Number(codeBehind), words: before });
    else if (last === undefined) found.push(answerOf(null, said, isCell));
    else found.splice(-1, 1, goneOn(last, said));
  }
  return found;
}

/** "201 id, secret" has another field behind the comma; the case of a refusal has another word. */
function goneOn(last: NotedAnswer, said: string): NotedAnswer {
  const isRefusal = (last.status ?? 0) >= 400;
  const named = isRefusal ? [] : last.fields.length > 0 ? bodyIn(said, true).fields : [];
  return named.length > 0
    ? { ...last, fields: [...last.fields, ...named] }
    : { ...last, words: [last.words, said].filter((words) => words !== '').join(', ') };
}

function answerOf(status: number | null, said: string, isCell: boolean): NotedAnswer {
  return (status ?? 0) >= 400
    ? { ...nothing, status, words: said }
    : { status, ...bodyIn(said, isCell || status !== null) };
}

const braced = /[{[]/u;
/** "A list of {id, name}": what the braces hold is one of them. */
const several = /(?<!\p{L})(?:lists?|arrays?|all|each|every|many)(?!\p{L})/iu;
/** "202 accepted": what the code is called, and no field. */
const nameOfStatus = /^(?:ok|created|accepted|no content|not modified|empty|nothing|success|done)(?!\p{L})/iu;
/** "+ export id", "with batchId". */
const joined =
  /(?:^|\s)(?:\+|with|plus|and|incl(?:uding|\.)?)\s(?:the |an? |its |new )*([\p{L}_][\p{L}\p{N}_ ]{1,40})$/iu;
const single = /^[\p{L}_][\p{L}\p{N}_]*(?:\[\]|\?)?$/u;
/** "status pending|running|done". */
const chosen = /^([\p{L}_][\p{L}\p{N}_]*)\s?[:=]?\s?([\p{L}\p{N}_-]+(?:\s?\|\s?[\p{L}\p{N}_-]+)+)$/u;

/** The body that an answer notes, in braces, as a list of values, or by the names behind its code. */
function bodyIn(said: string, mayName: boolean): Omit<NotedAnswer, 'status'> {
  const at = outside(said).search(braced);
  if (at >= 0) {
    const group = groupAt(said, at);
    const inner = group.startsWith('[') ? group.slice(1, -1).trim() : group;
    const fields = inner.startsWith('{') ? (membersOf(inner) ?? []) : [];
    const words = `${said.slice(0, at)} ${said.slice(at + group.length)}`.trim();
    const isArray = group.startsWith('[');
    return { fields, isArray, isObject: fields.length > 0 && !isArray && !several.test(words), words };
  }
  const [, name = '', values = ''] = chosen.exec(said) ?? [];
  if (name !== '')
    return {
      fields: [{ ...plainField(name), values: values.split('|').map((value) => value.trim()) }],
      isArray: false,
      isObject: false,
      words: '',
    };
  const plain = said.replace(nameOfStatus, '').trim();
  // "Returns available and reserved": what prose says comes back is no shorthand.
  const names = mayName ? (joined.exec(plain)?.[1] ?? single.exec(plain)?.[0]) : undefined;
  const fields = names === undefined || noField.test(names) ? [] : namedIn(names.trim());
  return { ...nothing, fields, words: fields.length > 0 ? '' : plain };
}

/** Things of an answer that are no field of its body. */
const noField =
  /(?:headers?|body|list|array|location|error|message|nothing|same|shape|page|json|csv|pdf|file)$/iu;

/** "Export id" is the field `export_id`, "secret?" one that may be missing. */
function namedIn(names: string): Field[] {
  const member = membersIn(names);
  if (member !== null && !/\s/u.test(names.replace(/\s(?:and|&)\s/gu, ','))) return member;
  return names
    .split(/ and /u)
    .flatMap((name) => (name.split(' ').length <= mostWords ? [plainField(fieldName(name))] : []));
}

const mostWords = 3;

/** From an opening bracket to the one that closes it. */
function groupAt(text: string, start: number): string {
  const flat = outside(text);
  const end = flat.slice(start + 1).search(/[}\])]/u);
  return end < 0 ? text.slice(start) : text.slice(start, start + 1 + end + 1);
}
