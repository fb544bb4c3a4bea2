import { lowerFirst } from '../../first-letter.ts';
import type { Source } from '../../read/source.ts';
import { singularOf } from '../api/nouns.ts';
import { isThing } from '../api/thing.ts';
import { presentClause } from '../clause/present.ts';
import { hintOf } from '../hints.ts';
import type { Statement } from '../statement.ts';
import { inWords } from './field-name.ts';
import { isFieldName } from './sound-name.ts';
import { tiesOf } from './tie-part.ts';
import { describedPart } from './told/part.ts';
import { partsOf } from './told/parts.ts';

/** "An end date which may be empty": a part of a list that was cut off for what it says of itself. */
const cutPart =
  /^(?:An?|The|Its|Their|Several|Optionally an?) [\p{L}' -]{2,40}? (?:which|that|who|whose)(?!\p{L})/u;
/** "Run: one execution of a pipeline." */
const labelled = /^(?:An? |Each |Every |The )?(\p{L}[\p{L}-]{2,24}(?: \p{L}[\p{L}-]{2,24})?): (.{3,400})$/su;
const goesOn = /^(?:It |Each )?(?:has|have|contains?|stores?|holds?|keeps?)(?: also)? (?=\p{L})/iu;
const hasVerb =
  /(?<!\p{L})(?:has|have|is|are|was|were|gets?|needs?|contains?|comes?|goe?s?|with|by|can|must|may|should|will|we|they|it|i|you|no|not|only|never|kept|stored|retained|deleted|archived|dropped|purged|(?:for|after) \d)(?!\p{L})/iu;
const fewest = 2;

/**
 * Statements as notes on things are meant: the parts of one list that stand in statements of their own are one again, and what a
 * line says behind the name of a thing is said of that ("run: one execution of a pipeline. commit, branch" tells what a run has).
 */
export function wholeNotes(statements: readonly Statement[], source: Source): Statement[] {
  const joined: Statement[] = [];
  for (const statement of statements) {
    const last = joined.at(-1);
    if (
      last !== undefined &&
      last.block === statement.block &&
      cutPart.test(statement.text) &&
      isOneSentence(last, statement, source)
    )
      joined[joined.length - 1] = {
        ...last,
        end: statement.end,
        text: `${last.text.replace(/[.!]+$/u, '')}, and ${lowerFirst(statement.text)}`,
      };
    else joined.push(statement);
  }
  let owner: string | null = null;
  return joined.map((statement, at) => {
    const before = joined[at - 1];
    if (before === undefined || !isOneLine(before, statement, source)) owner = null;
    const [, label = '', said = ''] = labelled.exec(statement.text) ?? [];
    if (label !== '') {
      owner = namesThing(label) ? singularOf(label.toLowerCase()) : null;
      const ties = owner === null ? [] : tiesOf(said.replace(/[.!]+$/u, ''));
      return ties.length === 0
        ? statement
        : {
            ...statement,
            text: `Each ${owner} has ${ties.map((one) => `belongs to one ${one.replaceAll('_', ' ')}`).join(', ')}`,
          };
    }
    if (owner === null) return statement;
    if (goesOn.test(statement.text))
      return { ...statement, text: statement.text.replace(goesOn, `Each ${owner} has `) };
    return isList(statement.text)
      ? { ...statement, text: `Each ${owner} has ${lowerFirst(statement.text)}` }
      : statement;
  });
}

function isOneSentence(one: Statement, next: Statement, { text }: Source): boolean {
  return !/[.!?;:\n]/u.test(text.slice(one.start, next.start).trim());
}

function isOneLine(one: Statement, next: Statement, { text }: Source): boolean {
  return one.block === next.block && !text.slice(one.start, next.start).includes('\n');
}

function namesThing(label: string): boolean {
  return (
    hintOf(label) === null &&
    !/^(?:quer(?:y|ies)|reads|look-?ups)$/iu.test(label) &&
    isThing(singularOf(label.toLowerCase()))
  );
}

/** Names one after the other, and no sentence. */
function isList(text: string): boolean {
  const bare = text.replace(/[.!]+$/u, '');
  const parts = partsOf(bare);
  const names = parts.flatMap((part) => describedPart(part)?.field.name ?? []);
  return (
    parts.length >= fewest &&
    presentClause(bare) === null &&
    !hasVerb.test(bare.replace(/\([^()]*\)/gu, '')) &&
    parts.every((part) => part.split(' ').length <= 5 || part.includes('=')) &&
    names.length === parts.length &&
    names.filter((name) => isFieldName(inWords(name))).length >= names.length * 0.75
  );
}
