import { bullets, paragraph, table } from '../blocks.ts';
import { assumptionsSection, mapTexts, questionsSection } from '../closing.ts';
import { type Composition, say, section } from '../composition.ts';
import type { Block, Document, Section } from '../document.ts';
import { carriedBlocksOf, proseBlocks } from '../prose.ts';
import { askOwnQuestions, askUnreachable, askVagueWords } from '../questions/raised.ts';
import { gist } from '../scenario/split.ts';
import { askGap } from '../shared-gaps.ts';
import { datesBlocks } from '../spec/operation.ts';
import { summaryOf } from '../summary.ts';
import { clarifyingSection } from './clarifying.ts';
import { completed, criteriaFor, isEnough, isOnlyInspected, knownCriteria } from './criteria.ts';
import { dependenciesOf } from './dependencies.ts';
import { failuresOf } from './failures.ts';
import { groupItems } from './grouping.ts';
import { type Ticket, ticketSection } from './ticket.ts';
import { ticketTitle } from './ticket-title.ts';
import { type WorkItem, workItemsOf } from './work-item.ts';

/** Composes an epic with its tickets. */
export function jiraTickets(composition: Composition): Document {
  const { pool, phrases } = composition;
  const further = askOwnQuestions(composition);
  askVagueWords(composition);
  askUnreachable(composition);
  const items = workItemsOf(composition);
  pool.take((statement) => items.some((item) => item.statement === statement));
  const tickets = ticketsOf(items, composition);
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
  const nonGoals = pool.takeKinds('nonGoal', 'future').map((statement) => statement.text);
  const epic = epicBlocks(composition, nonGoals);
  const assumptions = assumptionsSection(composition);
  const context = contextSection(composition);
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
  const core = gist(item.statement.text.replace(/[.!。]+$/u, '').replace(/\s*\n\s*/gu, ' '));
  return core.includes('|') ? core.replaceAll('|', '/') : core;
}

function ticketsOf(items: readonly WorkItem[], composition: Composition): Ticket[] {
  const known = knownCriteria(items, composition);
  const standing = (group: readonly WorkItem[]) =>
    isEnough(group, known) ? 'whole' : isOnlyInspected(group, known) ? 'empty' : 'part';
  const { source } = composition.understanding;
  const keyed = groupItems(items, source.text, composition.language, standing).map((group, index) => ({
    key: `US-${index + 1}`,
    items: group,
  }));
  const taken = new Set<string>();
  const failures = failuresOf(keyed, composition);
  return keyed.map((one, index) => {
    const title = ticketTitle(one.items, items, composition, taken);
    taken.add(title.toLowerCase());
    const criteria = completed(criteriaFor(one.items, failures[index] ?? [], known), composition);
    return { ...one, title, criteria, dependencies: dependenciesOf(index, keyed) };
  });
}

function epicBlocks(composition: Composition, nonGoals: readonly string[]): Block[] {
  const goals = composition.pool.takeKinds('goal').map((statement) => statement.text);
  const summary = summaryOf(composition, say(composition, 'epicCovers')).filter(
    (sentence) => !goals.includes(sentence),
  );
  return [
    paragraph([...summary, ...goals].join(' ')),
    ...(nonGoals.length > 0
      ? [paragraph(`**${composition.phrases.epicOutOfScope}**`), ...bullets(nonGoals)]
      : []),
  ];
}

/** What the input says beside its demands: the problem, the design, data, people and dates. */
function contextSection(composition: Composition): Section[] {
  const { pool } = composition;
  const dates = datesBlocks(composition);
  const blocks = [
    ...proseBlocks(pool.take(() => true)),
    ...carriedBlocksOf(
      composition,
      pool.takeCarried(() => true),
    ),
    ...dates,
  ];
  return blocks.length > 0 ? [section(composition, 'context', 2, blocks)] : [];
}
