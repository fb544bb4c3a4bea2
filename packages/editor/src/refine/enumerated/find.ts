import { contentWords } from '../../document/content-words.ts';
import type { Span } from '../../read/source.ts';
import { areKin } from '../claims/kin.ts';
import type { Draft } from '../draft.ts';
import { sentences } from '../target/ordinal.ts';
import { type Coordination, coordinationsIn } from './coordination.ts';

/** A list within a sentence, with the words that the sentence and its heading say beside it. */
interface Listed {
  readonly list: Coordination;
  readonly around: readonly string[];
}

/** The lists within the sentences, headings and rows of the draft. What it quotes is left out. */
export function listsIn(draft: Draft): Listed[] {
  const whole = draft.units.filter((unit) => unit.kind === 'heading' || unit.kind === 'row');
  const spans: (Span & { readonly title: string })[] = [
    ...whole.map(({ start, end }) => ({ start, end, title: '' })),
    ...sentences(draft).map(({ start, end, section }) => ({ start, end, title: section?.title ?? '' })),
  ];
  return spans.flatMap(({ start, end, title }) =>
    coordinationsIn(draft.text, { start, end })
      .filter((list) => !isQuoted(draft.text.slice(start, list.start)))
      .map((list) => ({
        list,
        around: contentWords(
          `${title} ${draft.text.slice(start, list.start)} ${draft.text.slice(list.end, end)}`,
        ),
      })),
  );
}

/** Whether a quotation that was opened goes on at the end of the words. */
function isQuoted(before: string): boolean {
  return before.lastIndexOf('“') > before.lastIndexOf('”');
}

/** The lists of what a phrase names, in every place that lists the same; none where no sentence about it holds a list. */
export function listsOf(
  draft: Draft,
  phrase: string,
  isMeant: (list: Coordination) => boolean,
): Coordination[] {
  const said = contentWords(phrase);
  const telling = said.filter((one) => !/^(?:list|valu|option|allow|support|thing|topic)$/u.test(one));
  // "the topics" may be what a list is named by
  const wanted = telling.length > 0 ? telling : said;
  if (wanted.length === 0) return [];
  const all = listsIn(draft).filter(({ list }) => isMeant(list));
  const shares = all.map(
    ({ around }) => wanted.filter((one) => around.some((other) => areKin(one, other))).length / wanted.length,
  );
  const best = Math.max(0, ...shares);
  const fitting = all.filter((_, at) => shares[at] === best).map(({ list }) => list);
  // of several in one sentence the one right behind the name is meant: "severity (low, high)"
  const found = fitting.find((list) => isNamedBefore(draft, list, wanted)) ?? fitting[0];
  return best < 0.5 || !found
    ? []
    : all.flatMap(({ list }) => (signOf(draft, list) === signOf(draft, found) ? [list] : []));
}

/** Whether the word before a list is one of those wanted. */
function isNamedBefore(draft: Draft, { start }: Coordination, wanted: readonly string[]): boolean {
  const before = /(?<name>\p{L}+)(?:\s?[(:]|\s(?:of|is|are|from|either))?\s?$/u.exec(
    draft.text.slice(Math.max(0, start - REACH), start),
  )?.groups?.['name'];
  return (
    before !== undefined && contentWords(before).some((one) => wanted.some((other) => areKin(one, other)))
  );
}

/** Letters before a list in which its name stands. */
const REACH = 40;

/** The member that a phrase names; -1 where none is. */
export function memberNamed(draft: Draft, list: Coordination, phrase: string): number {
  const wanted = contentWords(phrase);
  const said = list.members.map(({ start, end }) => draft.text.slice(start, end));
  const isExactly = (words: string) => words.replace(/[`\s]/gu, '').toLowerCase() === phrase.toLowerCase();
  if (said.some(isExactly)) return said.findIndex(isExactly);
  // "id" is no part of `point_id`, which is one name
  const held = said.map((words) => (isCodeName.test(words.trim()) ? [] : contentWords(words)));
  const isNamed = (words: readonly string[]) =>
    wanted.length > 0 && wanted.every((one) => words.includes(one));
  return held.findIndex((words) => isNamed(words) && words.length <= wanted.length + 1);
}

const isCodeName = /^`?[\p{L}\d]+(?:_[\p{L}\d]+)+`?$/u;

/** What tells a list from others: its words without those that may belong to the sentence around it. */
function signOf(draft: Draft, { members }: Coordination): string {
  return members
    .map(({ start, end }, at) => {
      const words = contentWords(draft.text.slice(start, end));
      return at === 0 ? words.at(-1) : words[0];
    })
    .join(' ');
}
