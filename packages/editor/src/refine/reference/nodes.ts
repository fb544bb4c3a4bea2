import { contentWords } from '../../document/content-words.ts';
import { keysIn } from '../../document/keys.ts';
import type { Draft } from '../draft.ts';
import { operationsIn } from '../endpoints/operations.ts';
import { readOnce } from '../per-draft.ts';
import { impliedWords } from '../target/implied.ts';
import { findNumbered, sentences } from '../target/ordinal.ts';
import { boardOf } from '../tickets/board.ts';
import type { Known } from './likeness.ts';
import type { NodeKind } from './nouns.ts';

/** A part of a document that people speak of, with the name by which orders find it; null where it has none. */
export interface Node extends Known {
  readonly kind: NodeKind | null;
  readonly name: string | null;
}

const kinds: Readonly<Record<string, NodeKind>> = {
  FR: 'requirement',
  NFR: 'requirement',
  REQ: 'requirement',
  BR: 'requirement',
  Q: 'question',
  R: 'risk',
  RISK: 'risk',
  A: 'assumption',
  T: 'test',
  TC: 'test',
};

/** The parts of a draft that a description may mean: tickets, what has a key, steps, operations, and what else it says. */
export const nodesIn = readOnce((draft): readonly Node[] => [
  ...ticketNodes(draft),
  ...keyedNodes(draft),
  ...stepNodes(draft),
  ...ruleNodes(draft),
  ...ticketItemNodes(draft),
  ...operationNodes(draft),
  ...sentenceNodes(draft),
]);

function ticketNodes(draft: Draft): Node[] {
  const { tickets, rows } = boardOf(draft);
  return tickets.map((one) => ({
    kind: 'ticket',
    name: one.key,
    title: contentWords(one.title),
    words: contentWords(
      [
        ...one.statements.map(({ text }) => text),
        ...rows.filter((row) => one.key !== null && row.tickets.includes(one.key)).map(({ text }) => text),
        ...one.criteria.map(({ text }) => text),
      ].join(' '),
    ),
  }));
}

/** What has a key of its own, and rows of a map from requirements to tickets. */
function keyedNodes(draft: Draft): Node[] {
  const items = draft.items.flatMap(({ key, text }): Node[] => {
    const kind = key ? kinds[key.family] : undefined;
    return key && kind ? [nodeOf(kind, key.text, text.slice(key.end))] : [];
  });
  const rows = boardOf(draft).rows.map(({ key, text }) => nodeOf('requirement', key, text));
  return [...items, ...rows];
}

function nodeOf(kind: NodeKind | null, name: string | null, text: string): Node {
  const told = keysIn(text).reduce((left, { text: key }) => left.replace(key, ' '), text);
  return { kind, name, title: [], words: [...contentWords(told), ...impliedWords(told)] };
}

/** Steps that are numbered, where the draft numbers nothing else. */
function stepNodes(draft: Draft): Node[] {
  const steps = draft.items.filter((item) => item.list.ordered === true && item.depth === 1);
  return steps.flatMap(({ start, text }, at) => {
    const name = `step ${(steps[0]?.list.start ?? 1) + at}`;
    return findNumbered(draft, name)?.start === start ? [nodeOf('step', name, text)] : [];
  });
}

/** Points of a prompt that are not numbered. */
function ruleNodes(draft: Draft): Node[] {
  return draft.items
    .filter((item) => item.section?.ids.includes('constraints') && item.key === null && item.depth === 1)
    .map(({ text }, at) => nodeOf('rule', `constraint ${at + 1}`, text));
}

/** Criteria and tasks, by the ticket that they are of. */
function ticketItemNodes(draft: Draft): Node[] {
  return boardOf(draft).tickets.flatMap(({ key, criteria, tasks }) =>
    key === null
      ? []
      : [
          ...criteria.map(({ text }, at) => nodeOf('criterion', `criterion ${at + 1} of ${key}`, text)),
          ...tasks.map(({ text }, at) => nodeOf('task', `task ${at + 1} of ${key}`, text)),
        ],
  );
}

function operationNodes(draft: Draft): Node[] {
  return operationsIn(draft).map(({ endpoint, section }) => {
    const said = draft.text.slice(section.headingEnd, section.end).split('\n\n')[1] ?? '';
    return {
      kind: 'operation',
      name: endpoint.key.includes('{') ? section.title.replaceAll('`', '') : endpoint.key,
      title: contentWords(section.title.replaceAll('/', ' ')),
      words: contentWords(said),
    };
  });
}

/** What stands in sentences without a key: a description may mean these as well, and then no part that has a name. */
function sentenceNodes(draft: Draft): Node[] {
  const tickets = boardOf(draft).tickets.map(({ section }) => section);
  return sentences(draft)
    .filter(({ start }) => !tickets.some((one) => start >= one.start && start < one.end))
    .filter(({ section }) => !section?.ids.some((id) => repeating.has(id)))
    .map(({ start, end }) => draft.text.slice(start, end))
    .filter((text) => keysIn(text).length === 0)
    .map((text) => nodeOf(null, null, text));
}

/** Sections that only repeat what stands elsewhere. */
const repeating: ReadonlySet<string> = new Set(['summary', 'overview', 'test-plan', 'epic-goal', 'goals']);
