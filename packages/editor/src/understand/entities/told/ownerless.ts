import { callsIn } from '../../api/endpoint.ts';
import { singularOf } from '../../api/nouns.ts';
import { presentClause } from '../../clause/present.ts';
import type { Statement } from '../../statement.ts';
import { isFieldName } from '../sound-name.ts';
import { subjectOf } from './description.ts';
import { describedPart } from './part.ts';
import { partsOf } from './parts.ts';

/** "Fields: boat, from, to", "data: turbine, cause", as people answer which there are. */
const labelled =
  /^(?:(?:the )?(?:fields?|data|columns?|attributes?|properties|body|payload|request)(?: are| is)?:|(?:it|they) (?:(?:should|must|has to|have to|needs? to|will|can) )?(?:sends?|hands? in|submits?|posts?|uploads?)) (.{6,300})$/iu;
/** What nearly every record has one of. */
const stored =
  /(?:^|_)(?:id|name|title|code|number|date|day|time|price|amount|address|phone|e_?mail|status|from|to|at|by|on)(?:_|$)/u;
const fewest = 3;
/** Statements before or behind a list in which the call for its thing stands. */
const near = 3;

/**
 * Statements that list fields without the thing that has them, with that thing before the list: the one of the call for a new one beside it, or
 * that of which the sentence before speaks ("A lease belongs to a grave. Start date, end date, fee paid.").
 */
export function withOwners(statements: readonly Statement[]): Statement[] {
  return statements.map((statement, at) => {
    const text = statement.text.replaceAll('`', '').replace(/[.!]+$/u, '');
    const list = labelled.exec(text)?.[1];
    if (list !== undefined && isList(list)) {
      const owner = calledBeside(statements, at) ?? subjectBefore(statements, at);
      return owner === null ? statement : { ...statement, text: `Each ${owner} has ${list}` };
    }
    if (
      tellsDeed.test(text) ||
      presentClause(text) !== null ||
      !isList(text) ||
      !fieldsOf(text).every((name) => isFieldName(name)) ||
      !fieldsOf(text).some((name) => stored.test(name)) ||
      !(introduces.test(statements[at - 1]?.text ?? '') || callAlone.test(statements[at - 1]?.text ?? ''))
    )
      return statement;
    const owner = callAlone.test(statements[at - 1]?.text ?? '')
      ? calledBeside(statements.slice(0, at), at)
      : subjectBefore(statements, at);
    return owner === null ? statement : { ...statement, text: `Each ${owner} has ${text}` };
  });
}

function fieldsOf(list: string): string[] {
  return partsOf(list).flatMap((part) => describedPart(part)?.field.name ?? []);
}

/** "Fines come by post, with amount and place" is a sentence. */
const tellsDeed = /(?<!\p{L})(?:by|with|to|at|comes?|goes|sent|sends?|makes?|takes?|gives?)(?!\p{L})/iu;
/** "POST /sessions", and in the next sentence what it takes. */
const callAlone = /^`?POST \/[^\s`]+`?(?: then)?[.!]?$/u;
/** "A lease belongs to a plot": a sentence on every such thing. */
const introduces =
  /^(?:an?|each|every|one) \p{L}+(?: \p{L}+)? (?:belongs|has|is|gets|goes|runs|covers|needs|comes)(?!\p{L})/iu;
const hasVerb =
  /(?<!\p{L})(?:has|have|is|are|was|were|gets?|needs?|contains?|goes|can|must|may|should|will|we|they|it|i|you|no|not|only)(?!\p{L})/iu;

/** Nouns of a few words, one after the other, and no sentence. */
function isList(text: string): boolean {
  const names = fieldsOf(text);
  const bare = text.replace(
    /\([^()]*\)|\s(?:yes|true|y) ?\/ ?(?:no|false|n)(?!\p{L})|\sin \p{L}+(?:\/\p{L}+)?(?=,|$)/gu,
    '',
  );
  const parts = bare.split(/, (?:and )?| and /u);
  return (
    parts.length >= fewest &&
    parts.every(
      (part) =>
        /^(?:the |an? |their |its )?\p{L}[\p{L}'’ -]*$/u.test(part.trim()) &&
        part.trim().split(' ').length <= 5,
    ) &&
    !hasVerb.test(bare) &&
    names.length >= fewest &&
    names.filter((name) => isFieldName(name)).length >= names.length * 0.75
  );
}

/** The thing of the call for a new one that is told next to a list, behind it before those before it. */
function calledBeside(statements: readonly Statement[], at: number): string | null {
  const around = [
    ...statements.slice(at + 1, at + 1 + near),
    ...statements.slice(Math.max(0, at - near), at).toReversed(),
  ];
  for (const { text } of around) {
    const made = callsIn(text).find(({ method, path }) => method === 'POST' && /\/[\p{L}-]+$/u.test(path));
    const thing = made?.path.split('/').at(-1);
    if (thing !== undefined) return singularOf(thing.toLowerCase()).replaceAll('-', ' ');
  }
  return null;
}

/** Of what the sentence right before a list speaks, in the same block. */
function subjectBefore(statements: readonly Statement[], at: number): string | null {
  const before = statements[at - 1];
  if (before === undefined || before.block !== statements[at]?.block) return null;
  return subjectOf(before.text.replaceAll('`', ''))?.replaceAll('_', ' ') ?? null;
}
