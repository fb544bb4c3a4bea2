import { contentWords } from '../document/content-words.ts';
import { attribution } from './chat/speaker.ts';
import { lowerWord } from './demand/parts.ts';
import { changed, joined, restore } from './mask.ts';
import type { Kind, Statement } from './statement.ts';

/** "What if the gate is down?", which the sentence behind it settles. */
const asksCase = /^(?:and |but |so |ok )?what (?:happens )?(?:if|when) (?=\p{L}|\uE010)/iu;

/** "What about visitors?" */
const asksAbout = /^(?:and |but |so |ok )?(?:what|how) about (?=\p{L}|\uE010)/iu;

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
    if (asked?.kind !== 'question' || !settles.has(statement.kind)) kept.push(statement);
    else if (
      asksCase.test(asked.masked.text) &&
      asked.block === statement.block &&
      canFollow(asked, statement)
    )
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
    .replace(attribution, '')
    .replace(/\s?\?+$/u, '');
  const condition = changed(asked.masked, `If ${about}, `);
  const rest = changed(answer.masked, lowerWord(answer.masked.text));
  const masked = joined(condition, '', rest);
  return { ...answer, start: asked.start, text: restore(masked), masked };
}

function speaksOf(asked: Statement, answer: Statement): boolean {
  const about = contentWords(asked.text.replace(asksAbout, '').replace(attribution, ''));
  const said = new Set(contentWords(answer.text));
  return about.length > 0 && about.every((word) => said.has(word));
}
