import { isCollection } from '../../understand/api/collection.ts';
import { callsIn, type Endpoint } from '../../understand/api/endpoint.ts';
import { singularOf } from '../../understand/api/nouns.ts';
import { type Field, plainField } from '../../understand/entities/entity.ts';
import { inWords } from '../../understand/entities/field-name.ts';
import { isFieldName } from '../../understand/entities/sound-name.ts';
import { describedPart } from '../../understand/entities/told/part.ts';
import type { Statement } from '../../understand/statement.ts';
import { resourceOf } from './resource-of.ts';

const word =
  '(?:an? |the |its |their |optional(?:ly)? (?:an? )?)?[\\p{L}_][\\p{L}\\p{N}_]*(?: (?!(?:and|or|are|is|in|on|for|to|with|when|if|which|that|of|as|at|by|from|must|can|may)(?!\\p{L}))[\\p{L}_][\\p{L}\\p{N}_]*){0,2}';
const names = `(${word}(?:(?:, (?:and |or )?| and | or | plus )${word}){0,8})`;
const behind = '(?=$|[.,;:(]| (?:are|is|when|if|which|that|for|as|to|in)(?!\\p{L}))';

/** What any sentence on a call says is given. */
const always: readonly RegExp[] = [
  // "Lat, lon and radius are required, plug_type is optional"
  new RegExp(
    `(?:^|[,;:] )${names} (?:is|are) (?:also )?(?:required|mandatory|optional|compulsory|obligatory)(?!\\p{L})`,
    'giu',
  ),
  // "`from` and `to` required"
  new RegExp(`(?:^|[,;:] )${names} (?:required|mandatory|optional)(?=$|[.,;])`, 'giu'),
  // "Body has connector_id and card_token", "takes the query parameters tag and archived", "params limit and season"
  new RegExp(
    `(?<!\\p{L})(?:body|payload|params?|parameters?)(?: (?:is|are|has|have|with|contains?|holds?|includes?|takes?))?:? ${names}${behind}`,
    'giu',
  ),
  // "Filter with `?specialty=`"
  /[?&]([\p{L}_][\p{L}\p{N}_]*)=/giu,
  // "Supports ?assignee and ?state"
  /(?<=\s)[?&]([\p{L}_][\p{L}\p{N}_]*)(?=[\s,.;)]|$)/giu,
  // "A reason must be given"
  new RegExp(
    `(?:^|[,;:] (?:and )?)${names} (?:must|has to|have to|should|can|may) (?:also )?be (?:given|stated|named|passed|provided|supplied|sent along|specified)(?!\\p{L})`,
    'giu',
  ),
];
/** What one says that goes on about a call, or stands in its own words: the caller may wish for it. */
const wished = new RegExp(
  `(?:^|[,;] |(?:caller|client|user|they|you|he|she|who(?:ever)?|one) |(?<!\\p{L})(?:and|but) )(?:can|may|must|has to|have to|should|need(?:s)? to) (?:also |optionally |then )?(?:give|pass|state|name|specify|provide|supply|enter|wish for|include|attach|fill in|tell us|say|set|choose) ${names}${behind}`,
  'giu',
);
/** "Needs from and to" of a call that reads, where it names them as a program does. */
const needed = new RegExp(
  `(?:^|[,;] |\\p{L} )(?:needs?|takes?|requires?|expects?|accepts?|with) (?:both )?${names}${behind}`,
  'giu',
);
/** "POST /appointments books a slot for a patient: slot_id, patient_id, reason": the list behind what a call does. */
const listedBehind = new RegExp(
  `(?:POST|PUT|PATCH) \\/\\S+ \\p{L}+s [^:.;]{3,80}: ${names.replace('{0,8}', '{1,8}')}${behind}`,
  'giu',
);

/** Words that stand for what is given and name none of it, and what every call has. */
const noName =
  /^(?:fields?|bod(?:y|ies)|parameters?|params?|values?|quer(?:y|ies)|requests?|responses?|all|both|each|everything|none|nothing|something|others?|rest|same|following|header|it|they|them|this|that|these|those|there|else|one|list|call|auth\p{L}*|logins?|https?|json|tls|scope|role|permission|approval|confirmation|only|also|names?_is|picks|care|token)$|(?:^|_)(?:valid|access|bearer|auth|api|session)_(?:token|key)$/u;

/** The fields that a sentence says a call is given; `isOwn` of one that tells the call or goes on about it alone. */
export function givenIn(sentence: string, method: string, isOwn: boolean): Field[] {
  const said = sentence.replaceAll('`', '').replace(/[.!]+$/u, '');
  const isRead = method === 'GET';
  const lists = [
    ...always.flatMap((frame) => [...said.matchAll(frame)]),
    ...(isOwn && !isRead ? [...said.matchAll(wished), ...said.matchAll(listedBehind)] : []),
  ].map(([, list = '']) => list);
  const read =
    isOwn && isRead
      ? [
          ...sentence
            .replace(/[.!]+$/u, '')
            .replaceAll('`', '')
            .matchAll(needed),
        ].flatMap(([, list = '']) => (areCoded(list, sentence) ? [list] : []))
      : [];
  const found = [...lists, ...read].flatMap(namesIn).flatMap((name): Field[] => {
    const one =
      describedPart(name)?.field ?? (/^\p{L}+$/u.test(name) ? plainField(name.toLowerCase()) : null);
    const isOdd =
      one === null || noName.test(one.name) || (/_/u.test(one.name) && !isFieldName(inWords(one.name)));
    return isOdd ? [] : [{ ...plainField(one.name), type: one.type }];
  });
  return [...new Map(found.map((field) => [field.name, field])).values()];
}

/** The names of a list, whatever they say: "archived" is one, too. */
function namesIn(list: string): string[] {
  return list.split(/, (?:and |or )?| and | or | plus /u).map((name) => name.trim());
}

/** "Needs `from` and `to`": every name stands as code. */
function areCoded(list: string, sentence: string): boolean {
  return namesIn(list).every(
    (part) => sentence.includes(`\`${part.replace(/^(?:an?|the) /iu, '')}\``) || /_|\p{Ll}\p{Lu}/u.test(part),
  );
}

/**
 * What the sentences of a call, and those right behind them that tell no other, say it is given. Of several calls that one sentence
 * tells, what goes on about them is given to the one that makes something, else to the last.
 */
export function givenTo(
  endpoint: Endpoint,
  endpoints: readonly Endpoint[],
  statements: readonly Statement[],
): Field[] {
  const tellers = new Set(endpoints.flatMap((one) => one.statements));
  const fields = statements.flatMap((statement): Field[] => {
    const { index, text } = statement;
    if (statement.kind === 'question' || statement.kind === 'nonGoal') return [];
    const isTeller = endpoint.statements.includes(index);
    if (isTeller)
      return callsIn(text).length > 1 ||
        (endpoint.phrase !== null && beside(endpoint, endpoints, index).length > 1)
        ? endpoint.phrase === null
          ? []
          : endpoint.phrase.split('; ').flatMap((phrase) => givenIn(phrase, endpoint.method, true))
        : givenIn(text, endpoint.method, true);
    if (tellers.has(index)) return [];
    const teller = statements.findLast((one) => one.index < index && tellers.has(one.index));
    if (
      teller === undefined ||
      teller.block !== statement.block ||
      !endpoint.statements.includes(teller.index)
    )
      return [];
    if (index - teller.index > farthest) return [];
    const told = beside(endpoint, endpoints, teller.index);
    return (told.find(isMaking) ?? told.at(-1)) === endpoint || told.length === 1
      ? givenIn(text, endpoint.method, index === teller.index + 1 || !isCollection(endpoint))
      : [];
  });
  const own = resourceOf(endpoint);
  const known = new Map(
    fields.filter(({ name }) => singularOf(name) !== own).map((field) => [field.name, field]),
  );
  return [...known.values()];
}

/** Sentences behind the one that tells a call in which it may still be spoken of. */
const farthest = 3;

function beside(endpoint: Endpoint, endpoints: readonly Endpoint[], index: number): Endpoint[] {
  const told = endpoints.filter((one) => one.statements.includes(index));
  return told.length === 0 ? [endpoint] : told;
}

function isMaking({ method, deed }: Endpoint): boolean {
  return method === 'POST' && deed === undefined;
}
