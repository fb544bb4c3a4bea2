import { type Draft, draftOf } from '../../draft.ts';
import { splice } from '../../editing/splice.ts';
import { withAnswers } from '../../endpoints/answers.ts';
import { answersOf, type OperationPlace, operationsIn, sameOperations } from '../../endpoints/operations.ts';
import { withoutAnswers } from '../../endpoints/removed-answers.ts';
import { applied, noEffect, type Outcome } from '../../instruction.ts';
import { withStatus } from '../../instructions/status-change.ts';
import { type ExactReader, groupsOf } from '../exact-reader.ts';
import { callsAlone, callsOf } from './named.ts';

const good: readonly RegExp[] = [
  /^(?:return|answer(?: with)?|respond with|send|give(?: back)?|use) (?:an? )?(?<status>2\d\d)(?: (?:created|accepted|ok|no content))? (?:for|on|from|in|at) (?<what>.{3,100})$/iu,
  /^(?<what>.{3,100}?) (?:should|must|has to|needs to) (?:return|answer(?: with)?|respond with|send|give(?: back)?|be) (?:an? )?(?<status>2\d\d)(?: (?:created|accepted|ok|no content))?$/iu,
];
const codes: readonly RegExp[] = [
  /^(?:the )?(?<status>[45]\d\d)(?: (?:body|error|answer|response))?(?: (?:on|of|from|for) (?<what>.{3,80}?))? (?:should|must|needs to|has to)? ?(?:have|has|carry|carries|contain|contains|include|includes|use|uses|come with|comes with|gets?) (?:an? |the )?(?:error )?code [`"“]?(?<code>[\p{Ll}\p{Lu}][\p{L}\p{N}_.-]{2,60})[`"”]?$/iu,
  /^(?:the )?(?:error )?code (?:for|of) (?:the )?(?<status>[45]\d\d)(?: (?:on|from|of|for) (?<what>.{3,80}?))? (?:is|should be|must be) [`"“]?(?<code>[\p{Ll}\p{Lu}][\p{L}\p{N}_.-]{2,60})[`"”]?$/iu,
  /^(?:use |add |the )?(?:an? |the )?(?:error )?code (?:is |should be )?[`"“]?(?<code>[\p{Ll}\p{Lu}][\p{L}\p{N}]*[_.-][\p{L}\p{N}_.-]{1,60})[`"”]? (?:for|on|to) (?:the )?(?<status>[45]\d\d)(?: (?:on|of|from|for) (?<what>.{3,80}))?$/iu,
];

const instead: readonly RegExp[] = [
  /^(?:there (?:is|should be) )?no (?<old>[1-5]\d\d)(?: (?:on|for|from|in|at|of) (?<what>[^,;]{3,100}?))?,? (?:but )?(?:please )?(?:return|use|give|answer(?: with)?|send|make it)? ?(?:an? )?(?<fresh>[1-5]\d\d)(?: instead)?$/iu,
];

/** What is answered where all is well, and the code that an error comes with. */
export const answerSaid: ExactReader = (words, draft) => {
  const success = groupsOf(good, words);
  if (success) {
    const calls = successMeant(callsAlone(success['what'] ?? '', draft), success['what'] ?? '');
    const status = success['status'] ?? '';
    return calls.length === 0
      ? null
      : (now) => {
          const open = sameOperations(now, calls).flatMap((operation) => {
            const rows = answersOf(now, operation);
            const row = rows.find((one) => one.status.startsWith('2'));
            return row && !rows.some((one) => one.status === status) ? [{ operation, row }] : [];
          });
          return open.length === 0
            ? noEffect(now, `${callsOf(calls)} answers ${status} already.`)
            : withStatus(now, open, status);
        };
  }
  const other = groupsOf(instead, words);
  if (other) {
    const [old = '', fresh = ''] = [other['old'], other['fresh']];
    const where = other['what'];
    const calls = where === undefined ? operationsIn(draft) : callsAlone(where, draft);
    const holding = calls.filter((one) => answersOf(draft, one).some((row) => row.status === old));
    return holding.length === 0 ? null : (now) => exchanged(now, holding, old, fresh);
  }
  const { status, what, code } = groupsOf(codes, words) ?? {};
  if (status === undefined || code === undefined) return null;
  const scope = what === undefined ? null : callsAlone(what, draft);
  return scope !== null && scope.length === 0 ? null : (now) => withCode(now, scope, status, code);
};

/** "Bookings" names what is made, where several calls are on them. */
function successMeant(calls: readonly OperationPlace[], what: string): readonly OperationPlace[] {
  return calls.length > 1 && !/(?<!\p{L})(?:all|both|every|each|endpoints|calls)(?!\p{L})/iu.test(what)
    ? []
    : calls;
}

/** One answer in the place of another; where that is given already, the other only goes. */
function exchanged(draft: Draft, calls: readonly OperationPlace[], old: string, fresh: string): Outcome {
  const meant = sameOperations(draft, calls);
  const both = meant.filter((one) => answersOf(draft, one).some((row) => row.status === fresh));
  const without = splice(
    draft.text,
    withoutAnswers(
      draft,
      both.map((operation) => ({ operation, status: old })),
    ),
  );
  const now = draftOf(without, draft.request);
  const rows = sameOperations(now, calls).flatMap((operation) =>
    answersOf(now, operation)
      .filter((row) => row.status === old)
      .map((row) => ({ operation, row })),
  );
  const text = rows.length === 0 ? now.text : withStatus(now, rows, fresh).text;
  return applied(draft, text, `${callsOf(meant)} answers ${fresh} and no ${old} any more.`);
}

function withCode(
  draft: Draft,
  scope: readonly OperationPlace[] | null,
  status: string,
  code: string,
): Outcome {
  const calls = (scope ? sameOperations(draft, scope) : operationsIn(draft)).filter((one) =>
    answersOf(draft, one).some((row) => row.status === status),
  );
  if (calls.length === 0) return noEffect(draft, `No operation answers ${status}.`);
  let now = draft;
  for (const call of calls) {
    const [operation] = sameOperations(now, [call]);
    const row = operation && answersOf(now, operation).find((one) => one.status === status);
    const old = row ? now.text.slice(row.meaning.start, row.meaning.end) : '';
    const meaning = `${old.replace(/ The code is `[^`]+`\.$/u, '')} The code is \`${code}\`.`;
    const splices = operation && meaning !== old ? withAnswers(now, [{ operation, status, meaning }]) : null;
    if (splices) now = draftOf(splice(now.text, splices), draft.request);
  }
  return applied(draft, now.text, `${status} of ${callsOf(calls)} comes with the code ${code}.`);
}
