import { gerundOf } from '../../correct/lexicon/inflection.ts';
import { isBaseVerb } from '../../understand/clause/verbs.ts';

/** "Setting up the listener" as the task "set up the listener"; other words as they are. */
export function asTask(title: string): string {
  const [word = ''] = /^\p{L}{3,16}ing(?= )/iu.exec(title) ?? [];
  const stem = word.toLowerCase().slice(0, -3);
  const base = [stem, `${stem}e`, stem.slice(0, -1)].find(
    (one) => one.length > 1 && isBaseVerb(one) && gerundOf(one) === word.toLowerCase(),
  );
  return word === '' || base === undefined ? title : base + title.slice(word.length);
}
