import { bullets, paragraph, table } from '../blocks.ts';
import { assumptionsSection, mapTexts, questionsSection } from '../closing.ts';
import { type Composition, say, section } from '../composition.ts';
import type { Block, Document, Section } from '../document.ts';
import { leftOut } from '../left-out.ts';
import { fittedTitle } from '../order-title.ts';
import { carriedBlocksOf, proseBlocks } from '../prose.ts';
import { askOwnQuestions, askUnreachable, askVagueWords } from '../questions/raised.ts';
import { gist } from '../scenario/split.ts';
import { askGap } from '../shared-gaps.ts';
import { datesBlocks } from '../spec/operation.ts';
import { summaryOf } from '../summary.ts';
import { unsaid } from '../unsaid.ts';
import { bugCriteria } from './bug-criteria.ts';
import { clarifyingSection } from './clarifying.ts';
import { completed, criteriaFor, isEnough, knownCriteria } from './criteria.ts';
import { dependenciesOf } from './dependencies.ts';
import { failuresOf } from './failures.ts';
import { groupItems } from './grouping.ts';
import { namedBugs } from './named-bugs.ts';
import { type Reproduction, reproductionIn } from './reproduction.ts';
import { type Ticket, ticketSection } from './ticket.ts';
import { ticketTitle, titledItem } from './ticket-title.ts';
import { type WorkItem, workItemsOf } from './work-item.ts';

/** Composes an epic with its tickets. */
export function jiraTickets(composition: Composition): Document {
  const { pool, phrases } = composition;
  const further = askOwnQuestions(composition);
  askVagueWords(composition);
  askUnreachable(composition);
  const report = reproductionIn(composition);
  const bugs = report ? [report] : namedBugs(composition);
  const items = bugs.reduce(withFault, workItemsOf(composition));
  pool.take(
    (statement) =>
      items.some((item) => item.statement === statement) || bugs.some((bug) => isOfBug({ statement }, bug)),
  );
  const tickets = ticketsOf(items, bugs, composition);
  const written = tickets.map((ticket) => ticketSection(ticket, tickets, composition));
  const clarifying =
    tickets.length === 0 ? [clarifyingSection(composition, askGap(composition, 'functional'))] : [];
  const coverage = table(
    [phrases.colRequirement, phrases.colTicket],
    items.map((item) => [
      `${item.id}: ${cell(item)}`,
      tickets.find((ticket) => ticket.items.includes(item))?.key ?? '',
    ]),
  );
  composition.assumptions.add(say(composition, 'assumeEstimates'));
  const nonGoals = leftOut(pool, 'nonGoal', 'future');
  const epicSentences = epicSummary(composition);
  const epic = epicBlocks(composition, epicSentences, nonGoals);
  const assumptions = assumptionsSection(composition);
  const context = contextSection(composition, epicSentences);
  return {
    title: composition.understanding.title,
    sections: [
      section(composition, 'epic-goal', 2, epic),
      ...context,
      section(
        composition,
        'coverage-map',
        2,
        coverage.length > 0 ? coverage : bullets([`${say(composition, 'clarifyContext')} US-1`]),
      ),
      section(composition, 'tickets', 2, []),
      ...written,
      ...clarifying,
      assumptions,
      withTickets(questionsSection(composition, 'open-questions', further), tickets),
    ],
  };
}

/** Behind the requirement that a question is about stands the ticket that waits for its answer. */
function withTickets(questions: Section, tickets: readonly Ticket[]): Section {
  const ticketOf = new Map(tickets.flatMap(({ key, items }) => items.map(({ id }) => [id, key] as const)));
  const named = (text: string) =>
    text.replace(/(?<=[(（])N?FR-\d{1,3}(?=[)）])/gu, (id) => [id, ticketOf.get(id) ?? []].flat().join(', '));
  return { ...questions, blocks: questions.blocks.map((block) => mapTexts(block, named)) };
}

/** A requirement in a cell of the coverage map: its core, without what a table cannot hold. */
function cell(item: WorkItem): string {
  const said = item.statement.text.replace(ofTellerAnd, (_, first: string) => first.toUpperCase());
  const core = gist(said.replace(/[.!。]+$/u, '').replace(/\s*\n\s*/gu, ' '));
  return core.includes('|') ? core.replaceAll('|', '/') : core;
}

/** "As a registrar, I want to record a loan": who wants it is in the story. */
const ofTellerAnd = /^as an? [^,]{2,60},? i (?:want|need|would like) (?:to )?(\p{L})/iu;

/** Work items with one for the fault that a text reports, where none of its demands tells what was expected. */
function withFault(items: readonly WorkItem[], bug: Reproduction): readonly WorkItem[] {
  if (items.some((item) => isOfBug(item, bug))) return items;
  const [first] = [...bug.told, ...bug.from];
  if (!first) return items;
  const number = items.filter(({ id }) => id.startsWith('W-')).length + 1;
  return [...items, { id: `W-${number}`, text: first.text, statement: first, requirement: null }];
}

function isOfBug({ statement }: Pick<WorkItem, 'statement'>, { told, from }: Reproduction): boolean {
  return told.includes(statement) || from.includes(statement);
}

/** The tickets of work items; those that mend faults are the first. */
function ticketsOf(
  all: readonly WorkItem[],
  bugs: readonly Reproduction[],
  composition: Composition,
): Ticket[] {
  const faults = bugs
    .map((bug) => ({ bug, items: all.filter((item) => isOfBug(item, bug)) }))
    .filter((fault) => fault.items.length > 0);
  const items = all.filter((item) => faults.every((fault) => !fault.items.includes(item)));
  const known = knownCriteria(items, composition);
  const isWhole = (group: readonly WorkItem[]) => isEnough(group, known);
  const { source } = composition.understanding;
  const groups = groupItems(items, source.text, composition.language, isWhole);
  const keyed = [...faults.map((fault) => fault.items), ...groups].map((group, index) => ({
    key: `US-${index + 1}`,
    items: group,
  }));
  const taken = new Set<string>();
  const failures = failuresOf(keyed, composition);
  return keyed.map((one, index) => {
    const own = faults[index]?.bug ?? null;
    const title = own
      ? fittedTitle(say(composition, 'bugTitle', { text: own.fault }))
      : ticketTitle(one.items, items, composition, taken);
    taken.add(title.toLowerCase());
    const seen = own ? bugCriteria(own, one.items[0]?.id ?? '', composition) : [];
    const criteria = own
      ? { shown: [seen], against: [], refused: [] }
      : criteriaFor(one.items, failures[index] ?? [], known);
    return {
      ...one,
      title,
      leading: own ? undefined : titledItem(one.items, items, composition),
      criteria: own && seen.length > 1 ? criteria : completed(criteria, one.items, composition),
      bug: own,
      dependencies: dependenciesOf(index, keyed),
    };
  });
}

/** What the epic is for, and its goals. Takes the goals from the pool. */
function epicSummary(composition: Composition): string[] {
  const goals = composition.pool.takeKinds('goal').map((statement) => statement.text);
  const summary = summaryOf(composition, say(composition, 'epicCovers'));
  return [...summary.filter((sentence) => !goals.includes(sentence)), ...goals];
}

function epicBlocks(
  composition: Composition,
  sentences: readonly string[],
  nonGoals: readonly string[],
): Block[] {
  return [
    paragraph(sentences.join(' ')),
    ...(nonGoals.length > 0
      ? [paragraph(`**${composition.phrases.epicOutOfScope}**`), ...bullets(nonGoals)]
      : []),
  ];
}

/** What the input says beside its demands and what the epic says already: the problem, the design, data, people and dates. */
function contextSection(composition: Composition, said: readonly string[]): Section[] {
  const { pool } = composition;
  const dates = datesBlocks(composition);
  const blocks = [
    ...proseBlocks(
      unsaid(
        pool.take(() => true),
        said,
      ),
    ),
    ...carriedBlocksOf(
      composition,
      pool.takeCarried(() => true),
    ),
    ...dates,
  ];
  return blocks.length > 0 ? [section(composition, 'context', 2, blocks)] : [];
}
