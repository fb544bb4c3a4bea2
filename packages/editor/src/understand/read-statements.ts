import { contentWords } from '../document/content-words.ts';
import type { Block, Source, Span } from '../read/source.ts';
import { withoutAnswered } from './answered-questions.ts';
import { argued } from './argument/argued.ts';
import { remedyJoins } from './clause/order-joins.ts';
import { clausesOf } from './clauses.ts';
import { type Judge, judge as judgeKind } from './kinds/judge.ts';
import { isAnnouncement, isTopic, leadsAfter, pointTitle } from './layout.ts';
import { asQuality } from './limit.ts';
import { namedDeed } from './named-deed.ts';
import { namedGroups } from './named-group.ts';
import { partedDemands } from './parted-demands.ts';
import type { Place } from './place.ts';
import { pointedOrders } from './pointed-order.ts';
import { readClause } from './reading/clause.ts';
import { openReader, type SourceReader } from './reading/reader.ts';
import { referredCases } from './referred-case.ts';
import { resolvedPronouns } from './resolved-pronouns.ts';
import { followingIn, type Role } from './role.ts';
import { joinedScenarios } from './scenario-lines.ts';
import { settled } from './settle.ts';
import { withCasesInFull } from './shorthand-cases.ts';
import type { Statement } from './statement.ts';
import { tasksBeforeArrows } from './task-before-arrow.ts';
import { toldBeforeBut } from './told-before-but.ts';
import { toldPossibilities } from './told-possibility.ts';
import { wantedDone } from './wanted-done.ts';

/** What the input says, sentence by sentence, and the topic its request for a document names. */
export interface Reading {
  readonly statements: readonly Statement[];
  /** "retrying webhooks" of "can you write a spec for retrying webhooks", else null. */
  readonly requestedTopic: string | null;
}

/** Reads every sentence of a source into a statement. Courtesies and requests for a document are none. */
export function readStatements(source: Source, language: string, judge: Judge = judgeKind): Reading {
  const prose = source.blocks
    .filter(({ kind }) => kind !== 'frontMatter' && kind !== 'html')
    .map((block) => ({
      block,
      clauses: joinedScenarios(block.sentences).flatMap((sentence) => clausesOf(source, sentence)),
    }));
  const reader = openReader(source, prose, language, judge);
  const topics = prose.map(({ block, clauses }, at) =>
    readBlock(reader, {
      block,
      clauses,
      next: prose[at + 1]?.block,
      isEdge: at < 2 || at >= prose.length - 2,
    }),
  );
  const numbered = reader.statements.map((statement, index) => ({ ...statement, index }));
  const open = language === 'en' ? namedDeed(toldBeforeBut(withoutAnswered(numbered), source)) : numbered;
  const sorted = argued(settled(open, language, reader.isReport), source, language);
  return {
    statements: (language === 'en' ? inEnglish(sorted, source) : sorted).map(asQuality),
    requestedTopic: topics.find((topic) => topic !== null) ?? null,
  };
}

/** What only the sentences of an English text together say: their parts, and what they point at. */
function inEnglish(sorted: readonly Statement[], source: Source): Statement[] {
  const told = namedGroups(toldPossibilities(tasksBeforeArrows(withCasesInFull(sorted, source), source)));
  const apart = partedDemands(told, source);
  return pointedOrders(resolvedPronouns(referredCases(apart))).map(wantedDone);
}

/** A block between its neighbours. */
interface BlockInText {
  readonly block: Block;
  readonly clauses: readonly Span[];
  readonly next: Block | undefined;
  /** Among the first or the last of the text. */
  readonly isEdge: boolean;
}

/** Reads a block into what its source states; the first topic of a document that it asks for, else null. */
function readBlock(reader: SourceReader, here: BlockInText): string | null {
  const { place } = reader;
  const { block, next } = here;
  place.label = null;
  place.previous = null;
  if (block.kind === 'heading') {
    place.heading = block.text.replace(/^(?:todo|fixme)s?(?=\s|:|$)/iu, 'To do');
    place.leads = new Map();
    place.point = null;
    return null;
  }
  leavePoint(place, block);
  place.lead = block.kind === 'listItem' ? (place.leads.get(block.depth) ?? null) : null;
  if (entitlesNext(place, block, next)) return null;
  const topics = readClauses(reader, here);
  place.leads = leadsAfter(block, next, place.leads);
  return topics.find((topic) => topic !== null) ?? null;
}

/** The title of a point holds for what is told in it: not for the next point, nor for what stands behind the list. */
function leavePoint(place: Place, { kind, depth }: Block): void {
  if (place.point === null || (kind === 'listItem' && depth > place.point.depth)) return;
  if (kind === 'code' || kind === 'table' || kind === 'quote') return;
  place.heading = place.point.outer;
  place.point = null;
}

/** Notes the title that a block has or is; whether it says nothing besides. */
function entitlesNext(place: Place, block: Block, next: Block | undefined): boolean {
  const title = pointTitle(block);
  if (title !== null) {
    // A title on a line of its own opens a part of the text; one within the line names the point alone.
    const isWithin = block.text.split('\n')[0]?.trim() !== title;
    if (isWithin) place.point = { depth: block.depth, outer: place.heading };
    else place.point = null;
    place.heading = title;
  }
  if (!isTopic(block, next)) return false;
  place.heading = block.text;
  place.lead = null;
  return contentWords(block.text).length < 3;
}

/** Reads the clauses of a block, each with what it is to the text around it. */
function readClauses(reader: SourceReader, { block, clauses, next, isEdge }: BlockInText): (string | null)[] {
  const { source, language } = reader;
  const title = pointTitle(block);
  return clauses.map((clause, at) => {
    if (at === 0 && title !== null && contentWords(title).length < 3) return null;
    const isLast = at === clauses.length - 1;
    const following = isLast ? next?.sentences[0] : clauses[at + 1];
    const home = isLast ? next : block;
    const role: Role = {
      mayBeRequest: isEdge,
      announces: isLast && isAnnouncement(block, next, source.text.slice(clause.start, clause.end)),
      next: following && home ? followingIn(source, following, home, language) : null,
      isReason:
        language === 'en' &&
        !isLast &&
        following !== undefined &&
        (leads.test(source.text.slice(clause.end, following.start)) ||
          isBeforeRemedy(source.text.slice(clause.start, following.end), clause.end - clause.start)),
    };
    return readClause(reader, clause, block, role);
  });
}

/** "Pods get killed, raise the limit to 2 GB": whether what is told ends where an order against it begins. */
function isBeforeRemedy(text: string, end: number): boolean {
  return remedyJoins(text).some(({ index }) => index === end);
}

/** What stands between a reason and what follows from it. */
const leads = /^[\s,;]{0,3}so\s/iu;
