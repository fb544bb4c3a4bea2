import { actionOf } from '../../understand/api/action.ts';
import { segmentOf, singularOf } from '../../understand/api/nouns.ts';
import { baseOfParticiple } from '../../understand/clause/verbs.ts';
import { inWords } from '../../understand/entities/field-name.ts';
import { plainLetters } from '../../understand/entities/plain-letters.ts';
import type { Statement } from '../../understand/statement.ts';
import type { Composition } from '../composition.ts';
import { answersIt } from './answering.ts';
import type { Operation } from './operation.ts';

/** Refusals of what is handed in or changed; what only reads answers none of them. */
export const ofBodies = new Set([402, 409, 413, 415, 422, 428]);
export const removal = /(?<!\p{L})(?:delet|remov|cancel|revok|lösch|storn|supprim|annul|elimin|borr)\p{L}*/iu;

const making =
  /(?<!\p{L})(?:creat|add|book|upload|order|submit|anleg|angelegt|erstell|cré|crear|crea)\p{L}*/iu;
const changing = /(?<!\p{L})(?:chang|updat|edit|modif|geändert|änder|bearbeit|cambi|aggiorn)\p{L}*/iu;

/** Whether the call does what the sentence refuses: the deed it names, else making or changing a thing. */
export function isDoneBy(
  text: string,
  { endpoint, action }: Operation,
  { understanding }: Composition,
): boolean {
  const words = (text.toLowerCase().match(/\p{L}+/gu) ?? []).map((word) => baseOfParticiple(word) ?? word);
  const isActed = understanding.endpoints.some((one) => words.includes(actionOf(one) ?? ''));
  if (isActed) return action !== null && words.includes(action);
  const isRemoved = removal.test(text) && !making.test(text) && !changing.test(text);
  if (changing.test(text) && !making.test(text)) return ['PATCH', 'PUT'].includes(endpoint.method);
  if (endpoint.method === 'DELETE' || isRemoved) return endpoint.method === 'DELETE' && removal.test(text);
  return action === null && endpoint.method !== 'GET';
}

/**
 * The sentence of an operation that one without its own goes on about: the one before it in the same list item, or right
 * before it in the same paragraph where it names nothing of its own ("It must fail with 422 …"); null where there is none.
 */
export function tellerOf(
  { index, block, text }: Statement,
  { tellers }: Operation,
  { understanding }: Composition,
): number | null {
  const teller = understanding.statements.findLast((one) => one.index < index && tellers.has(one.index));
  if (teller === undefined) return null;
  if (teller.block !== block) return teller.index === index - 1 && answersIt.test(text) ? teller.index : null;
  const goesOn = block.kind === 'listItem' || teller.index === index - 1;
  return goesOn &&
    !/^(?:all|any|every|each|unknown|invalid|missing|no|without|wrong|expired)(?!\p{L})/iu.test(text)
    ? teller.index
    : null;
}

const missing = /^(?:an? |the )?(?:unknown|no such|non-?existent|missing|expired) (\p{L}{3,})/iu;

/**
 * "Unknown topic -> 404": whether this operation speaks of topics; null where the sentence names nothing that is missing, or no
 * operation speaks of it.
 */
export function missingIn(
  text: string,
  { endpoint, tellers }: Operation,
  { understanding: { statements } }: Composition,
): boolean | null {
  const noun = singularOf(missing.exec(text)?.[1]?.toLowerCase() ?? '');
  if (noun === '') return null;
  const names = (words: string) =>
    (words.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => singularOf(word) === noun);
  const told = statements.filter(({ index }) => endpoint.statements.includes(index));
  if (names(`${endpoint.path} ${endpoint.phrase ?? told.map((one) => one.text).join(' ')}`)) return true;
  return statements.some((one) => tellers.has(one.index) && names(one.text)) ? false : null;
}

function thingsIn(text: string): ReadonlySet<string> {
  const words = (text.toLowerCase().match(/\p{L}+/gu) ?? []).map((word) => plainLetters(word, 'de'));
  return new Set([...words, ...words.map(singularOf)]);
}

/** Whether a sentence names the thing of another operation and not that of this one. */
export function namesOther(text: string, operation: Operation): boolean {
  const words = thingsIn(text);
  return !namesOwn(text, operation) && [...operation.resources].some((one) => words.has(one));
}

/** "Cancelling later gives 409": whether this call cancels; null where the sentence opens with no deed of any call. */
export function opensWithDeed(text: string, { endpoint, phrases }: Operation): boolean | null {
  const [word = ''] = /^\p{L}{4,}/u.exec(text) ?? [];
  const stem = word.toLowerCase().replace(/(?:l?ling|ing|e)$/u, '');
  const holds = (words: string | null) =>
    (words?.toLowerCase().match(/\p{L}+/gu) ?? []).some((one) => one.replace(/e$/u, '') === stem);
  return stem.length > 2 && phrases.some(holds) ? holds(endpoint.phrase) : null;
}

export function namesOwn(text: string, { resource }: Operation): boolean {
  const words = thingsIn(text);
  return words.has(resource) || words.has(resource.split(/[-_]/u).at(-1) ?? resource);
}

/** A sentence of no operation of its own is of those whose thing it names, or of all where it names none of them. */
export function concerns(text: string, resource: string, { understanding }: Composition): boolean {
  // What goes on about the sentence before it is of that one's operation.
  if (
    /(?:GET|POST|PUT|PATCH|DELETE) \/|^(?:later|then|otherwise|after that|afterwards|in that case|else)(?!\p{L})/iu.test(
      text,
    )
  )
    return false;
  const words = new Set((text.toLowerCase().match(/\p{L}+/gu) ?? []).map(singularOf));
  const named = understanding.entities
    .map(({ name }) => singularOf(name.toLowerCase()))
    .filter((name) => words.has(name));
  const isNamed = words.has(resource) || words.has(resource.split(/[-_]/u).at(-1) ?? resource);
  if (isNamed || named.length > 0) return isNamed;
  // "Photo too large": of what has a photo.
  const holders = understanding.entities.filter(({ fields }) =>
    fields.some(({ name }) =>
      inWords(name)
        .split('_')
        .every((word) => words.has(singularOf(word))),
    ),
  );
  return (
    holders.length === 0 ||
    holders.some(({ name }) => segmentOf(singularOf(name.toLowerCase())) === segmentOf(resource))
  );
}
