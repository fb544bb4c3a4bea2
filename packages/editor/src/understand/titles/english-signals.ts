import { contentWords } from '../../document/content-words.ts';
import { parse } from '../../syntax/parse.ts';
import type { Tree } from '../../syntax/tree.ts';
import type { Statement } from '../statement.ts';
import type { EnglishCandidate } from './english-candidates.ts';
import { titleSignals, type Wording } from './signals.ts';
import { standsAlone } from './stands-alone.ts';

/** What a text is like as a whole, to those who look for its title. */
export interface TextToName {
  readonly statements: readonly Statement[];
  readonly wording: Wording;
  /** Its words, those of most statements first. */
  readonly ranked: readonly string[];
  readonly candidates: readonly EnglishCandidate[];
  /** How often its words come, all together. */
  readonly total: number;
  /** The words of its first statement. */
  readonly opening: ReadonlySet<string>;
  /** The share of its statements that complain, 0..1. */
  readonly troubles: number;
}

/** What can be seen of a candidate for the title of an English text, as names that the learned weights know. */
export function englishSignals(candidate: EnglishCandidate, text: TextToName): string[] {
  const { title, source, statement } = candidate;
  const { statements, wording, ranked, candidates, total, opening, troubles } = text;
  const tree = parse(lowered(title));
  const words = tree?.words ?? [];
  const shape = tree === null ? 'long' : shapeOf(tree);
  const content = [...new Set(contentWords(title))];
  const sum = content.reduce((all, word) => all + (wording.counts.get(word) ?? 0), 0);
  const has = (tags: RegExp): boolean => words.some(({ tag }) => tags.test(tag));
  const name = title.toLowerCase();
  const shapes: Readonly<Record<string, boolean>> = {
    pronoun: has(/^PRP/u),
    modal: has(/^MD/u),
    finite: has(/^VB[ZPD]/u),
    number: has(/^CD/u),
    denies: /(?<!\p{L})(?:no|not|never|nobody)(?!\p{L})|n['’]t/iu.test(title),
    alone: standsAlone(title),
    within:
      source !== 'ruled' &&
      candidates.some((one) => one !== candidate && one.title.toLowerCase().includes(name)),
  };
  return [
    ...titleSignals(candidate, wording, statements, 'en'),
    `shape:${shape}`,
    `shape:${shape} source:${source}`,
    `shape:${shape} kind:${statement?.kind ?? 'none'}`,
    `shape:${shape} words:${Math.min(words.length, 11)}`,
    `opens:${words[0]?.tag ?? ''}`,
    `ends:${words.at(-1)?.tag ?? ''}`,
    `top:${content.includes(ranked[0] ?? '')}`,
    `top three:${ranked.slice(0, 3).filter((word) => content.includes(word)).length}`,
    `top six:${ranked.slice(0, 6).filter((word) => content.includes(word)).length}`,
    `covers:${binOf(sum / Math.max(1, total), [0.02, 0.05, 0.08, 0.12, 0.18, 0.25])}`,
    `mean:${binOf(sum / Math.max(1, content.length * statements.length), [0.08, 0.15, 0.25, 0.4])}`,
    `of the opening:${binOf(content.filter((word) => opening.has(word)).length / Math.max(1, content.length), [0.01, 0.4, 0.8])}`,
    `troubles:${binOf(troubles, [0.15, 0.35, 0.6])} ${statement !== null && isTrouble(statement)}`,
    `length:${binOf(statements.length, [3, 6, 12])} source:${source}`,
    `place:${statement === null ? -1 : Math.min(4, statement.index)} source:${source}`,
    ...Object.entries(shapes).flatMap(([shown, holds]) => (holds ? [shown] : [])),
  ];
}

/** As within a sentence, where the parser knows more words by their small letters. */
function lowered(title: string): string {
  return title.slice(0, 1).toLowerCase() + title.slice(1);
}

/** An order, a sentence, a name, or the part of speech of the main word. */
function shapeOf(tree: Tree): string {
  const root = tree.word(tree.root);
  if (root === undefined) return 'none';
  if (root.tag === 'VB' && tree.root === 0) return 'order';
  if (tree.words.some(({ relation }) => relation.startsWith('nsubj'))) return 'sentence';
  return root.tag.startsWith('NN') ? 'name' : root.tag;
}

/** Whether a statement complains. */
export function isTrouble({ kind }: Statement): boolean {
  return kind === 'problem' || kind === 'failure';
}

/** How many of the bounds a value reaches. */
function binOf(value: number, bounds: readonly number[]): number {
  return bounds.filter((bound) => value >= bound).length;
}
