import { contentWords } from '../../document/content-words.ts';
import type { Source } from '../../read/source.ts';
import { lowerWord } from '../lower-word.ts';
import type { Kind, Statement } from '../statement.ts';
import { mayName, titleCandidates } from './candidates.ts';
import { namesKindOfText } from './kind-of-text.ts';
import { subjectOfNotes } from './occasion.ts';
import { phrasesOf } from './phrases.ts';
import { longest, short } from './short.ts';
import { asTopic, withoutKind } from './topic-words.ts';
import { isTalk, withoutTalk } from './untelling.ts';
import { wantedIn } from './wanted-title.ts';

/** How a title for an English text was come by. */
type EnglishSource =
  | 'ruled'
  | 'opening'
  | 'said'
  | 'subject'
  | 'key'
  | 'thing'
  | 'thing of'
  | 'deed'
  | 'named deed';

/** What an English text might be called. */
export interface EnglishCandidate {
  readonly title: string;
  readonly source: EnglishSource;
  /** The statement it was taken from; null where there is none. */
  readonly statement: Statement | null;
}

/** How many of each sort are looked at, those of the words that come most, and of the statements that come first, before others. */
const looked: readonly (readonly [EnglishSource, number])[] = [
  ['opening', 1],
  ['said', 7],
  ['subject', 2],
  ['key', 1],
  ['thing', 4],
  ['thing of', 4],
  ['deed', 4],
];

/** Kinds whose sentences are taken apart, with how much each is likely to name its text. */
const naming: Readonly<Partial<Record<Kind, number>>> = {
  goal: 2,
  requirement: 1,
  problem: 1,
  decision: 1,
  design: 0.5,
  failure: 0.5,
  context: 0.3,
  quality: 0.3,
};

/**
 * What an English text might be called, each once, the title by the rules first: how it opens, what its sentences say and speak of, the
 * things and deeds in them, and a thing with what is wanted of it behind.
 */
export function englishCandidates(
  ruled: string,
  statements: readonly Statement[],
  source: Source,
  counts: ReadonlyMap<string, number>,
): EnglishCandidate[] {
  const seen = new Set([ruled.toLowerCase()]);
  const found = [
    ...openingOf(source, statements[0] ?? null),
    ...titleCandidates(ruled, statements, 'en').filter(({ source: from }) => from !== 'ruled'),
    ...statements.flatMap(partsOf),
  ].filter(({ title, source: from }) => {
    const name = title.toLowerCase().replace(/^(?:the|an?) /u, '');
    if (seen.has(name) || title.length < shortest || (from !== 'thing' && !title.includes(' '))) return false;
    seen.add(name);
    return true;
  });
  const ranked = found
    .map((candidate) => ({ candidate, rank: rankOf(candidate, counts) }))
    .toSorted((left, right) => right.rank - left.rank)
    .map(({ candidate }) => candidate);
  const chosen = looked.flatMap(([from, count]) =>
    ranked.filter((candidate) => candidate.source === from).slice(0, count),
  );
  const things = chosen.filter(({ source: from }) => from === 'thing').slice(0, 2);
  const all: EnglishCandidate[] = [
    { title: ruled, source: 'ruled', statement: statementOf(ruled, statements) },
    ...chosen,
    ...withDeed(things, wantedIn(statements)),
  ];
  const lasting = all.filter(({ title }) => mayName(title));
  return lasting.length > 0 ? lasting : all;
}

/** Characters of a title that can name anything. */
const shortest = 6;

/** The statement that says what a title says, else null. */
function statementOf(title: string, statements: readonly Statement[]): Statement | null {
  return statements.find(({ text }) => text.includes(title.slice(1, 20))) ?? null;
}

/** What the first line says, without what kind of text it opens and of which day; nothing where it is talk or the occasion alone. */
function openingOf({ blocks }: Source, first: Statement | null): EnglishCandidate[] {
  const opening = blocks.find(({ text }) => text.trim() !== '')?.text.split('\n')[0] ?? '';
  const line = withoutKind(subjectOfNotes(opening.replace(/^[\s>#*-]+/u, '')));
  const title = short(asTopic(withoutTalk(line)));
  if (title === '' || isTalk(line) || isTalk(title) || namesKindOfText(line) || !mayName(title)) return [];
  return [{ title, source: 'opening', statement: first }];
}

function partsOf(statement: Statement): EnglishCandidate[] {
  if (naming[statement.kind] === undefined) return [];
  return phrasesOf(statement).map(({ title, what }) => ({ title, source: what, statement }));
}

/** How much a candidate speaks of what the text speaks of, and how early. */
function rankOf({ title, statement }: EnglishCandidate, counts: ReadonlyMap<string, number>): number {
  const content = [...new Set(contentWords(title))];
  const sum = content.reduce((all, word) => all + (counts.get(word) ?? 0) - 0.6, 0);
  const place =
    statement === null ? 1 : Math.max(0, 2 - 0.35 * statement.index) + (naming[statement.kind] ?? -1);
  return sum / Math.sqrt(Math.max(1, content.length)) + place;
}

/** "Carts: delete old ones every night": things with what is wanted behind them. */
function withDeed(things: readonly EnglishCandidate[], wanted: string | null): EnglishCandidate[] {
  if (wanted === null || !mayName(wanted)) return [];
  return things.flatMap(({ title, statement }) => {
    const whole = `${title}: ${lowerWord(wanted)}`;
    const isSaid = wanted.toLowerCase().includes(title.toLowerCase());
    return isSaid || [...whole].length > longest ? [] : [{ title: whole, source: 'named deed', statement }];
  });
}
