import { announcementIn } from '../../document/announcement.ts';
import type { Source } from '../../read/source.ts';
import { speakersOf } from '../chat/speakers.ts';
import { hintOf } from '../hints.ts';
import type { Kind, Statement } from '../statement.ts';
import { abilityIn } from './ability-topic.ts';
import { actionOf } from './action-title.ts';
import { failureIn } from './failure-title.ts';
import { firstBlock } from './first-block.ts';
import { keyPhrase } from './key-phrase.ts';
import { subjectOfNotes } from './occasion.ts';
import { isSentence, subjectIn } from './sentence-title.ts';
import { short } from './short.ts';
import { isLabelLine, isTitleLine, lineTitle } from './title-line.ts';
import { toldOf } from './told-of.ts';
import { asSubject, asTopic, needsSomething, withoutKind } from './topic-words.ts';
import { nameOfTrouble } from './trouble-title.ts';
import {
  isDeictic,
  isTalk,
  ofOneself,
  pointsBack,
  setsDate,
  setsFigure,
  topicOfTalk,
  withoutTalk,
} from './untelling.ts';
import { wishedFor, wishesForThing } from './wished-title.ts';

/**
 * A title from what is told, the statements without who said them: its first line where that names what follows, the failure it complains of, else its first goal,
 * demand or statement up to the first clause.
 */
export function toldTitle(source: Source, statements: readonly Statement[], language: string): string {
  return (
    titleOfOpening(source, statements[0], language) ??
    titleOfNaming(statements, language, speakersOf(source).size > 0) ??
    short(source.blocks.find((block) => block.text.trim() !== '')?.text ?? '')
  );
}

/** What the first line calls the whole: a label above it, a line of its own, what people talk of, a stack trace's failure. */
function titleOfOpening(source: Source, opening: Statement | undefined, language: string): string | null {
  const first = firstBlock(source, language);
  if (
    first?.kind === 'paragraph' &&
    isLabelLine(first) &&
    !isTalk(withoutKind(first.text)) &&
    announcementIn(first.text)?.topic !== null
  )
    return lineTitle(withoutKind(first.text));
  if (!opening) return null;
  if (isTitleLine(opening, source) && !isDeictic(opening.text)) {
    const line = withoutKind(subjectOfNotes(opening.text));
    if (!isTalk(line) && !tellsTrouble.has(opening.kind)) return lineTitle(line);
  }
  const talkedOf = topicOfTalk(opening.text);
  if (talkedOf !== null) return short(asSubject(talkedOf));
  return labelIn(opening) ?? (isDeictic(opening.text) ? failureIn(source) : null);
}

/** "Night shift roster: …": what stands before the colon, where it is a name. */
export function labelIn({ text, kind }: Statement): string | null {
  const label = /^([\p{L}\d][^:.!?]{5,60}):\s/u.exec(text)?.[1];
  if (label === undefined || isTalk(label)) return null;
  const words = label.split(' ').length;
  // "Account deletion: it takes 2 hours" names its matter, "What went badly: …" and "The export is wrong: …" do not.
  const isNoName = kind === 'problem' && (words > 4 || hintOf(label) !== null || isSentence(label));
  return words >= 2 && words <= 7 && !isNoName ? short(label) : null;
}

/** What the statement says that names the whole best: a goal, what is told first, a demand. */
function titleOfNaming(statements: readonly Statement[], language: string, isSpoken: boolean): string | null {
  const goal = statements.find(isNamingGoal);
  const said = statements.find((one) => !isTalk(one.text));
  const isTold = said !== undefined && tells(said, statements.some(isTelling)) && !isDeictic(said.text);
  const isTrouble = isTold && tellsTrouble.has(said.kind);
  const suffering = goal === undefined && isTrouble ? nameOfTrouble(said, language) : null;
  if (suffering !== null) return suffering;
  if (language === 'en' && goal === undefined && said !== undefined) {
    // Whoever opens a long text with "our dispatch service" writes of it, whatever is said more often.
    const own = statements.length > mostOfRequest && opensOwn.test(said.text) ? toldOf(said.text) : null;
    if (own !== null) return own;
    const isBrief = said.text.split(' ').length <= briefest;
    if (isSpoken && isTrouble && isBrief && !pointsBack(said.text)) return short(said.text);
  }
  const naming =
    goal ??
    (isTold && !isTrouble && !pointsBack(said.text) ? said : undefined) ??
    statements.find(isTelling) ??
    (isTold ? said : undefined) ??
    statements.find((one) => !isDeictic(one.text) && !isTalk(one.text)) ??
    statements[0];
  return naming === undefined ? null : topicOf(naming, statements, language);
}

const opensOwn = /^our(?!\p{L})/iu;
/** Statements of a request; a longer text describes. */
const mostOfRequest = 8;
/** Words of a complaint that names what a talk is about as a whole. */
const briefest = 8;

/** What a statement is about, as a title. */
function topicOf(naming: Statement, statements: readonly Statement[], language: string): string {
  const able = abilityIn(naming.text, language);
  if (able !== null) return short(able);
  const isOrder = language === 'en' && (naming.kind === 'goal' || naming.kind === 'requirement');
  const topic = short(isOrder ? actionOf(naming) : asTopic(withoutTalk(naming.text)));
  if (language !== 'en' || !isSentence(topic)) return topic;
  return wishedFor(statements) ?? keyPhrase(statements, subjectIn(topic)) ?? topic;
}

/** A goal that says by itself what it is about. */
function isNamingGoal({ kind, text }: Statement): boolean {
  return (
    kind === 'goal' &&
    text.length > 12 &&
    !setsDate(text) &&
    !setsFigure(text) &&
    !isTalk(text) &&
    !pointsBack(text) &&
    !wishesForThing.test(text)
  );
}

/** Kinds that complain: the thing they complain of is a name, and what is said of it none. */
const tellsTrouble: ReadonlySet<Kind> = new Set(['problem', 'failure']);

/** Kinds whose sentence may stand for the whole where it comes first. */
function tells({ kind, text }: Statement, demandsMore: boolean): boolean {
  return (
    !(demandsMore && ofOneself.test(text) && !needsSomething.test(text)) &&
    ['problem', 'failure', 'context', 'design', 'requirement'].includes(kind)
  );
}

/** A demand that says by itself what it is about. */
function isTelling({ kind, text: said }: Statement): boolean {
  const text = said.replace(
    /^i (?:think|guess|believe) (?:that )?(?=we (?:should|must|need)(?!\p{L}))/iu,
    '',
  );
  const stands =
    !isDeictic(text) && !pointsBack(text) && !opensUntelling.test(text) && !wishesForThing.test(text);
  return kind === 'requirement' && text.length > 12 && stands;
}

/** A figure, a bound and a pronoun name nothing: "120 calls a minute per shop", "max 3 weeks", "They get a token". */
const opensUntelling =
  /^(?:\d|(?:only|not|max(?:im\p{L}*)?|min(?:im\p{L}*)?|at (?:most|least)|no more than|up to|höchstens|mindestens|au (?:plus|moins)|máximo|mínimo|como (?:mucho|máximo)|al (?:massimo|più)|no máximo|hooguit|hoogstens|najwyżej|they|it|he|she|these|those|this|that)(?!\p{L}))/iu;
