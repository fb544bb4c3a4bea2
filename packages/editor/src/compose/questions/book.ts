import type { SectionId } from '../../formats/headings/table.ts';
import { REFERENCE_END, REFERENCE_START } from '../../formats/phrases/reference.ts';
import { narrow } from '../../read/narrow.ts';
import { joined } from '../blocks.ts';

/** A question on its way into the document. */
export interface QuestionDraft {
  /** What asks it: the same key asked twice is one question. */
  readonly key: string;
  readonly text: string;
  /** Higher is asked first. */
  readonly weight: number;
  /** What it is about in a few words, for when it is merged with others. */
  readonly point: string;
  /** Names nothing of the input but its title: it would fit every project, and is asked together with its like. */
  readonly isGeneral?: boolean;
  /** Worth asking, but left out where others of more weight fill the document. */
  readonly isSpare?: boolean;
  /** Sections that lead to it where they hold nothing of their own. */
  readonly sections?: readonly SectionId[];
}

/** A question with its number. */
export interface Question {
  readonly id: string;
  readonly text: string;
}

const most = 7;
/** Questions that a document asks where the input raises that many; general ones fill it up to here. */
const enough = 3;
/** Questions that a document asks before spare ones are left out. */
const plenty = 6;
const open = '\uE020';
const close = '\uE021';

/**
 * Collects the questions of a document. A reference to a question is a mark until all are known; `settle` chooses those that are
 * asked, sorts them by weight, merges those of the input's own beyond the seventh into one, and numbers them; `resolve` turns
 * the marks into numbers. A general question that is not asked leaves no reference.
 */
export class QuestionBook {
  readonly #drafts = new Map<string, QuestionDraft>();
  readonly #ids = new Map<string, string>();
  #settled: readonly Question[] | null = null;

  /** Asks a question once and gives the mark that stands for its number. */
  ask(draft: QuestionDraft): string {
    if (!this.#drafts.has(draft.key)) this.#drafts.set(draft.key, draft);
    return `${open}${draft.key}${close}`;
  }

  /** The mark of a question that is asked already, else null. */
  markOf(key: string): string | null {
    return this.#drafts.has(key) ? `${open}${key}${close}` : null;
  }

  /** The number of the first question that a section leads to; null where none is asked. Known once the questions are settled. */
  openIn(section: SectionId): string | null {
    const ids = [...this.#drafts.values()]
      .filter(({ sections }) => sections?.includes(section))
      .flatMap(({ key }) => this.#ids.get(key) ?? []);
    return ids.toSorted()[0] ?? null;
  }

  get isEmpty(): boolean {
    return this.#drafts.size === 0;
  }

  /** The questions in their final order and number. Nothing may be asked afterwards. */
  settle(merge: (points: string) => string, and: string): readonly Question[] {
    if (this.#settled) return this.#settled;
    const sorted = [...this.#drafts.values()].sort((a, b) => b.weight - a.weight);
    const needed = sorted.filter(({ isGeneral, isSpare }) => isGeneral !== true && isSpare !== true);
    const spare = sorted.filter(({ isSpare }) => isSpare === true);
    const specific = [...needed, ...spare.slice(0, Math.max(0, plenty - needed.length))];
    const general = sorted.filter(({ isGeneral }) => isGeneral === true);
    const filling = general.slice(0, Math.max(0, enough - specific.length));
    const asked = sorted.filter((one) => specific.includes(one) || filling.includes(one));
    const alone = asked.length > most ? asked.slice(0, most - 1) : asked;
    const rest = asked.slice(alone.length);
    const questions = alone.map((draft, index) => ({ id: `Q-${index + 1}`, text: draft.text }));
    alone.forEach((draft, index) => {
      this.#ids.set(draft.key, `Q-${index + 1}`);
    });
    const last = `Q-${alone.length + 1}`;
    for (const draft of rest) this.#ids.set(draft.key, last);
    if (rest.length > 0) {
      questions.push({
        id: last,
        text: merge(joined([...new Set(rest.map((draft) => draft.point))], and)),
      });
    }
    this.#settled = questions;
    return questions;
  }

  /** Replaces the marks of a text by the numbers of their questions; two marks of one number become one. */
  resolve(text: string): string {
    if (!text.includes(open)) return text;
    const numbered = withoutUnasked(text, (key) => this.#ids.has(key))
      .replace(/\uE020([^\uE021]{1,200})\uE021/gu, (_, key: string) => this.#ids.get(key) ?? '')
      .replace(/\b(Q-\d)(?:(?:, | and | und | et | y )\1)+\b/gu, '$1');
    return narrow(numbered);
  }
}

/** "…; see Q": what sends the reader to a question goes with it. */
function withoutUnasked(text: string, isAsked: (key: string) => boolean): string {
  return text.replace(reference, (clause, key: string) => (isAsked(key) ? clause : ''));
}

const reference = new RegExp(`${REFERENCE_START}${open}([^${close}]{1,200})${close}${REFERENCE_END}`, 'gu');
