import { contentWords } from '../../document/content-words.ts';
import { plainClause } from '../message/plain-clause.ts';
import { findSection } from '../target/section.ts';
import { type Postcondition, quoted } from './postcondition.ts';

/** "Move the list of events from the overview (down) to Resources": the part of the document that something is in. */
const from =
  /^(?:i['’]d |i would |we should |let['’]s )?(?:move|shift|bring|take|put|remove|delete|drop|cut|strike) (?<what>.{2,120}?) (?:out of|from)(?: under| below)? (?:the |our )?(?<place>[\p{L}][\p{L} -]{2,40}?)(?: section| chapter)?(?: (?:up|down|over|across))?(?: (?:(?:in)?to|under|below) .{2,80})?$/iu;

/** What is taken from a part of the document that is named stood there, and in no other. */
export const takenFromWhereNamed: Postcondition = ({ before, after, changed: { gone }, clause }) => {
  const place = from.exec(plainClause(clause).replace(/[.!]+$/u, ''))?.groups?.['place'];
  const section = place === undefined ? null : findSection(before, place);
  // a section is meant where its name is; "from the export job" tells what the thing is
  const isNamed =
    section !== null && contentWords(place ?? '').every((word) => contentWords(section.title).includes(word));
  const [first] = gone.filter((line) => /\p{L}/u.test(line));
  return isNamed &&
    first !== undefined &&
    after.includes(before.text.slice(section.start, section.end).trim())
    ? `taken ${quoted(first)}, which does not stand under "${section.title}"`
    : null;
};
