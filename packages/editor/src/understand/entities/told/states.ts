import { singularOf } from '../../api/nouns.ts';
import { type Entity, plainField } from '../entity.ts';

const value = '["“\'`]?[\\p{L}][\\p{L}-]{0,20}(?: [\\p{L}-]{1,20}){0,2}["”\'`]?';
const either = new RegExp(
  `^(?:an?|each|every|the|all) ?([\\p{L}]{2,30}) (?:.{2,120}?(?:,| and) )?(?:is|are|can be|may be)(?: always)? (?:either|one of:?|in one of these states:?) ((?:${value}, ){0,8}${value},? or ${value})(?=$|[.;,])`,
  'iu',
);
const quoted =
  /^(?:an?|each|every|the|all)? ?([\p{L}]{2,30}) (?:is|are|can be) ((?:["“'`][^"”'`]{2,30}["”'`], ){1,8}["“'`][^"”'`]{2,30}["”'`],? or ["“'`][^"”'`]{2,30}["”'`])/iu;
/** "Stays are requested, confirmed, checked in or cancelled". */
const several =
  /^(?:the |all )?([\p{L}]{2,30}s) (?:are|can be|may be) ((?:[\p{L}-]{3,20}(?: (?:in|out|off|up|back))?, ){2,8}[\p{L}-]{3,20}(?: (?:in|out|off|up|back))?,? or [\p{L}-]{3,20}(?: (?:in|out|off|up|back))?)[.!]?$/iu;
/** "A cow can be in milk, dry, sick or sold". */
const maybe =
  /^(?:an?|each|every|the) ([\p{L}]{2,30}) (?:can|may) be ((?!(?:by|with|for|from|to) )(?:(?:in |on |under )?[\p{L}-]{2,20}, ){1,8}(?:in |on |under )?[\p{L}-]{2,20},? or (?:in |on |under )?[\p{L}-]{2,20})[.!]?$/iu;
const path =
  /(?:(?<!\p{L})(?:an?|each|every|the) |^)([\p{L}]{2,30}) (?:goe?s?|moves?|pass(?:es)?|runs?) from ((?:[\p{L}-]{2,20}(?: |, )(?:to |then )){1,6}[\p{L}-]{2,20})/iu;
const begins =
  /(?<!\p{L})(?:starts?|begins?|is created|enters?|comes in) (?:out )?(?:in|as|with) ["“'`]?([\p{L}][\p{L} -]{1,30})/iu;

/**
 * The states of a thing whose name is in `names`: "An animal is either in quarantine, available or adopted." `after` is
 * the sentence that follows, which may say with which of them it starts.
 */
export function statesIn(
  sentence: string,
  after: string,
  names: ReadonlySet<string>,
): Pick<Entity, 'name' | 'fields'>[] {
  const [, subject = '', list = ''] =
    either.exec(sentence) ??
    quoted.exec(sentence) ??
    several.exec(sentence) ??
    maybe.exec(sentence) ??
    path.exec(sentence) ??
    [];
  const name = singularOf(subject.toLowerCase());
  if (!names.has(name)) return [];
  const values = list
    .split(/,? or |, |,? to |,? then /u)
    .map((one) => one.replace(/^["“'`]|["”'`.]$/gu, '').trim())
    .filter((one) => one !== '');
  if (values.length < 2) return [];
  const start = begins.exec(sentence)?.[1] ?? begins.exec(after)?.[1] ?? '';
  const first = values.find((one) => bare(start).startsWith(bare(one))) ?? null;
  return [{ name, fields: [{ ...plainField('status'), values, default: first }] }];
}

function bare(text: string): string {
  return text.toLowerCase().replace(/^(?:in|under|as) /u, '');
}
