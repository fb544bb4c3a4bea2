import { withCapital } from '../first-letter.ts';
import { lowerWord } from '../understand/lower-word.ts';
import type { Composition } from './composition.ts';
import type { Requirement } from './requirement.ts';
import { coreOfLong, gist } from './scenario/split.ts';
import { conjugated, negated, part } from './voice/english.ts';
import { closedSentence } from './voice/full-stop.ts';

/** A demand as a sentence of prose, at its core: "The lookup answers in under 800 ms." */
export function inBrief({ demand, statement }: Requirement, { language }: Composition): string {
  if (!demand) return closedSentence(coreOfLong(statement.text.replace(/[.!。]+$/u, ''), language), language);
  const subject = part(demand.subject);
  const action = gist(part(demand.action));
  const listed = /^be as follows: (.+)$/su.exec(action)?.[1];
  if (listed !== undefined) return closedSentence(`${withCapital(subject)}: ${listed}`, language);
  const ability = /^(?:(?:still|also|always) )?be able to (.+)$/su.exec(action)?.[1];
  const said = demand.isNegative
    ? `${subject} ${negated(action, subject)}`
    : ability === undefined
      ? `${subject} ${conjugated(action, subject)}`
      : `${subject} can ${ability}`;
  const condition = demand.condition ? part(demand.condition) : '';
  const sentence = condition === '' ? said : `${condition}, ${lowerWord(said)}`;
  return closedSentence(withCapital(sentence), language);
}
