import { measuresIn } from '../claims/measure.ts';
import { type Postcondition, quoted } from './postcondition.ts';

/** "…, but don't lose the 12,400 €", "… without dropping any number": what an order wants to stay. */
const kept =
  /(?<!\p{L})(?:(?:do(?:es)?n['’]?t|do not|never|must not|without|not) (?:lose|losing|drop|dropping|remove|removing|cut|cutting|delete|deleting|touch|touching|change|changing)|(?:but|and|please) (?:keep|leave|retain|preserve)|while keeping|keeping)(?!\p{L}) (?<what>.{2,160})$/iu;
/** Such a wish as a clause of its own. */
const keeping =
  /^(?:(?:and|but|please|just) )*(?:keep|leave|retain|preserve|(?:do(?:n['’]?t| not)|never) (?:lose|drop|remove|cut|delete|touch|change))(?!\p{L})/iu;

/** A clause with what the next one wants to stay of it. */
export function withKept(clause: string, next: string | undefined): string {
  return next !== undefined && keeping.test(next)
    ? `${clause}, but ${next.replace(/^(?:and|but) /iu, '')}`
    : clause;
}

/** Whether a clause only says what the order before it leaves as it is. */
export const isKeeping = (clause: string) =>
  keeping.test(clause) &&
  (clause.search(telling) >= 0 ||
    /(?<!\p{L})(?:all|every|each|any|the rest|everything)(?!\p{L})/iu.test(clause));

const everything =
  /^(?:all|every|each|any)(?: of)?(?: the| its| their)? (?:facts?|information|infos?|details?|numbers?|figures?|values?|names?|data|content)/iu;
const quotation = /["“„«](?<words>[^"“”„«»\n]{2,120})["”“»]/gu;
/** What names and numbers look like. */
const telling =
  /`[^`\n]{1,80}`|(?<![\p{L}\p{N}])\d[\d.,:]*\p{N}|(?<![\p{L}\p{N}])\d(?!\p{N})|(?<=\p{Ll},? )\p{Lu}\p{L}+/gu;

/** What an order wants kept is there afterwards: the words it quotes, its values, or every name and number of the lines it changes. */
export const keptAsAsked: Postcondition = ({ before, after, changed: { gone }, clause }) => {
  const what = kept.exec(clause.trim())?.groups?.['what'];
  if (what === undefined) return null;
  const named = [
    ...[...what.matchAll(quotation)].map((one) => one.groups?.['words'] ?? ''),
    ...measuresIn(what, 0, what.length).map(({ text }) => text),
    ...(everything.test(what) ? gone.flatMap((line) => line.match(telling) ?? []) : []),
  ];
  const lost = named.find((words) => before.text.includes(words) && !after.includes(words));
  return lost === undefined ? null : `lost ${quoted(lost)}, which is to stay`;
};
