import { contentWords, shareOf } from '../../document/content-words.ts';
import { endpointsIn } from '../../document/endpoints.ts';
import type { Section } from '../../document/outline.ts';
import type { Draft } from '../draft.ts';
import { type Splice, splice } from '../editing/splice.ts';
import { withAnswers } from '../endpoints/answers.ts';
import {
  type AnswerRow,
  answersOf,
  type OperationPlace,
  operationsIn,
  operationsMeant,
} from '../endpoints/operations.ts';
import { applied, type Instruction, type Outcome } from '../instruction.ts';
import { asSentence } from '../place/sentence.ts';

const from = '(?:an? )?(?<from>[1-5]\\d\\d)';
const to = '(?:an? )?(?<to>[1-5]\\d\\d)';
const not = '(?:,? (?:and )?(?:not|instead of|rather than))';
const answers =
  '(?:(?:should|must|has to|needs to) (?:be|return|give|answer(?: with)?|respond with)|is|returns|gives|answers(?: with)?)';
const what = '(?<what>.{2,80}?)';
const patterns: readonly RegExp[] = [
  new RegExp(`^(?:the )?${what} ${answers} ${to}${not} ${from}$`, 'iu'),
  new RegExp(
    `^(?:the )?(?<what>(?:GET|POST|PUT|PATCH|DELETE)(?: /\\S{0,200})?(?: endpoint| call)?) ${answers} ${to}(?: with (?<body>(?:the|an?|all|its?) [^,.;]{3,80}))?$`,
    'u',
  ),
  new RegExp(
    `^(?:(?:use|return|give|answer with) )?${to}${not} ${from}(?: (?:for|on|in|if|when) (?:the )?${what})?$`,
    'iu',
  ),
  new RegExp(
    `^(?:please )?(?:use|return|give|answer with|send) ${to} (?:if|when|where|for) (?:the )?${what}$`,
    'iu',
  ),
  new RegExp(
    `^(?:change|replace|turn) (?:the )?${from} (?:to|into|with|by) ${to}(?: (?:for|on|in|of) (?:the )?${what})?$`,
    'iu',
  ),
  new RegExp(`^${from} (?:for |on |in )?${what} (?:should|must|has to) be ${to}$`, 'iu'),
  new RegExp(
    `^(?:the )?${from} (?:should|must|has to|needs to|ought to) (?:rather )?(?:be|become) ${to}(?: (?:for|on|in|if|when|where) (?:the )?${what})?$`,
    'iu',
  ),
  new RegExp(
    `^(?:the )?${from} ${what} (?:is|was) (?:wrong|incorrect|a mistake|not right)[,;.:]? (?:[^.]{2,60} )?(?:should|must|has to|needs to) be ${to}$`,
    'iu',
  ),
];

/** Gives an answer of an operation another status, in its table, its text and the OpenAPI fragment. */
export const statusChange: Instruction = {
  meta: {
    id: 'status-change',
    does: 'Gives an answer of one or all operations another status.',
    examples: ['POST /v1/files should return 202 instead of 201', 'use 202 instead of 201'],
  },
  parse(clause, draft) {
    for (const pattern of patterns) {
      const { what: phrase = '', from: old, to: fresh, body } = pattern.exec(clause)?.groups ?? {};
      if (fresh === undefined || (body !== undefined && !fresh.startsWith('2'))) continue;
      const rows = answersMeant(draft, phrase, old, fresh);
      const meaning = body && asSentence(`${body} is returned`);
      if (rows.length > 0)
        return (now) => withStatus(now, answersMeant(now, phrase, old, fresh), fresh, meaning);
    }
    return null;
  },
};

interface Answer {
  readonly operation: OperationPlace;
  readonly row: AnswerRow;
}

/** Words of an order that a meaning has to share for it to be meant. */
const ENOUGH = 0.5;

/**
 * The answers that an order speaks of: those whose meaning says what it says, those of the operation it names, or all with
 * the status where it names nothing. A good answer takes the place of the good one that an operation has.
 */
function answersMeant(draft: Draft, phrase: string, old: string | undefined, fresh: string): Answer[] {
  const fitting = operationsIn(draft).flatMap((operation) =>
    answersOf(draft, operation)
      .filter(({ status }) =>
        old === undefined ? status.charAt(0) === fresh.charAt(0) && status !== fresh : status === old,
      )
      .map((row) => ({ operation, row })),
  );
  const meant = operationsMeant(draft, phrase);
  const own = fitting.filter(({ operation }) =>
    meant.some(({ endpoint }) => endpoint.key === operation.endpoint.key),
  );
  const isGood = fresh.startsWith('2');
  if ((old === undefined && isGood) || endpointsIn(phrase).length > 0) return own;
  const words = contentWords(phrase);
  if (words.length === 0) return fitting;
  const near = fitting.filter(
    ({ row }) => shareOf(words, new Set(contentWords(row.unit.text.replace(row.status, '')))) >= ENOUGH,
  );
  // which of the refusals is meant tells only the case
  return near.length > 0 || old === undefined ? near : own;
}

/** Gives answers another status, in their rows, the OpenAPI fragment and the sentences of their operations. */
export function withStatus(draft: Draft, meant: readonly Answer[], fresh: string, meaning?: string): Outcome {
  const answers = withAnswers(
    draft,
    meant.map(({ operation, row }) => ({
      operation,
      status: fresh,
      meaning: meaning ?? draft.text.slice(row.meaning.start, row.meaning.end).replaceAll(row.status, fresh),
      replaces: row.status,
    })),
  );
  const told = meant.flatMap(({ operation, row }) => inProse(draft, operation.section, row, fresh));
  const names = [
    ...new Set(meant.map(({ operation: { endpoint } }) => `${endpoint.method} ${endpoint.path}`)),
  ];
  return applied(
    draft,
    splice(draft.text, [...(answers ?? []), ...told]),
    `Changed ${meant[0]?.row.status ?? ''} to ${fresh} of ${names.join(', ')}.`,
  );
}

/** Where the text of an operation gives the status, and where another section says in the same words when it is answered. */
function inProse(
  draft: Draft,
  section: Section,
  { status: old, meaning }: AnswerRow,
  fresh: string,
): Splice[] {
  const said = contentWords(draft.text.slice(meaning.start, meaning.end));
  const saysSame = (text: string) => said.length > 1 && shareOf(said, new Set(contentWords(text))) === 1;
  return draft.units
    .filter(({ kind }) => kind !== 'row' && kind !== 'heading')
    .filter((unit) => unit.section === section || saysSame(unit.text))
    .flatMap(({ start, end }) =>
      [
        ...draft.text
          .slice(start, end)
          .matchAll(new RegExp(`(?<![\\p{L}\\p{N}.-])${old}(?![\\p{L}\\p{N}])`, 'gu')),
      ].map((match) => ({ start: start + match.index, end: start + match.index + old.length, text: fresh })),
    );
}
