import { fill } from '../../../formats/phrases/phrase.ts';
import { phrasesOf } from '../../../formats/phrases.ts';
import { singularOf } from '../../../understand/api/nouns.ts';
import type { Draft } from '../../draft.ts';
import { splice } from '../../editing/splice.ts';
import { withAnswers } from '../../endpoints/answers.ts';
import { answersOf, type OperationPlace } from '../../endpoints/operations.ts';
import { caseBehind } from '../answer-case.ts';
import { generalMeaning } from '../general-meaning.ts';

/** What a status of an operation means: the case that is told, as the design words it of others where only "it" is spoken of. */
function meaningOf(draft: Draft, operation: OperationPlace, code: string, behind: string): string | null {
  const told = behind.trim().replace(/[.,;]+$/u, '');
  const general = code === '404' ? missingThing(draft, operation) : generalMeaning(draft, code);
  const isBare =
    /^(?:if|when|wenn|falls|si|cuando)?,?\s?(?:it|there|this|that|es|il|elle|ce|no)?\s?(?:is|was|does|do|don['’]t|doesn['’]t|isn['’]t|ist|existe|existiert|n['’]existe|hay|gibt es)?\s?(?:not|no|none|nothing|nicht|keine?n?|pas)?\s?(?:exist|exists|there|found|none|such \p{L}+|one|existiert|vorhanden|pas|existe|ninguno|ninguna)?$/iu.test(
      told,
    );
  if (told === '' || isBare) return general;
  return (
    caseBehind(`${told.startsWith(',') || told.startsWith(':') ? '' : ' '}${told}`, operation) ?? general
  );
}

/** The text with an answer as words tell it: the good one under another status, or a refusal in its case; null where no case is known. */
export function withToldAnswer(
  draft: Draft,
  operation: OperationPlace,
  code: string,
  behind: string,
): string | null {
  const rows = answersOf(draft, operation);
  const own = rows.find((row) => row.status === code);
  const meaningIn = (row: { meaning: { start: number; end: number } }) =>
    draft.text.slice(row.meaning.start, row.meaning.end);
  const good = rows.find((row) => row.status.startsWith('2'));
  const isBare = behind.replace(/[\s.,;]/gu, '') === '';
  if (code.startsWith('2') && isBare) {
    if (own || !good) return own ? draft.text : null;
    const wish = { operation, status: code, replaces: good.status, meaning: meaningIn(good) };
    const splices = withAnswers(draft, [wish]);
    return splices ? splice(draft.text, splices) : null;
  }
  const meaning = meaningOf(draft, operation, code, behind) ?? (own ? meaningIn(own) : null);
  const splices = meaning === null ? null : withAnswers(draft, [{ operation, status: code, meaning }]);
  return splices ? splice(draft.text, splices) : null;
}

/** What 404 means of the thing that the path of an operation names by its key. */
function missingThing(draft: Draft, { endpoint }: OperationPlace): string {
  const keyed = /\/([^/{}]+)\/\{[^/{}]+\}(?!.*\{)/u.exec(endpoint.path)?.[1];
  const last = endpoint.path.split('/').findLast((part) => part !== '' && !part.startsWith('{'));
  return fill(phrasesOf(draft.language).status404, { resource: singularOf(keyed ?? last ?? 'item') });
}
