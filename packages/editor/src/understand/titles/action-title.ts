import { demandOf } from '../demand.ts';
import { restore } from '../mask.ts';
import type { Statement } from '../statement.ts';
import { aboutTalk, asTopic, letsDo, someWay, withModel } from './topic-words.ts';
import { isPointing } from './untelling.ts';

/** What a demand orders, its verb first, else the sentence. */
export function actionOf(statement: Statement): string {
  const topic = asTopic(statement.text);
  if (/^let /u.test(topic) || aboutTalk.test(statement.text)) return topic;
  const demand = demandOf(statement.masked, statement.strength ?? 'MUST', null, null);
  const isOurs = /^(?:the (?:system|change|team|app|service)|users?|it|they|we)$/iu.test(
    demand?.subject.text ?? '',
  );
  if (!demand || demand.isNegative || !isOurs || !standsForItself(demand.action.text)) return topic;
  return restore(demand.action)
    .replace(withModel, '')
    .replace(/(?<=\p{L}+ \p{L}{3,}) instead[.!?]*$/iu, '')
    .replace(/^(?:provide (?:an? |the )?|be able to |ensure that |follow this sequence: )(?=\S{3,}\s)/u, '')
    .replace(someWay, letsDo);
}

/** Whether an order says what it is about without its subject: not "be 1.8 MB" nor "fill in their lists". */
function standsForItself(action: string): boolean {
  return (
    action.split(' ').length >= 3 &&
    !/^(?:be (?!able)|get |have |become )/iu.test(action) &&
    !isPointing.test(action)
  );
}
