import { contentWords } from '../../document/content-words.ts';
import { keysIn } from '../../document/keys.ts';
import type { Draft } from '../draft.ts';
import { masked } from '../message/masked.ts';
import { findSection } from '../target/section.ts';
import { likenesses } from './likeness.ts';
import { type Node, nodesIn } from './nodes.ts';
import { everyNoun, kindsNamed, type NodeKind } from './nouns.ts';
import { nodeDescribed } from './resolve.ts';

/** Words that describe several parts of one kind, with the names of all of them: "US-8 and US-9". */
interface Plural {
  readonly start: number;
  readonly end: number;
  readonly name: string;
}

const counts: Readonly<Record<string, number>> = {
  two: 2,
  both: 2,
  three: 3,
  four: 4,
  '2': 2,
  '3': 3,
  '4': 4,
};
const determiner = '(?:the|these|those|our|all the|all)';
const determined = `(?:${determiner} (?:(?<count>${Object.keys(counts).join('|')}) )?|(?<both>both)(?: of)?(?: the)? )`;
const nouns = `(?<noun>(?:${everyNoun})s|stories|criteria)`;
const sort = '(?:open |unresolved |functional |non-functional |acceptance |user )?';
/** "The two requirements about signing and verifying". */
const opens = new RegExp(
  `(?<![\\p{L}\\p{N}'’-])${determined}${sort}${nouns} (?:about|on|for|with|regarding|concerning|around|covering|dealing with|to do with|related to) (?<said>[^,.:;!?()\\n]{3,80})`,
  'giu',
);
/** "The two keyboard tickets". */
const closes = new RegExp(
  `(?<![\\p{L}\\p{N}'’-])${determined}(?<said>(?:(?!(?:the|of|in|on|for|to|at|by|with|from|into|and|or|is|are) )[\\p{L}\\p{N}'’./%-]+ ){1,4}?)${sort}${nouns}(?![\\p{L}\\p{N}'’-])`,
  'giu',
);
const placed = new RegExp(
  `(?<![\\p{L}\\p{N}'’-])the (?<end>first|last) (?<count>two|three|four|2|3|4) ${sort}${nouns}(?![\\p{L}\\p{N}'’-])(?! (?:of|in|under|from))`,
  'giu',
);
const numbered = new RegExp(
  `(?<![\\p{L}\\p{N}'’-])(?:the )?${sort}${nouns} (?:no\\.? |number |#)?(?<first>\\d{1,2})(?<joint>\\s?(?:to|through|until|till|and|&|-|–|bis|und)\\s?)#?(?<last>\\d{1,2})(?![\\p{L}\\p{N}.,-])`,
  'giu',
);
/** Words that name a sort or a place, and nothing that parts are about. */
const pointing =
  /^(?:first|second|third|last|next|other|same|previous|final|old|new|whole|entire|current|following|remaining|open|functional|non-functional|acceptance|unresolved|user|two|three|four|both|\d+)$/iu;
/** What is to become of parts is no description of them. */
const verb =
  /^(?:is|are|should|must|could|can|may|might|need|needs?|have|has|go|belong|become|depend|depends|into|to|under|in|before|after|as|from)$/iu;
const joint = /,? and (?:(?:the one |that )?(?:about|on|for|with|of) )?/iu;
/** So much of what a description says has to stand in each of the parts. */
const ENOUGH = 0.6;
const MOST = 6;

/** The descriptions of several parts of the draft that stand in a message. */
export function pluralsIn(message: string, draft: Draft): Plural[] {
  const hidden = masked(message);
  return [
    ...[...hidden.matchAll(opens)].flatMap(opened),
    ...[...hidden.matchAll(closes)].flatMap(closed),
    ...[...hidden.matchAll(placed)].flatMap(atPlaces),
    ...[...hidden.matchAll(numbered)].flatMap(byNumber),
  ];

  /** "The last two questions". */
  function atPlaces(match: RegExpExecArray): Plural[] {
    const { end = '', count: stated = '', noun = '' } = match.groups ?? {};
    const all = namesOfKind(noun, draft);
    const many = counts[stated.toLowerCase()] ?? 0;
    const meant = /^first$/iu.test(end) ? all.slice(0, many) : all.slice(-many);
    return many > 1 && meant.length === many ? [spanOf(match, meant)] : [];
  }

  /** "Questions 3 to 5", "risks 1 and 2". */
  function byNumber(match: RegExpExecArray): Plural[] {
    const { noun = '', first = '', joint: by = '', last = '' } = match.groups ?? {};
    const [from, to] = [Number(first), Number(last)];
    const isRange = !/^(?:and|und|et|y|,|&)$/iu.test(by.trim());
    const meant = namesOfKind(noun, draft).filter((name) => {
      const number = keysIn(name)[0]?.number ?? Number.NaN;
      return isRange ? number >= from && number <= to : number === from || number === to;
    });
    const isWhole = meant.length === (isRange ? to - from + 1 : 2);
    return isWhole && meant.length <= MOST ? [spanOf(match, meant)] : [];
  }

  function opened(match: RegExpExecArray): Plural[] {
    const { said = '', noun = '', both, count: stated = both } = match.groups ?? {};
    const words = said.split(' ');
    const from = match.index + match[0].length - said.length;
    const stop = words.findIndex((word) => verb.test(word));
    // the longest description that is held: what follows it says what is to become of the parts
    for (let length = stop < 0 ? words.length : stop; length > 0; length -= 1) {
      const description = words.slice(0, length).join(' ');
      const name = namesOf(description, noun, stated, draft);
      if (name !== null) return [{ start: match.index, end: from + description.length, name }];
    }
    return [];
  }

  function closed(match: RegExpExecArray): Plural[] {
    const { said = '', noun = '', both, count: stated = both } = match.groups ?? {};
    const words = said.trim().split(' ');
    const isSort =
      words.every((word) => pointing.test(word)) || findSection(draft, `${said}${noun}`) !== null;
    const name = isSort || keysIn(said).length > 0 ? null : namesOf(said, noun, stated, draft);
    return name === null ? [] : [{ start: match.index, end: match.index + match[0].length, name }];
  }
}

function spanOf({ index, 0: words }: RegExpExecArray, names: readonly string[]): Plural {
  return { start: index, end: index + words.length, name: joined(names) };
}

function joined(names: readonly string[]): string {
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** The names of the parts that a noun calls, in the order of the draft: functional requirements alone are no others. */
function namesOfKind(noun: string, draft: Draft): string[] {
  const [kind] = kindsNamed(singularOf(noun)) ?? [];
  if (kind === undefined || kind === 'criterion' || kind === 'task') return [];
  const named = nodesIn(draft).filter((one) => one.kind === kind && one.name !== null);
  return [...new Set(named.map(({ name }) => name ?? ''))];
}

function namesOf(description: string, noun: string, stated: string | undefined, draft: Draft): string | null {
  const kinds = kindsNamed(singularOf(noun));
  if (kinds === null || contentWords(description).length === 0) return null;
  const wanted = stated === undefined ? null : (counts[stated.toLowerCase()] ?? null);
  const names = listed(description, kinds, draft) ?? holders(description, kinds, wanted, draft);
  const isCounted = wanted === null || names.length === wanted;
  if (names.length < 2 || names.length > MOST || !isCounted) return null;
  return joined(names);
}

function singularOf(noun: string): string {
  const plain = noun.toLowerCase();
  if (plain === 'criteria') return 'criterion';
  return plain === 'stories' ? 'story' : plain.replace(/s$/u, '');
}

/** "Signing and verifying": each half means a part of its own. */
function listed(description: string, kinds: readonly NodeKind[], draft: Draft): string[] | null {
  const halves = description.split(joint);
  if (halves.length < 2) return null;
  const names = halves.map((half) => nodeDescribed(half, draft, kinds)?.name ?? null);
  const told = names.filter((name) => name !== null);
  return told.length === names.length && new Set(told).size === told.length ? told : null;
}

/** The parts that hold a description; of more than are wanted, those that hold most of it, where they are clear. */
function holders(
  description: string,
  kinds: readonly NodeKind[],
  wanted: number | null,
  draft: Draft,
): string[] {
  const pool = nodesIn(draft).filter(
    ({ kind, name }) => kind !== null && kinds.includes(kind) && name !== null,
  );
  const scores = likenesses(contentWords(description), pool);
  const best = new Map<string, number>();
  for (const [at, { name }] of pool.entries())
    if (name !== null && (scores[at] ?? 0) >= ENOUGH)
      best.set(name, Math.max(best.get(name) ?? 0, scores[at] ?? 0));
  const ranked = [...best].toSorted(([, left], [, right]) => right - left);
  const isClear = wanted !== null && (ranked[wanted - 1]?.[1] ?? 0) > (ranked[wanted]?.[1] ?? 0);
  const meant = isClear ? ranked.slice(0, wanted) : ranked;
  return inOrder(
    meant.map(([name]) => name),
    pool,
  );
}

function inOrder(names: readonly string[], pool: readonly Node[]): string[] {
  return [...new Set(pool.map(({ name }) => name))].filter(
    (name) => name !== null && names.includes(name),
  ) as string[];
}
