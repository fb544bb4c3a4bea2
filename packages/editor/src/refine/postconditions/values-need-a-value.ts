import { measuresIn } from '../claims/measure.ts';
import { type Postcondition, quoted } from './postcondition.ts';

/** Words that tell of a value without a number, by another that stands in the document. */
const relative =
  /(?<!\p{L})(?:same|equal|like|match(?:es)?|align(?:ed)?|double|doubled|triple|halve|half|twice|round|renumber|number(?:s|ing)?|order|sort|total|sum|swap|swapped|doppelt|halb|gleich|wie|m[êe]me|double[rz]?|comme|moiti[ée])(?!\p{L})/iu;
/** Numbers that tell the place of a part, and those of keys: they follow what is moved or removed. */
const places =
  /[A-Z]{1,8}-\d{1,6}|(?<!\p{L})(?:criteri(?:on|a)|tasks?|tickets?|steps?|points?|sections?|kriteri(?:um|en)|crit[èe]res?)\s\d+(?:(?:,\s|\s(?:and|or|to|und|et)\s)\d+)*|^\s*(?:#+\s)?\d+(?:\.\d+)*[.)]\s/giu;

/** A number of a line becomes another only where a number was said, or how to tell it. */
export const valuesNeedAValue: Postcondition = ({ changed: { gone, fresh }, clause }) => {
  if (gone.length !== fresh.length || /\d/u.test(clause) || relative.test(clause)) return null;
  if (measuresIn(clause, 0, clause.length).some(({ text }) => !/^an?(?!\p{L})/iu.test(text))) return null;
  const altered = gone.find((line, at) => {
    const [was, is] = [line, fresh[at] ?? ''].map((one) => one.replace(places, ' '));
    return was !== is && was?.replace(/\d[\d.,]*/gu, '#') === is?.replace(/\d[\d.,]*/gu, '#');
  });
  return altered === undefined ? null : `changed a number in ${quoted(altered)}, and none was named`;
};
