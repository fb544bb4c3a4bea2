import { upperFirst } from '../../first-letter.ts';
import { singularOf } from '../api/nouns.ts';

/** Marks that part what people write. */
const marks = /[.,;:!?()|→]/u;
/** Words from which on a sentence without marks may hold several. */
const longest = 14;

const has = '(?:has|have|belongs?|consists?|contains?|is one|links?|stores?)';
/** Where the next thing is spoken of: "… several sites a site has an address …", "… and cleaners have a name …". */
const next = new RegExp(
  `(?<!(?<!\\p{L})(?:if|when|that|which|who|because|of|in|on|at|by|for|to|from|with|per|has|have)) (?=(?:(?:and|then|so|but|um|uh|also|plus) ){0,4}(?:(?:an?|each|every|the|one) (?:\\p{L}{3,20} ){1,2}${has} |(?:\\p{L}{3,20}s) (?:have|belong|consist) |for (?:each|every) \\p{L}{3,20} we ))`,
  'giu',
);
const opens = /^(?:(?:and|then|so|but|um|uh|also|plus|voice memo|basically|ok|okay) )+/iu;
/** Before the next of a list whose parts have articles and no commas: "an address a key number and opening hours". */
const nextPart =
  /(?<=\p{L}) (?<!(?<!\p{L})(?:has|have|with|and|or|of|in|on|at|by|for|to|from|is|as|per|are|be|like|than|every|each|all|which|we|store|keep|want) )(?=(?:an?|one) \p{L})/giu;

/** What somebody says without a mark, thing by thing and with commas in lists: "a site has an address a key and then cleaners have a name". */
export function dictated(text: string): string[] {
  const plain = text.replace(/[.!?]+$/u, '');
  if (marks.test(plain) || plain.split(' ').length < longest) return [text];
  const parts = plain
    .split(next)
    .map((part) => `${part.trim()} `.replace(opens, '').trim())
    .filter((part) => part !== '');
  return parts.length < 2
    ? [text]
    : parts.map((part, at) => `${upperFirst(withCommas(withoutNext(part, parts[at + 1] ?? '')))}.`);
}

/** "… and then drivers", where the next part begins with them. */
function withoutNext(part: string, following: string): string {
  const [noun = ''] = /\p{L}+$/u.exec(part) ?? [];
  const isNamed =
    noun !== '' && new RegExp(`^(?:(?:an?|each|every|the) )?${singularOf(noun)}`, 'iu').test(following);
  return isNamed ? part.replace(/,? and (?:then |also )?\p{L}+$|,? then \p{L}+$/u, '') : part;
}

/** A part with commas in the list of what its thing has. */
function withCommas(part: string): string {
  const at = listed.exec(part)?.[0].length ?? part.length;
  return part.slice(0, at) + part.slice(at).replace(nextPart, ', ');
}

const listed = /^.*?(?<!\p{L})(?:has|have|with|contains?|stores?|needs?) /iu;
