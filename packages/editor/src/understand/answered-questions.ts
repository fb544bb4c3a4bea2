import { contentWords } from '../document/content-words.ts';
import { attribution } from './chat/speaker.ts';
import { presentClause } from './clause/present.ts';
import { isBaseVerb } from './clause/verbs.ts';
import { lowerWord, upperFirst } from './demand/parts.ts';
import { changed, joined, restore } from './mask.ts';
import type { Kind, Statement } from './statement.ts';

/** "What if the gate is down?", which the sentence behind it settles. */
const asksCase = /^(?:and |but |so |ok )?what (?:happens )?(?:if|when) (?=\p{L}|\uE010)/iu;

/** "What about visitors?" */
const asksAbout = /^(?:and |but |so |ok )?(?:what|how) about (?=\p{L}|\uE010)/iu;

/** "What happens with the others?", which whoever says what they are or get answers: "closed, with a note". */
const asksFate =
  /^(?:and |but |so |ok )?what (?:happens|do we do) (?:to|with) ((?:the|an?|our|all|each|every) [^,;:?]{2,50}?)$/iu;
const tellsFate =
  /^(?!(?:need|want|agreed|decided|indeed|based|related)(?!\p{L}))\p{L}{2,}(?:ed|en|ept|old|ost|ent)(?= |,|$)/iu;

/** "Dr. Okafor asked if patients could see it." "No, not this year." */
/** "Who pays if the zone is dearer?" "Customer pays the difference." */
const asksWho = /^(?:and |but |so |ok )?who (\p{L}{2,}s)(?!\p{L})/iu;

const denies = /^(?:no(?! (?:idea|clue|one))|nope|nein|non)(?:[,.! ]|$)/iu;

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
export function withoutAnswered(statements: readonly Statement[], text: string): Statement[] {
  const kept: Statement[] = [];
  for (const statement of statements) {
    const asked = kept.at(-1);
    if (asked?.kind === 'question' && answersFigure(asked, statement)) kept.splice(-1, 1, statement);
    else if (asked?.kind === 'question' && settles.has(statement.kind) && saysWho(asked, statement))
      kept.splice(-1, 1, inCaseOf(asked, statement));
    else if (
      asked?.kind === 'question' &&
      isReply(asked, statement) &&
      agrees.test(text.slice(statement.start, statement.end))
    )
      kept.splice(-1, 1, affirmed(asked, statement));
    else if (asked?.kind === 'question' && isReply(asked, statement) && tellsThen(asked, statement))
      kept.splice(-1, 1, { ...underCase(asked, statement), kind: 'requirement', strength: 'MUST' });
    else if (asked?.kind === 'question' && isDenied(asked, statement))
      kept.splice(-1, 1, denied(asked, statement));
    else if (asked?.kind === 'question' && fateIn(asked) !== null && tellsFate.test(statement.masked.text))
      kept.splice(-1, 1, ofFate(asked, statement));
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
  const condition = changed(asked.masked, `${about.charAt(0).toUpperCase()}${about.slice(1)}, `);
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

function isDenied(asked: Statement, { masked, block, index }: Statement): boolean {
  const isNext = index === asked.index + 1 && block === asked.block;
  const isWhole = /(?<!\p{L})(?:if|whether|can|could|should|do|does|is|are|will|may)(?!\p{L})/iu.test(
    asked.masked.text,
  );
  return isNext && isWhole && denies.test(masked.text);
}

/** "Do we keep the old file?" "Yes, the same name": what somebody agrees to. */
const agrees = /^(?:[^:\n]{1,40}:\s{1,3})?(?:yes|yep|yeah|yup|correct|exactly|agreed)(?!\p{L})/iu;
const agreement = /^(?:yes|yep|yeah|yup|correct|exactly|agreed)(?!\p{L})/iu;

/** Whether what somebody says is said right after a question of somebody else. */
function isReply(asked: Statement, { masked, kind, index }: Statement): boolean {
  const by = attribution.exec(masked.text)?.[0] ?? '';
  const of = attribution.exec(asked.masked.text)?.[0] ?? '';
  return kind !== 'question' && index === asked.index + 1 && by !== '' && of !== '' && by !== of;
}

/** "What if the socket drops?" "Poll every 10 s": an order, or what is to happen, in a few words. */
function tellsThen(asked: Statement, { masked, topics }: Statement): boolean {
  const said = masked.text.replace(attribution, '').replace(/[.!]+$/u, '');
  const tells = isBaseVerb(/^\p{L}+/u.exec(said)?.[0].toLowerCase() ?? '') || presentClause(said) !== null;
  const isShort = said.split(' ').length <= mostReplied;
  return asksCase.test(asked.masked.text) && tells && isShort && !topics.has('condition');
}

/** Words of an answer that only says what happens then. */
const mostReplied = 14;

/** "Do we keep the old file?" "Yes, the same name": we keep the old file (the same name). */
function affirmed(asked: Statement, answer: Statement): Statement {
  const bare = asked.masked.text.replace(attribution, '').replace(/\s?[.?!]+$/u, '');
  const told = wholly.exec(bare);
  const reply = answer.masked.text.replace(agreement, '').replace(/^[,.!:;\s–-]+/u, '');
  const by = attribution.exec(reply)?.[0] ?? '';
  const more = reply.replace(attribution, '').replace(/[.!]+$/u, '');
  const question = told ? `${upperFirst(told[1] ?? '')} ${told[2] ?? ''}` : `${bare}: yes`;
  const open = joined(
    changed(asked.masked, question),
    more === '' ? '' : ' (',
    changed(answer.masked, lowerWord(more)),
  );
  const masked = changed(open, `${open.text}${more === '' ? '' : ')'}${by}.`);
  return { ...answer, kind: 'decision', strength: null, start: asked.start, text: restore(masked), masked };
}

/** "Do we use the socket for this": who, and what they do. */
const wholly =
  /^(?:(?:and|so|ok|okay|but),? )*(?:do|should|can|could|shall) (we|they|users|customers|people) (\p{L}.*)$/isu;

/** What was asked for and denied is left out. */
function denied(asked: Statement, answer: Statement): Statement {
  const question = changed(asked.masked, asked.masked.text.replace(/\s?[.?!]+$/u, ''));
  const masked = joined(question, ': ', changed(answer.masked, lowerWord(answer.masked.text)));
  return { ...answer, kind: 'nonGoal', strength: null, start: asked.start, text: restore(masked), masked };
}

function fateIn({ masked }: Statement): string | null {
  return asksFate.exec(masked.text.replace(attribution, '').replace(/\s?[.?!]+$/u, ''))?.[1] ?? null;
}

function ofFate(asked: Statement, answer: Statement): Statement {
  const thing = changed(asked.masked, `${fateIn(asked) ?? ''} must be `);
  const masked = joined(thing, '', changed(answer.masked, lowerWord(answer.masked.text)));
  const whole = changed(masked, masked.text.charAt(0).toUpperCase() + masked.text.slice(1));
  return {
    ...answer,
    kind: 'requirement',
    strength: answer.strength ?? 'MUST',
    text: restore(whole),
    masked: whole,
  };
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
