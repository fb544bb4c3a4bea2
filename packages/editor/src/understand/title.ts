import { announcementIn } from '../document/announcement.ts';
import type { Block, Source } from '../read/source.ts';
import { abilityIn } from './ability-topic.ts';
import { namesChannel } from './chat/channel.ts';
import { withoutCourtesy } from './chat/courtesy.ts';
import { speakersOf, unattributed, withoutSpeaker } from './chat/speaker.ts';
import { demandOf } from './demand.ts';
import { keyPhrase } from './key-phrase.ts';
import { restore } from './mask.ts';
import { headingOf } from './meeting-title.ts';
import { subjectOfNotes } from './occasion.ts';
import { isSentence, subjectIn } from './sentence-title.ts';
import { fitted, longest, short } from './short.ts';
import type { Kind, Statement } from './statement.ts';
import { bestTitle } from './titles/best-title.ts';
import {
  asSubject,
  asTopic,
  letsDo,
  modalOpening,
  needsSomething,
  someWay,
  withModel,
  withoutKind,
} from './topic-words.ts';
import { nameOfTrouble } from './trouble-title.ts';
import {
  isDeictic,
  isPointing,
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
 * A title of at most 80 characters from the input's own words: its heading, the topic its request names, its first
 * line where that reads as one, else what its first goal, demand or statement says up to the first clause.
 */
export function titleOf(
  source: Source,
  statements: readonly Statement[],
  requestedTopic: string | null,
  language: string,
): string {
  const { title, isGiven } = ruledTitle(source, statements, requestedTopic, language);
  return isGiven || title === '' ? title : bestTitle(title, statements, language);
}

/** A title, and whether its author gave it, by a heading or by asking for a document of it. */
interface RuledTitle {
  readonly title: string;
  readonly isGiven: boolean;
}

/** The title by rules alone. */
export function ruledTitle(
  source: Source,
  statements: readonly Statement[],
  requestedTopic: string | null,
  language: string,
): RuledTitle {
  const given = givenTitle(source, requestedTopic, language);
  if (given !== null) return { title: given, isGiven: true };
  return { title: toldTitle(source, statements, language), isGiven: false };
}

/** The first block that says something. */
function firstBlock(source: Source, language: string): Block | undefined {
  return source.blocks.find(
    (block) =>
      block.kind !== 'frontMatter' &&
      block.kind !== 'html' &&
      !namesChannel(block.text) &&
      withoutCourtesy(block.text, language) !== '',
  );
}

function givenTitle(source: Source, requestedTopic: string | null, language: string): string | null {
  const first = firstBlock(source, language);
  if (first?.kind === 'heading')
    return headingTitle(headingOf(first, source).replace(/\s?\([^()]{0,120}\)/gu, ''));
  if (!requestedTopic || isOccasion.test(requestedTopic)) return null;
  const said = unattributed(requestedTopic, speakersOf(source)).replace(/\s\([^()]{1,120}\)$/u, '');
  return short(asSubject(said));
}

function toldTitle(source: Source, told: readonly Statement[], language: string): string {
  const speakers = speakersOf(source);
  const statements = speakers.size > 0 ? told.map((one) => withoutSpeaker(one, speakers)) : told;
  const first = firstBlock(source, language);
  const opening = statements[0];
  if (
    first?.kind === 'paragraph' &&
    isLabelLine(first) &&
    !isTalk(withoutKind(first.text)) &&
    announcementIn(first.text)?.topic !== null
  )
    return lineTitle(withoutKind(first.text));
  if (opening && isTitleLine(opening, source) && !isDeictic(opening.text)) {
    const line = withoutKind(subjectOfNotes(opening.text));
    if (!isTalk(line) && !tellsTrouble.has(opening.kind)) return lineTitle(line);
  }
  const talkedOf = opening ? topicOfTalk(opening.text) : null;
  if (talkedOf !== null) return short(asSubject(talkedOf));
  const labelled = /^([\p{L}\d][^:.!?]{5,60}):\s/u.exec(opening?.text ?? '')?.[1];
  if (
    labelled &&
    opening?.kind !== 'problem' &&
    !isTalk(labelled) &&
    labelled.split(' ').length >= 2 &&
    labelled.split(' ').length <= 7
  )
    return short(labelled);
  const failure = opening && isDeictic(opening.text) ? failureIn(source) : null;
  if (failure) return failure;
  const goal = statements.find(
    (one) =>
      one.kind === 'goal' &&
      one.text.length > 12 &&
      !setsDate(one.text) &&
      !setsFigure(one.text) &&
      !isTalk(one.text) &&
      !pointsBack(one.text) &&
      !wishesForThing.test(one.text),
  );
  const said = statements.find((one) => !isTalk(one.text));
  const isTold = said !== undefined && tells(said, statements.some(isTelling)) && !isDeictic(said.text);
  const isTrouble = isTold && tellsTrouble.has(said.kind);
  const suffering = goal === undefined && isTrouble ? nameOfTrouble(said, language) : null;
  if (suffering !== null) return suffering;
  const named =
    goal ??
    (isTold && !isTrouble && !pointsBack(said.text) ? said : undefined) ??
    statements.find(isTelling) ??
    (isTold ? said : undefined) ??
    statements.find((one) => !isDeictic(one.text) && !isTalk(one.text)) ??
    opening;
  if (!named) return short(source.blocks.find((block) => block.text.trim() !== '')?.text ?? '');
  const able = abilityIn(named.text, language);
  if (able !== null) return short(able);
  const topic =
    language === 'en' && (named.kind === 'goal' || named.kind === 'requirement')
      ? actionOf(named)
      : asTopic(withoutTalk(named.text));
  if (language !== 'en' || !isSentence(short(topic))) return short(topic);
  return wishedFor(statements) ?? keyPhrase(statements, subjectIn(short(topic))) ?? short(topic);
}

/** "Note for the handover": when it is told, and not what of. */
const isOccasion =
  /^(?:the |our |my |your )?(?:hand-?over|meeting|call|stand-?up|sync|record|weekend|night|shift|team|others|planning|retro)$/iu;

/** "Picking: batches instead of single orders": a first line that fits is a title as a whole. */
function lineTitle(line: string): string {
  const subject = asSubject(line.replace(modalOpening, ''));
  return /^[^:]{6,60}: \S/u.test(subject) && subject.length <= longest ? fitted(subject) : short(subject);
}

/** A heading is a title already: it is cut where it is too long, and nowhere else. */
function headingTitle(text: string): string {
  const line = short(text);
  const isWhole = text.length <= longest && !/[`*_#<>|[\]\\.?!:;]/u.test(text);
  return isWhole ? line.charAt(0) + text.trim().slice(1).replace(/\s+/gu, ' ') : line;
}

/** What a stack trace of the source calls the failure: "OutOfMemoryError: Java heap space", else null. */
function failureIn({ blocks }: Source): string | null {
  for (const { kind, text } of blocks) {
    if (kind !== 'code') continue;
    const match = /(?:^|\s)(?:[\w$]+\.){0,12}([A-Z]\w{2,60}(?:Error|Exception))(?::\s([^\n]{3,120}))?/u.exec(
      text,
    );
    if (match) {
      // What is behind a semicolon or a bracket is a statement, a path or a cause of its own.
      const said =
        (match[2] ?? '')
          .replace(/[`*_|<>#]/gu, '')
          .split(/;|\s[[({]/u)[0]
          ?.trim() ?? '';
      const whole = `${match[1] ?? ''}${said === '' ? '' : `: ${said}`}`;
      return [...whole].length <= longest
        ? whole
        : [...whole]
            .slice(0, longest + 1)
            .join('')
            .replace(/\s\S*$/u, '');
    }
  }
  return null;
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

/** A short line without a full stop above everything else: it names what follows. */
function isLabelLine({ text, sentences }: Block): boolean {
  const words = text.trim().split(/\s+/u);
  return (
    sentences.length === 1 &&
    words.length >= 2 &&
    words.length <= 8 &&
    !/[.!?。？！,;:]$/u.test(text.trim()) &&
    !/(?<!\p{L})(?:is|are|was|were|has|have|must|should|can|will|does|do|needs?|wants?|dies|fails?|ist|sind|muss|soll|wird|est|sont|doit|es|son|debe)(?!\p{L})/iu.test(
      text,
    )
  );
}

/** A short first line that stands alone above the rest. */
function isTitleLine(statement: Statement, source: Source): boolean {
  if (
    statement.block.kind !== 'paragraph' ||
    statement.text.length > longest ||
    statement.kind === 'question'
  )
    return false;
  const after = source.text.slice(statement.end, statement.end + 400).split('\n')[0] ?? '';
  const rest = source.text.slice(statement.end).trim();
  return (
    rest !== '' &&
    (after.trim() === '' || statement.kind === 'context') &&
    !/^(?:we|i|it|wir|ich|nous|on|je)(?!\p{L})/iu.test(statement.text)
  );
}

/** What a demand orders, its verb first, else the sentence. */
function actionOf(statement: Statement): string {
  const topic = asTopic(statement.text);
  if (/^let /u.test(topic)) return topic;
  const demand = demandOf(statement.masked, statement.strength ?? 'MUST', null, null);
  const isOurs = /^(?:the (?:system|change|team|app|service)|users?|it|they|we)$/iu.test(
    demand?.subject.text ?? '',
  );
  if (!demand || demand.isNegative || !isOurs || !standsForItself(demand.action.text)) return topic;
  return restore(demand.action)
    .replace(withModel, '')
    .replace(/(?<=\p{L}+ \p{L}{3,}) instead[.!?]*$/iu, '')
    .replace(/^(?:provide (?:an? |the )?|be able to |ensure that |follow this sequence: )(?=\S{3,}\s)/u, '')
    .replace(someWay, letsDo);
}

/** Whether an order says what it is about without its subject: not "be 1.8 MB" nor "fill in their lists". */
function standsForItself(action: string): boolean {
  return (
    action.split(' ').length >= 3 &&
    !/^(?:be (?!able)|get |have |become )/iu.test(action) &&
    !isPointing.test(action)
  );
}
