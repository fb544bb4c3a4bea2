import { contentWords } from '../../document/content-words.ts';
import { plainClause } from '../message/plain-clause.ts';
import { type Postcondition, quoted } from './postcondition.ts';

const taking =
  '(?:remove|delete|drop|cut(?: out)?|omit|erase|strip|take(?: out)?|scrap|lose|leave out|kick|throw)';
/** "Drop A from B": the part that goes, and what it is to go from. */
const outOf = new RegExp(
  `^${taking} (?<what>.{1,120}?) (?:out )?(?:from|of|out of) (?:the |our |my )?(?<place>[^,;]{2,80}?)(?: section| list| table)?(?:[,;].{0,200})?$`,
  'isu',
);
/** Parts of something else: what holds them stays. */
const partOf =
  /(?<!\p{L})(?:fields?|columns?|attributes?|propert(?:y|ies)|words?|phrases?|brackets?|names?|values?)$/iu;

/** What something is taken out of stays: a section keeps its heading, and a sentence that lists a field keeps the others. */
export const removalSparesItsPlace: Postcondition = ({ before, changed: { gone, fresh }, clause }) => {
  const { what, place } = outOf.exec(plainClause(clause).replace(/[.!]+$/u, ''))?.groups ?? {};
  if (what === undefined || place === undefined || isPart(before, what)) return null;
  const named = contentWords(place);
  const heading = gone.find((line) => {
    const words = /^#{2,6} /u.test(line) ? contentWords(line) : [];
    return words.length > 0 && named.length > 0 && named.every((word) => words.includes(word));
  });
  if (heading !== undefined) return `taken out all of ${quoted(heading)}`;
  if (!partOf.test(what.trim())) return null;
  const item = gone.find((line) => /^\s*(?:[-*+]|\d{1,3}[.)]) .{40}/u.test(line));
  return item !== undefined && fresh.length === 0 ? `taken out all of ${quoted(item)}` : null;
};

/** "The owner of the list" may be the name of a section. */
function isPart(
  { outline }: { readonly outline: { readonly sections: readonly { readonly title: string }[] } },
  what: string,
): boolean {
  const words = contentWords(what).join(' ');
  return outline.sections.some(({ title }) => contentWords(title).join(' ') === words);
}
