import { itemsOf } from '../reading/items.ts';
import { sectionTitled } from '../reading/sections.ts';
import { shareSaid, wordsOf } from '../reading/words.ts';
import type { NamedValue, TrialDocument } from './trial-document.ts';

/** Where what is noted of a document no longer fits it; nothing where all of it does. */
export function misfits({ name, text, annotations }: TrialDocument): string[] {
  const { requirements = [], openQuestions = [], twofold = [], vague = [] } = annotations;
  const { values = [], dates = [], facts = [], headings = [], sections = [], terms = [] } = annotations;
  const named = [...requirements, ...openQuestions, ...twofold, ...vague];
  const begins = ({ says }: { says: string }) =>
    itemsOf(text).filter((item) => item.text.startsWith(says)).length !== 1;
  // what is to be split stands in one requirement: of two, none holds two things
  const isParted = ({ says, halves }: { says: string; halves: readonly string[] }) => {
    const whole = itemsOf(text).find((item) => item.text.startsWith(says))?.text ?? '';
    return !halves.every((half) => whole.includes(half));
  };
  const lacks = ({ is }: NamedValue) => !wordsOf(is).every((word) => wordsOf(text).includes(word));
  return [
    ...named.filter(begins).map(({ says }) => `no single part begins "${says}"`),
    ...twofold.filter(isParted).map(({ says }) => `not both halves stand in "${says}"`),
    ...[...values, ...dates].filter(lacks).map(({ is }) => `"${is}" is not there`),
    ...[...facts, ...headings]
      .filter(([heading]) => !sectionTitled(text, heading))
      .map(([heading]) => `no single section "${heading}"`),
    ...sections
      .filter(([heading]) => sectionTitled(text, heading))
      .map(([heading]) => `"${heading}" is there`),
    ...terms.filter(([old]) => shareSaid(text, old) < 1).map(([old]) => `the word "${old}" is not there`),
    ...terms.filter(([, other]) => shareSaid(text, other) === 1).map(([, other]) => `"${other}" is there`),
  ].map((misfit) => `${name}: ${misfit}`);
}
