import { contentWords } from '../../document/content-words.ts';
import { areKin } from '../claims/kin.ts';
import { type Postcondition, quoted } from './postcondition.ts';

/** "A summary of at most": the thing whose bound stands behind it. */
const bounded =
  /(?:^|\s)(?:an?|the|its|their|each|every) (?<thing>\p{L}{3,30}) (?:of|with) (?:(?:at most|at least|no more than|max(?:imum|\.)?|min(?:imum|\.)?|up to|exactly|about|only) )?$/iu;

/** A bound changes where its own thing was spoken of, and not another of the sentence: "a summary of at most 30 words, and a reply" bounds no reply. */
export const boundsStayWithTheirThing: Postcondition = ({ changed: { gone, fresh }, clause }) => {
  if (gone.length !== fresh.length) return null;
  const said = contentWords(clause).filter((word) => !/\d/u.test(word));
  const moved = gone.find((line, at) => {
    const other = fresh[at] ?? '';
    const from = [...line].findIndex((letter, place) => letter !== [...other][place]);
    const start = from < 0 ? -1 : from - (/\d*$/u.exec(line.slice(0, from))?.[0].length ?? 0);
    const old = start < 0 ? undefined : /^\d[\d.,]*/u.exec(line.slice(start))?.[0];
    const thing = contentWords(bounded.exec(line.slice(0, start))?.groups?.['thing'] ?? '');
    if (old === undefined || thing.length === 0 || clause.includes(old)) return false;
    const isSpokenOf = (words: readonly string[]) =>
      words.some((word) => said.some((one) => areKin(word, one)));
    // what the number counts is no other thing, wherever else in the line it is spoken of
    const behind = line.slice(start + old.length);
    const counted = contentWords(/^\s*\p{L}+/u.exec(behind)?.[0] ?? '');
    const beside = contentWords(line.slice(0, start) + behind).filter(
      (word) => !counted.some((one) => areKin(word, one)),
    );
    return !isSpokenOf(thing) && isSpokenOf(beside);
  });
  return moved === undefined ? null : `changed a bound of another thing in ${quoted(moved)}`;
};
