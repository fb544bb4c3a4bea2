import type { Source } from '../read/source.ts';
import { notesCall } from './api/notation/notes-call.ts';
import { columnsIn } from './columns.ts';
import type { Entity, Relation } from './entities/entity.ts';
import { setsQuality } from './limit.ts';
import type { Kind, Statement } from './statement.ts';
import { isWished } from './wished.ts';

/** "loan(id, copy_id, due_at)": the fields of a thing as a call is written, which bind nobody by themselves. */
const notation = /^`?[\p{L}_]{2,40}\s?\(\s?\p{L}[\p{L}\p{N}_]*(?:\s[^,()]{1,30})?,/u;

/** Statements of which those that write down the fields of a thing or the columns of a file, and say no sentence, are definitions. */
export function withNotations(
  statements: readonly Statement[],
  told: readonly (Entity | Relation)[],
): Statement[] {
  const described = new Set(told.flatMap((one) => one.statements));
  return statements.map((one) =>
    (described.has(one.index) && notation.test(one.text)) || columnsIn(one) !== null
      ? { ...one, kind: 'definition', strength: null }
      : one,
  );
}

/**
 * The statements of a text as a data model takes them: there a sentence that tells fields and relations is a definition, written as it
 * stands. Those that demand something by a word of theirs stay demands.
 */
export function asDefinitions(
  statements: readonly Statement[],
  told: readonly (Entity | Relation)[],
  source: Source,
): Statement[] {
  const described = new Set(told.flatMap((one) => one.statements));
  return statements.map((statement) => {
    if (!described.has(statement.index) || !isPlain(statement, source) || notesCall(statement.text))
      return statement;
    const text =
      statement.block.kind === 'listItem'
        ? source.text.slice(statement.start, statement.end).replace(/\s+/gu, ' ')
        : statement.text;
    return { ...statement, kind: 'definition', strength: null, text };
  });
}

function isPlain(statement: Statement, source: Source): boolean {
  const { kind, topics, start, masked, block } = statement;
  return (
    kind !== 'question' &&
    !outspoken.has(kind) &&
    // A field that is noted is one, whatever its words are taken for.
    (kind !== 'problem' || block.kind === 'listItem') &&
    !(kind === 'quality' && setsQuality(statement)) &&
    !isWished(statement, source) &&
    !topics.has('must') &&
    !topics.has('should') &&
    !topics.has('prohibition') &&
    !goesOn.test(source.text.slice(Math.max(0, start - 4), start)) &&
    !saysMore.test(masked.text)
  );
}

/** "A permit is valid for 12 months and belongs to one zone": a rule, and where the thing belongs. */
const saysMore = /(?<!\p{L})(?:is|are|lasts?|costs?|expires?) [^.;,]{2,60} and belongs? to(?!\p{L})/iu;

/** "The app should read barcodes, send the parcel id": behind a comma a sentence goes on to demand. */
const goesOn = /,\s{0,3}$/u;

/** What is weighed, left out or for later defines nothing, whatever it names. */
const outspoken: ReadonlySet<Kind> = new Set([
  'alternative',
  'nonGoal',
  'future',
  'risk',
  'rollout',
] as const);
