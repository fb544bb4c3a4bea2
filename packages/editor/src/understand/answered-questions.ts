import { contentWords } from '../document/content-words.ts';
import { upperFirst } from '../first-letter.ts';
import { attribution } from './chat/speaker.ts';
import { lowerWord } from './lower-word.ts';
import { changed, joined, restore } from './mask.ts';
import type { Kind, Statement } from './statement.ts';

/** "What about visitors?" */
const asksAbout = /^(?:and |but |so |ok )?(?:what|how) about (?=\p{L}|\uE010)/iu;

/** "What happens with the others?", which whoever says what they are or get answers: "closed, with a note". */
const asksFate =
  /^(?:and |but |so |ok )?what (?:happens|do we do) (?:to|with) ((?:the|an?|our|all|each|every) [^,;:?]{2,50}?)$/iu;
const tellsFate =
  /^(?!(?:need|want|agreed|decided|indeed|based|related)(?!\p{L}))\p{L}{2,}(?:ed|en|ept|old|ost|ent)(?= |,|$)/iu;

/** "Who pays if the zone is dearer?" "Customer pays the difference." */
const asksWho = /^(?:and |but |so |ok )?who (\p{L}{2,}s)(?!\p{L})/iu;

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
 * Questions that the sentences behind them answer, whoever writes them, are open no longer: a figure stands for what it is the figure of, and a
 * question about something is dropped where the next sentence says what of it. English only.
 */
export function withoutAnswered(statements: readonly Statement[]): Statement[] {
  const kept: Statement[] = [];
  for (const statement of statements) {
    const asked = kept.at(-1);
    if (asked?.kind === 'question' && answersFigure(asked, statement)) kept.splice(-1, 1, statement);
    else if (asked?.kind === 'question' && settles.has(statement.kind) && saysWho(asked, statement))
      kept.splice(-1, 1, inCaseOf(asked, statement));
    else if (asked?.kind === 'question' && fateIn(asked) !== null && tellsFate.test(statement.masked.text))
      kept.splice(-1, 1, ofFate(asked, statement));
    else if (asked?.kind !== 'question' || !settles.has(statement.kind)) kept.push(statement);
    else if (asksAbout.test(asked.masked.text) && speaksOf(asked, statement)) kept.splice(-1, 1, statement);
    else kept.push(statement);
  }
  return kept
    .filter((one, at) => !isSettledSoon(one, kept.slice(at + 1, at + 1 + soon)))
    .map((statement, index) => ({ ...statement, index }));
}

/** Statements within which talk comes back to what was asked in a word. */
const soon = 3;

/** "Undo?" … "undo for 24 hours": what a word or two ask for is answered where it is demanded right after. */
function isSettledSoon({ kind, masked }: Statement, next: readonly Statement[]): boolean {
  if (kind !== 'question') return false;
  const bare = masked.text.replace(attribution, '').replace(/\s?\?+$/u, '');
  const about = contentWords(bare);
  if (about.length === 0 || about.length > 2 || bare.split(' ').length > 3) return false;
  return next.some((one) => {
    const said = new Set(contentWords(one.text));
    return settles.has(one.kind) && about.every((word) => said.has(word));
  });
}

/** "Who pays if the zone is dearer?": the case somebody asks about is that of the answer. */
function inCaseOf(asked: Statement, answer: Statement): Statement {
  const said = asked.masked.text.replace(attribution, '').replace(/\s?\?+$/u, '');
  const about = / ((?:if|when) .{4,})$/iu.exec(said)?.[1];
  if (about === undefined) return answer;
  const condition = changed(asked.masked, `${upperFirst(about)}, `);
  const masked = joined(condition, '', changed(answer.masked, lowerWord(answer.masked.text)));
  return { ...answer, text: restore(masked), masked };
}

function saysWho(asked: Statement, { masked }: Statement): boolean {
  const verb = asksWho.exec(masked === asked.masked ? '' : asked.masked.text)?.[1];
  return (
    verb !== undefined &&
    new RegExp(`^(?:the |an? |our )?\\p{L}+(?: \\p{L}+)? ${verb}(?!\\p{L})`, 'iu').test(masked.text)
  );
}

function fateIn({ masked }: Statement): string | null {
  return asksFate.exec(masked.text.replace(attribution, '').replace(/\s?[.?!]+$/u, ''))?.[1] ?? null;
}

function ofFate(asked: Statement, answer: Statement): Statement {
  const thing = changed(asked.masked, `${fateIn(asked) ?? ''} must be `);
  const masked = joined(thing, '', changed(answer.masked, lowerWord(answer.masked.text)));
  const whole = changed(masked, upperFirst(masked.text));
  return {
    ...answer,
    kind: 'requirement',
    strength: answer.strength ?? 'MUST',
    text: restore(whole),
    masked: whole,
  };
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
