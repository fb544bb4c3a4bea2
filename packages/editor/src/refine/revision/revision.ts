import type { AppliedInstruction, AppliedStatus } from '@faircopy/contract';
import { Bearings } from '../bearing/bearings.ts';
import type { Draft } from '../draft.ts';
import { takenBack } from '../message/withdrawal.ts';
import { type Focus, later } from '../reading/focus.ts';
import { withNames } from '../reference/resolved.ts';

/** What is said of a clause that is about something else. */
export const UNRELATED = 'This has nothing to do with the document.';

/** A document while feedback is followed: how far it is revised, what of the feedback waits, and what was told of the rest. */
export class Revision {
  /** What waits; a clause that turns out to be several puts these back. */
  readonly clauses: string[];
  /** Parts of a sentence that holds an order: what is none among them only says why. */
  readonly besides: Set<string>;
  /** What became of each clause so far. */
  readonly applied: AppliedInstruction[] = [];
  readonly bearings: Bearings;
  draft: Draft;
  /** What "it" means. */
  focus: Focus | null = null;
  /** The last order that was carried out in plain words. */
  ordered: string | null = null;
  clauseBefore = '';
  /** Something in the feedback was about the document. */
  isRelated = false;
  /** The feedback tries to turn the editor into something else. */
  isHijacked: boolean;
  /** The clause before spoke of another thing than the document. */
  isElsewhere = false;
  #before: Draft;
  /** Clauses that were said anew with names, and the words that each name stands for. */
  readonly #anew = new Set<string>();
  readonly #said = new Map<string, string>();

  constructor(
    draft: Draft,
    feedback: { readonly clauses: readonly string[]; readonly besides: readonly string[] },
    isHijacked: boolean,
  ) {
    this.draft = draft;
    this.#before = draft;
    this.bearings = new Bearings(draft);
    this.clauses = [...feedback.clauses];
    this.besides = new Set(feedback.besides);
    this.isHijacked = isHijacked;
  }

  /** Says what became of a clause. */
  tell(instruction: string, status: AppliedStatus, message: string): void {
    const said = [...this.#said].reduce((text, [name, words]) => text.replace(name, words), instruction);
    this.applied.push({ instruction: said, status, message });
  }

  /** Puts a clause back with names for what it only points at; false where it points at nothing that has one. */
  sayAnew(clause: string): boolean {
    const { text, said } = withNames(clause, this.draft, { loosely: true });
    if (text === clause || this.#anew.has(text)) return false;
    this.#anew.add(text);
    for (const [name, words] of said) this.#said.set(name, words);
    this.clauses.unshift(text);
    return true;
  }

  /** Says that a clause is about another thing than the document. */
  turnAway(clause: string): void {
    this.isElsewhere = true;
    this.focus = later(this.focus);
    this.tell(clause, 'not-understood', UNRELATED);
  }

  /** Remembers the draft as what the next withdrawal goes back to. */
  mark(): void {
    this.#before = this.draft;
  }

  /** Undoes what the clause before did. */
  takeBack(): void {
    this.draft = this.#before;
    this.applied[this.applied.length - 1] = { ...takenBack(this.applied.at(-1)) };
  }
}
