import { joined } from '../blocks.ts';

/** A question on its way into the document. */
export interface Draft {
  /** What asks it: the same key asked twice is one question. */
  readonly key: string;
  readonly text: string;
  /** Higher is asked first. */
  readonly weight: number;
  /** What it is about in a few words, for when it is merged with others. */
  readonly point: string;
  /** Names nothing of the input but its title: it would fit every project, and is asked together with its like. */
  readonly isGeneral?: boolean;
}

/** A question with its number. */
export interface Question {
  readonly id: string;
  readonly text: string;
}

const most = 7;
const open = '\uE020';
const close = '\uE021';

/**
 * Collects the questions of a document. A reference to a question is a mark until all are known; `settle` sorts them
 * by weight, merges the general ones and those beyond the seventh into one, numbers them, and `resolve` turns the marks
 * into numbers.
 */
export class QuestionBook {
  readonly #drafts = new Map<string, Draft>();
  readonly #ids = new Map<string, string>();
  #settled: readonly Question[] | null = null;

  /** Asks a question once and gives the mark that stands for its number. */
  ask(draft: Draft): string {
    if (!this.#drafts.has(draft.key)) this.#drafts.set(draft.key, draft);
    return `${open}${draft.key}${close}`;
  }

  /** The mark of a question that is asked already, else null. */
  markOf(key: string): string | null {
    return this.#drafts.has(key) ? `${open}${key}${close}` : null;
  }

  get isEmpty(): boolean {
    return this.#drafts.size === 0;
  }

  /** The questions in their final order and number. Nothing may be asked afterwards. */
  settle(merge: (points: string) => string, and: string): readonly Question[] {
    if (this.#settled) return this.#settled;
    const sorted = [...this.#drafts.values()].sort((a, b) => b.weight - a.weight);
    const general = sorted.filter(({ isGeneral }) => isGeneral === true);
    const apart = general.length > 1 ? sorted.filter((one) => !general.includes(one)) : sorted;
    const alone = apart.length < sorted.length || sorted.length > most ? apart.slice(0, most - 1) : apart;
    const rest = sorted.filter((one) => !alone.includes(one));
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
    return text
      .replace(/\uE020([^\uE021]{1,200})\uE021/gu, (_, key: string) => this.#ids.get(key) ?? '')
      .replace(/\b(Q-\d)(?:(?:, | and | und | et | y )\1)+\b/gu, '$1');
  }
}
