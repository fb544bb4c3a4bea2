import { literal } from '../../read/literal.ts';
import type { Draft } from '../draft.ts';
import { applied, type Change, noEffect, type Outcome } from '../instruction.ts';
import { recordRenaming } from '../instructions/rename-record.ts';
import { kindNamed } from '../intent/kinds.ts';
import { oncePerDraft } from '../per-draft.ts';
import { wholeWords } from '../target/phrase.ts';
import { genderOf } from '../terms/term-articles.ts';
import { numberForms } from '../terms/term-plurals.ts';
import { withTerm } from '../terms/terms.ts';
import { coresOf } from './asides.ts';
import { type TermPair, termPair } from './term-pairs.ts';

/** Sentences that say more than this rename nothing. */
const LONGEST = 400;

/**
 * The change that sentences ask for by naming a term and what is to stand in its place, in whichever language: everywhere, in the
 * number and the case of each place. Null where they name none, or the draft does not have the term.
 */
export const termChange = oncePerDraft((words: string, draft: Draft): Change | null => {
  const pair = pairIn(words, draft);
  return pair && ((now) => renamed(now, pair));
});

function pairIn(words: string, draft: Draft): TermPair | null {
  if (words.length > LONGEST) return null;
  const pair = coresOf(words)
    .map(termPair)
    .find((one) => one !== null);
  // "use bullets instead of the table" speaks of how words stand, and of no word
  if (pair && !pair.isQuoted && [pair.old, pair.fresh].every((one) => shape.test(one))) return null;
  if (!pair || (!pair.isQuoted && ofPart.test(words.trim()) && kindNamed(pair.old) !== null)) return null;
  const told = nameOfThing(draft, { ...pair, fresh: ofOneShape(pair) });
  return recordRenaming(draft, told.old, told.fresh) !== null || stands(draft, told) ? told : null;
}

const shape =
  /^(?:bullets?(?: points?| list)?|bulleted list|tables?|(?:numbered |plain )?lists?|numbers|steps|prose|paragraphs?|sentences?|text)$/iu;

/** "It's no requirement but a dependency" says of a part what it is, and gives no word another name. */
const ofPart = /^(?:(?:so|and|but|since|as|because) )?(?:it|this|that|they|those|these)(?!\p{L})/iu;

/** "The gateway is called Telma now", where the draft has "the gateway (Tellgate)": what has a name gets another, and goes on to be a gateway. */
function nameOfThing({ text }: Draft, pair: TermPair): TermPair {
  if (pair.isQuoted || !/^\p{Ll}/u.test(pair.old)) return pair;
  if (!/^\p{Lu}|\d/u.test(pair.fresh) && !ofCode.test(pair.fresh)) return pair;
  const beside = new RegExp(
    `(?<!\\p{L})${literal(pair.old)}s? (?:\\((?<name>\\p{Lu}[\\p{L}\\d.-]+)\\)|['"“‘](?<quoted>[\\p{L}\\d.-]+)['"”’])`,
    'giu',
  );
  const found = [
    ...text.matchAll(beside),
    ...(ofCode.test(pair.fresh) ? text.matchAll(codeBeside(pair.old)) : []),
  ];
  const names = new Set(
    found.map(({ groups }) => groups?.['name'] ?? groups?.['quoted'] ?? groups?.['before'] ?? ''),
  );
  const [name, other] = names;
  return name === undefined || other !== undefined ? pair : { ...pair, old: name };
}

/** A name that programs know: "X-Api-Key", "export_2". */
const ofCode = /^[\p{L}\d]+(?:[-_.][\p{L}\d]+)+$/u;

/** "The X-Bakery-Key header", "the bucket nightly-exports": a name of code beside the noun for what has it. */
function codeBeside(noun: string): RegExp {
  const name = '[\\p{L}\\d]{1,40}(?:[-_.][\\p{L}\\d]{1,40}){1,6}';
  return new RegExp(
    `(?<![\\p{L}\\d_.-])(?<before>${name})\`? ${literal(noun)}(?!\\p{L})|(?<!\\p{L})${literal(noun)} \`?(?<name>${name})(?![\\p{L}\\d_-])`,
    'gu',
  );
}

function stands({ text, language }: Draft, { old, fresh }: TermPair): boolean {
  const others = numberForms(old, fresh, language).map(([form]) => form);
  return [old, singular(old), ...others].some((form) => wholeWords(form, 'i').test(text));
}

function singular(words: string): string {
  return words.replace(/(?<=\p{L}{3})s$/u, '');
}

/** "The Zebra TC53" in the place of "TC52": what stands before a name of the same shape is there already. */
function ofOneShape({ old, fresh }: TermPair): string {
  const words = fresh.split(' ');
  const tail = words.slice(-old.split(' ').length).join(' ');
  const shape = (name: string) => name.replace(/\d/gu, '0').toLowerCase();
  return tail !== old && /\d/u.test(old) && shape(tail) === shape(old) ? tail : fresh;
}

function renamed(draft: Draft, { old, fresh }: TermPair): Outcome | Promise<Outcome> {
  const record = recordRenaming(draft, old, fresh);
  if (record) return record(draft);
  const { text, count } = ofCode.test(old)
    ? withCodeName(draft.text, old, fresh)
    : withTerm(draft, old, fresh);
  if (count === 0) return noEffect(draft, `"${old}" stands nowhere in the document but in code.`);
  const left = leftOver(text, old, fresh);
  const articles = articlesBefore(draft, old, fresh);
  const note = left.length === 0 ? '' : ` Left as they are: ${left.slice(0, MOST_NAMED).join(', ')}.`;
  return applied(
    draft,
    text,
    `Replaced "${old}" with "${fresh}" in ${count} place${count > 1 ? 's' : ''}.${note}${articles}`,
  );
}

/** A name that programs know is the same in prose and in code. */
function withCodeName(text: string, old: string, fresh: string): { text: string; count: number } {
  const name = new RegExp(`(?<![\\p{L}\\d_.-])${literal(old)}(?![\\p{L}\\d_-])`, 'gu');
  return { text: text.replace(name, () => fresh), count: text.match(name)?.length ?? 0 };
}

const MOST_NAMED = 5;
const FEWEST_LETTERS = 4;

/** Words that hold a term as a part of them: compounds and names of code. */
function leftOver(text: string, old: string, fresh: string): string[] {
  if (old.length < FEWEST_LETTERS || /\s/u.test(old)) return [];
  const words = text.match(new RegExp(`[\\p{L}\\p{N}_-]*${literal(old)}[\\p{L}\\p{N}_-]*`, 'giu')) ?? [];
  return [...new Set(words)].filter((word) => !fresh.toLowerCase().includes(word.toLowerCase()));
}

const gendered: Readonly<Record<string, string>> = {
  de: 'der|die|das|den|dem|des|ein|eine|einen|einem|einer|eines|kein|keine',
  fr: 'le|la|un|une|du|cet|cette|ce',
  es: 'el|la|un|una|del|este|esta',
  it: 'il|lo|la|un|una|uno|del|della|al|alla',
  pt: 'o|a|um|uma|do|da|no|na|ao|à',
  nl: 'de|het|dit|deze|dat|die',
};
const ENDING = 4;

/** A note on articles, where the fresh noun may be of another gender than the one it takes the place of. */
function articlesBefore({ text, language }: Draft, old: string, fresh: string): string {
  const articles = gendered[language];
  const [was, is] = [genderOf(old, language), genderOf(fresh, language)];
  if (was !== null && is !== null)
    return was === is ? '' : ' Words that agree with it stay as they are: see whether these fit.';
  if (articles === undefined || old.slice(-ENDING).toLowerCase() === fresh.slice(-ENDING).toLowerCase())
    return '';
  const found = text.match(new RegExp(`(?<!\\p{L})(?:${articles}) ${literal(old)}(?!\\p{L})`, 'giu')) ?? [];
  return found.length === 0
    ? ''
    : ` Articles stay as they are: see whether these fit: ${[...new Set(found.map((one) => `"${one.replace(/ .*$/u, '')}"`))].join(', ')} (${found.length} place${found.length > 1 ? 's' : ''}).`;
}
