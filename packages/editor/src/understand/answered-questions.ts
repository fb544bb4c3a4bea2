import { contentWords } from '../document/content-words.ts';
import { attribution } from './chat/speaker.ts';
import { lowerWord } from './demand/parts.ts';
import { changed, joined, restore } from './mask.ts';
import type { Kind, Statement } from './statement.ts';

/** "What if the gate is down?", which the sentence behind it settles. */
const asksCase = /^(?:and |but |so |ok )?what (?:happens )?(?:if|when) (?=\p{L}|\uE010)/iu;

/** "What about visitors?" */
const asksAbout = /^(?:and |but |so |ok )?(?:what|how) about (?=\p{L}|\uE010)/iu;

/** "And if our service is down?", which whoever goes on with "then" settles. */
const asksIf = /^(?:and |but |so |ok )?if (?=\p{L}|\uE010)/iu;
const goesOn = /^then,? (?=\p{L}|\uE010)/iu;

/** "How often?": what a figure behind it answers. */
const asksFigure =
  /^(?:and |but |so |ok )?how (?:often|many|much|long|big|large|far)(?: (?:is|are) (?:it|that|they))?$/iu;

const settles: ReadonlySet<Kind> = new Set([
  'requirement',
  'quality',
  'failure',
  'nonGoal',
  'decision',
  'design',
]);

/**
 * Questions that a conversation asks and answers at once are open no longer: the case somebody asks about becomes the
 * condition of what is to happen then, and a question about something is dropped where the next sentence says what of it. English only.
 */
export function withoutAnswered(statements: readonly Statement[]): Statement[] {
  const kept: Statement[] = [];
  for (const statement of statements) {
    const asked = kept.at(-1);
    if (asked?.kind === 'question' && answersFigure(asked, statement)) kept.splice(-1, 1, statement);
    else if (asked?.kind !== 'question' || !settles.has(statement.kind)) kept.push(statement);
    else if (
      asksCase.test(asked.masked.text) &&
      asked.block === statement.block &&
      canFollow(asked, statement)
    )
      kept.splice(-1, 1, underCase(asked, statement));
    else if (asksIf.test(asked.masked.text) && goesOn.test(statement.masked.text))
      kept.splice(-1, 1, underCase(asked, statement));
    else if (asksAbout.test(asked.masked.text) && speaksOf(asked, statement)) kept.splice(-1, 1, statement);
    else kept.push(statement);
  }
  return kept.map((statement, index) => ({ ...statement, index }));
}

/** An answer that stands in the same line as its question and sets no condition of its own. */
function canFollow(asked: Statement, { masked, start, topics }: Statement): boolean {
  return start - asked.end <= 2 && !attribution.test(masked.text) && !topics.has('condition');
}

function underCase(asked: Statement, answer: Statement): Statement {
  const about = asked.masked.text
    .replace(asksCase, '')
    .replace(asksIf, '')
    .replace(attribution, '')
    .replace(/\s?\?+$/u, '');
  const condition = changed(asked.masked, `If ${about}, `);
  const rest = changed(answer.masked, lowerWord(answer.masked.text.replace(goesOn, '')));
  const masked = joined(condition, '', rest);
  const start = asked.block === answer.block ? asked.start : answer.start;
  return { ...answer, start, text: restore(masked), masked };
}

/** "How often?" "50 times a week." */
function answersFigure(asked: Statement, answer: Statement): boolean {
  const question = asked.masked.text.replace(/\s?\?+$/u, '').replace(attribution, '');
  return asksFigure.test(question.trim()) && answer.kind !== 'question' && /\d/u.test(answer.text);
}

function speaksOf(asked: Statement, answer: Statement): boolean {
  const about = contentWords(asked.text.replace(asksAbout, '').replace(attribution, ''));
  const said = new Set(contentWords(answer.text));
  return about.length > 0 && about.every((word) => said.has(word));
}
