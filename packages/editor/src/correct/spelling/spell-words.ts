import type { Edit } from '../edit.ts';
import { PLACEHOLDER, type Projection } from '../projection.ts';
import { toEdit } from '../run-prose-rules.ts';
import type { Suggestion } from './suggestion.ts';

/** A word of the prose with what is known about its place. */
export interface WordInProse {
  readonly word: string;
  /**
   * First word of a sentence, a heading or an item, where a capital says nothing. Behind a colon or a bracket it mostly says that
   * the word is a name: "Owner: Iratxe", "the ERP (Odoo)".
   */
  readonly opens: boolean;
  /** Part of `a-b`, `a/b` or `a.b`: joined words are mostly names, so only certain faults are corrected. */
  readonly joined: boolean;
  /** Before a full stop that ends no sentence, as abbreviations are. */
  readonly stopped: boolean;
  /** The word right before in the sentence; empty where there is none. */
  readonly previous: string;
  /** Where it begins in the prose. */
  readonly from: number;
}

const WORD = /[\p{L}\p{M}]{1,60}(?:['’]\p{L}{1,60}){0,2}/gu;

/** What stands beside a character reference of HTML is a piece of a word: "p&uacute;blico". */
const LONGEST_REFERENCE = 10;
const BEHIND_REFERENCE = /&#?\w{2,8};$/;
const BEFORE_REFERENCE = /^&#?\w{2,8};/;

/** A misspelt word: its place in the prose and the edit that corrects it. */
export interface Misspelt {
  readonly from: number;
  readonly to: number;
  readonly edit: Edit;
}

/** Spelling edits of all words for which `correct` has a suggestion, in the order of the prose. */
export function spellWords(
  projection: Projection,
  correct: (word: WordInProse) => Suggestion | null,
): Misspelt[] {
  const { prose } = projection;
  const misspelt: Misspelt[] = [];
  for (const match of prose.matchAll(WORD)) {
    const [word] = match;
    const from = match.index;
    const to = from + word.length;
    if (
      word.startsWith(PLACEHOLDER) ||
      isCapitals(word) ||
      BEHIND_REFERENCE.test(prose.slice(Math.max(0, from - LONGEST_REFERENCE), from)) ||
      BEFORE_REFERENCE.test(prose.slice(to, to + LONGEST_REFERENCE)) ||
      isTitled(word, prose.slice(Math.max(0, from - LONGEST_TITLE), from), prose[to]) ||
      /[\p{N}_\u00ad]/u.test((prose[from - 1] ?? '') + (prose[to] ?? ''))
    )
      continue;
    const before = prose.slice(Math.max(0, from - 4), from);
    // "Michael R. Crusoe": an initial ends no sentence.
    const opens =
      !/(?:^|\s)\p{Lu}\.\s$/u.test(before) && /(?:^|[.!?…]["')\]]?\s+|\n|["“]|^\s*)$/u.test(before);
    const joined =
      /[-/.\\@#&+=]/.test(prose[from - 1] ?? '') ||
      /^(?:[-/\\@#&+=(]|\)\p{L}|\.\w)/u.test(prose.slice(to, to + 2));
    const stopped = /^\.(?:[,;:)]| [\p{Ll}\p{N}(])/u.test(prose.slice(to, to + 3));
    const [, previous = ''] = WORD_BEFORE.exec(prose.slice(Math.max(0, from - LONGEST_BEFORE), from)) ?? [];
    const suggestion = correct({ word, opens, joined, stopped, previous, from });
    if (suggestion === null || suggestion.word === word) continue;
    const edit = toEdit(projection, {
      from,
      to,
      replacement: suggestion.word,
      rule: 'spelling/misspelling',
      category: 'spelling',
      message: `"${word}" is not a word; "${suggestion.word}" is.`,
    });
    if (edit !== null) misspelt.push({ from, to, edit });
  }
  return misspelt;
}

export function editsOf(misspelt: readonly Misspelt[]): Edit[] {
  return misspelt.map(({ edit }) => edit);
}

const LONGEST_BEFORE = 24;
const WORD_BEFORE = /(\p{L}+) $/u;

const LONGEST_TITLE = 8;
const TITLES =
  'mrs?|ms|mx|drs?|prof|dott|sig|sigra|sr|sra|srta|mme|mlle|mm?|dhr|mevr|hr|fr|herrn?|frau|pani|pana|panu|dna|ing|lic|avv';

/** Behind a title stands a name: "Ms. Adeyinka", "Frau Moldenhauer". */
const BEHIND_TITLE = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${TITLES})\.? $`, 'iu');
const TITLE = new RegExp(`^(?:${TITLES})$`, 'iu');

/** Whether a word is a title before a full stop, or the name behind one. */
function isTitled(word: string, before: string, next: string | undefined): boolean {
  return (next === '.' && TITLE.test(word)) || (/^\p{Lu}/u.test(word) && BEHIND_TITLE.test(before));
}

/** Acronyms, and single letters. */
function isCapitals(word: string): boolean {
  return word === word.toUpperCase();
}
