import { contentWords } from '../../document/content-words.ts';
import { keysIn, leadingKey } from '../../document/keys.ts';
import type { Section } from '../../document/outline.ts';
import type { Span } from '../../read/source.ts';
import { areKin } from '../claims/kin.ts';
import type { Draft } from '../draft.ts';
import type { NodeKind } from '../reference/nouns.ts';
import { withoutNouns } from '../reference/nouns.ts';
import { nodeDescribed } from '../reference/resolve.ts';
import { findTarget } from '../target/find.ts';
import { homeOf, keyOf } from '../target/keyed.ts';
import { sentences } from '../target/ordinal.ts';
import { itemTargets, rowTargets } from '../target/parts.ts';
import { isQuoted } from '../target/phrase.ts';
import { findSection } from '../target/section.ts';
import type { Target } from '../target/target.ts';
import { shapeOf, tokensOf } from './tokens.ts';

/** A part of a document with the words it is known by, and how to name it so that no other part is meant. */
interface Candidate {
  readonly target: Target;
  readonly name: string;
  readonly words: readonly string[];
  /** The sort of part, as people call it. */
  readonly sort: RegExp;
}

/**
 * How to name the part of a document that a phrase describes, in words that `findTarget` reads: its key, its heading, or words
 * that stand in it. A phrase that names a part by itself stays as it is; null where nothing fits well.
 */
export function designationOf(
  draft: Draft,
  phrase: string,
  place: string | undefined,
  kinds: readonly NodeKind[] | null = null,
): string | null {
  const words = phrase.trim().replace(/[.,;:!]+$/u, '');
  const node =
    kinds === null || keysIn(words).length > 0 ? null : nodeDescribed(withoutNouns(words), draft, kinds);
  if (node?.name) return node.name;
  const passage = findSection(draft, words.replace(textNoun, ''));
  if (textNoun.test(words) && passage) return `the section "${passage.title}"`;
  if (namesOfCode(words).some((name) => !draft.text.includes(name))) return null;
  const home = place === undefined ? null : findSection(draft, place);
  const direct = home ? findTarget(draft, `${words} in ${home.title}`) : findTarget(draft, words);
  if (direct && direct.kind !== 'words' && direct.kind !== 'sentence')
    return home ? `${words} in ${home.title}` : words;
  if (isQuoted(words) && direct) return words;
  const key = keysIn(words).find(({ text }) => homeOf(draft, text) !== null);
  if (key) return keyOf(draft, words) ?? words;
  return described(draft, words, home);
}

/** "The rollout text" is what the section of that name says. */
const textNoun = /(?<=\p{L}) (?:text|prose|paragraphs?|passage|wording|chapter)$/iu;

/** Keys, paths and other names that can mean one thing only. */
function namesOfCode(phrase: string): string[] {
  return tokensOf(phrase)
    .filter((token, at) => /^(?:key|path|code|identifier)$/u.test(shapeOf(token, at)))
    .map(({ text }) => text.replaceAll('`', ''));
}

/** How much of what a phrase says has to stand in a part. */
const ENOUGH = 0.5;
/** What the sort a phrase names is worth beside the words it says. */
const SORT = 0.25;

function described(draft: Draft, phrase: string, home: Section | null): string | null {
  const wanted = [...new Set(contentWords(phrase.replace(sorts, ' ')))];
  if (wanted.length === 0) return null;
  const all = candidatesIn(draft).filter(({ target }) => !home || isWithin(target, home));
  const weights = wanted.map((word) => {
    const holding = all.filter(({ words }) => words.some((other) => areKin(word, other))).length;
    return holding === 0 ? 0.5 : Math.log(1 + all.length / holding);
  });
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let best: Candidate | null = null;
  let bestScore = 0;
  for (const candidate of all) {
    const share =
      wanted.reduce(
        (sum, word, at) =>
          sum + (candidate.words.some((other) => areKin(word, other)) ? (weights[at] ?? 0) : 0),
        0,
      ) / total;
    if (share < ENOUGH) continue;
    const score = share + (candidate.sort.test(phrase) ? SORT : 0) - candidate.words.length / 1000;
    if (score > bestScore) {
      best = candidate;
      bestScore = score;
    }
  }
  return best?.name ?? null;
}

const isWithin = (target: Span, home: Section) => target.start >= home.headingEnd && target.end <= home.end;

/** What people call the parts of a document: words that say nothing of what stands in them. */
const sorts =
  /\b(?:requirements?|reqs?|risks?|drawbacks?|questions?|goals?|non-?goals?|assumptions?|tickets?|stor(?:y|ies)|issues?|cards?|sections?|chapters?|parts?|bits?|pieces?|things?|stuff|bullets?|points?|items?|entr(?:y|ies)|sentences?|lines?|rows?|paragraphs?|passages?|notes?|remarks?|mentions?|ones?|steps?|whole|about)\b/giu;

const sortOf: Readonly<Record<string, RegExp>> = {
  FR: /\breq/iu,
  NFR: /\breq/iu,
  REQ: /\breq/iu,
  R: /\brisk|\bdrawback/iu,
  RISK: /\brisk/iu,
  Q: /\bquestion/iu,
  A: /\bassum/iu,
  G: /\bgoal/iu,
};
const ticket = /\b(?:ticket|stor(?:y|ies)|issue|card)/iu;

/** Every part that an order may be about: what has a key before what only repeats it. */
function candidatesIn(draft: Draft): Candidate[] {
  const sections = draft.outline.sections
    .filter((section) => section.level > 1)
    .map((section): Candidate => {
      const key = leadingKey(section.title);
      return {
        target: {
          kind: 'section',
          start: section.start,
          end: section.end,
          name: section.title,
          section,
        },
        name: key?.text ?? `the section "${section.title}"`,
        words: contentWords(section.title),
        sort: key ? ticket : /\b(?:section|chapter|part|heading)/iu,
      };
    });
  const items = itemTargets(draft).map((target) =>
    candidateOf(draft, target, 'item', /\b(?:item|point|bullet|line|entry)/iu),
  );
  const rows = rowTargets(draft).map((target) => candidateOf(draft, target, 'row', /\b(?:row|entry|line)/iu));
  const stated = sentences(draft).map((target) =>
    candidateOf(draft, target, 'sentence', /\b(?:sentence|line|statement|remark|note|mention)/iu),
  );
  return [...sections, ...items, ...rows, ...stated];
}

function candidateOf(draft: Draft, target: Target, kind: string, sort: RegExp): Candidate {
  const raw = draft.text
    .slice(target.start, target.end)
    .replace(/^[\s|*_`+-]*(?:\d{1,9}[.)]\s+)?[\s*_`]*/u, '');
  const key = leadingKey(raw);
  const isHome = key !== null && homeOf(draft, key.text)?.start === target.start;
  const said = /[^"“”\n|]{1,160}/u.exec(raw)?.[0].trim() ?? '';
  return {
    target,
    name: isHome ? key.text : `the ${kind} saying "${said}"`,
    words: contentWords(raw),
    sort: (isHome ? sortOf[key.family] : undefined) ?? sort,
  };
}
