import { isHeldOpen } from '../../correct/clause-marks/clause-marks.ts';
import { endOf } from '../../correct/clause-marks/question-opening.ts';
import { isReachedOver, toldIn } from '../../correct/clause-marks/told-clauses.ts';
import type { ProseRule } from '../../correct/prose-rule.ts';
import { upperFirst } from '../../first-letter.ts';
import { parse } from '../../syntax/parse.ts';
import { sentenceBefore, sentenceBehind } from '../sentence-around.ts';

/** Words of either clause: shorter ones are held together by a comma well enough. */
const LEAST_BEFORE = 5;
const LEAST_BEHIND = 4;

const SUBJECT =
  '(?:it|we|they|i|he|she|there|this|these|those|everyone|everybody|nobody|users|people|customers|the|our|my|your)';

/** What joins two whole sentences and belongs to the second. */
const JOINT = '(?:(?<joint>therefore|hence|thus|however|furthermore|additionally|moreover|nevertheless),? )';

/** "It runs every 5 minutes, it deletes all keys": a full stop between two whole clauses, as their trees show. */
export const splicedClause: ProseRule = {
  id: 'improve/spliced-clause',
  category: 'style',
  message: 'Two sentences are joined by a comma only.',
  pattern: new RegExp(
    String.raw`,(?<=[\p{L}\p{N})%],) (?:${JOINT}(?=${SUBJECT} \p{L})|(?=${SUBJECT}(?: \p{L}|['’](?:s|re|ll|m|ve) )))(?<next>\p{L}+)`,
    'giu',
  ),
  replace: ({ 0: written, groups }, { prose, from }) => {
    const { joint, next = '' } = groups ?? {};
    // "however you look at it"
    if (/^however$/iu.test(joint ?? '') && /^(?:you|we|i|one)$/iu.test(next)) return null;
    const before = sentenceBefore(prose, from).trim();
    const behind = sentenceBehind(prose, from + written.length - next.length).trim();
    if (/^[^!.\n]*\?/u.test(prose.slice(from, from + behind.length + REACH)) || !areApart(before, behind))
      return null;
    const opening = upperFirst(joint ?? next);
    return `${endOf(before)} ${joint === undefined ? opening : `${opening}, ${next}`}`;
  },
  examples: [
    [
      'The cache is filled by a worker that runs at night, it deletes all keys that are older.',
      'The cache is filled by a worker that runs at night. It deletes all keys that are older.',
    ],
    [
      'Many keys expire at the same time, therefore we add a jitter to it.',
      'Many keys expire at the same time. Therefore, we add a jitter to it.',
    ],
    [
      'The retries are sent at once, the delay is read from the settings.',
      'The retries are sent at once. The delay is read from the settings.',
    ],
    [
      'It reconnects when the connection drops, the flag turns that off.',
      'It reconnects when the connection drops. The flag turns that off.',
    ],
  ],
  counterExamples: [
    'When many keys expire at the same time, the jitter is read from the settings.',
    'It reads the name of the host, the port it is on and the path.',
    'The worker is started by the cache, the part that is slow, at night.',
    'Whatever the reason for the fault is, the worker stops at once.',
    'The faster the worker is read, the sooner it stops all of it.',
    'It reads all rows of it, it writes the new ones, and it stops.',
    'It fails at night for most of them, however you look at it.',
    'The worker reads the table of keys, I think it is twice a day.',
    'This means if the request contains a body, the request is done before all of it is read.',
    'For a task whose length is near to that of others, the raw sample is of no use.',
    'If the limit fails, and the factor is more than zero, it increments the number of rows.',
    'This is the time, in milliseconds, the worker will wait for the next row of it.',
    'It takes the key you gave it, to set your key again, we will have the following code.',
    'Of what there is for it, the server uses in all of these cases the same.',
    'I know that most of the time, these gaps are not meant to be there.',
    'Should we keep the old worker for a while, it is slow but it works?',
    'Based on the size of the table, the worker takes its time.',
    'As I said in the other channel, the worker takes its time.',
  ],
};

const REACH = 2;

/** Whether each of two stretches is a clause of its own, and neither a part of the other nor one of several. */
function areApart(before: string, behind: string): boolean {
  const near = /^[^,;:]*/u.exec(behind)?.[0] ?? behind;
  const after = behind.slice(near.length);
  if (wordsIn(before) < LEAST_BEFORE || wordsIn(near) < LEAST_BEHIND || /^, (?:and|or) /iu.test(after))
    return false;
  if (/^(?:and|or|but|so|the \p{L}+er)(?!\p{L})/iu.test(before) || /[([][^)\]]*$/u.test(before)) return false;
  if (
    isHeldOpen(before) ||
    isReachedOver(before) ||
    isReachedOver(lastPart(before)) ||
    SAID.test(near) ||
    endsInTime(before)
  )
    return false;
  const [first, second] = [toldIn(before), toldIn(near)];
  if (first === null || second === null || second.subject?.first !== 0) return false;
  // of two clauses in a row neither is a part of the other
  const tree = parse(`${before}, ${near}`);
  const start = tree?.words.findIndex((word) => word.start >= before.length + 2) ?? -1;
  const { relation = '', head = start } = tree?.word(start + second.head) ?? {};
  return head < start && /^(?:parataxis|conj|ccomp|list)$/u.test(relation);
}

/** What stands behind the last comma: ", in milliseconds", ", to set it again". */
const lastPart = (text: string): string => text.split(/, /u).at(-1) ?? text;

/** "I know that most of the time": what tells when, of which the clause is still to come. */
function endsInTime(before: string): boolean {
  return / that (?:\p{L}+|(?:most|some|much|all) of the time|(?:in|on|at|for|with|by|over|during|under|after|before) [^,]*)$/u.test(
    before,
  );
}

const wordsIn = (text: string): number => text.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;

/** "I think it is twice a day", "it seems", "we were told": what somebody says of the clause before. */
const SAID =
  /^(?:i|we|they|you|it) (?:think|guess|believe|suppose|assume|hope|say|said|mean|seems?|was|were (?:told)|suspect|know)(?!\p{L})/iu;
