import type { Tree } from '../../../syntax/tree.ts';
import { presentBase } from '../../../syntax/verb-forms.ts';
import { baseOfParticiple } from '../../clause/verbs.ts';

/** Tags of forms with a tense. */
export const finite = /^(?:VBZ|VBP|VBD|MD)$/u;

/** What stands behind a verb and behind no noun in the plural. */
export const goesOn = /^(?:IN|TO|RB|CD|DT)$/u;

/** Whether a word is a verb in the third person by its form, whatever it was taken for. */
export function isThird(tree: Tree, at: number): boolean {
  const { text = '', tag = '' } = tree.word(at) ?? {};
  return /^(?:VBZ|NNS)$/u.test(tag) && /s$/iu.test(text) && presentBase(text) !== null;
}

/** The verb of a clause, with what its auxiliaries say. */
export interface Verb {
  /** In its base form: "have", "assign", "be". */
  readonly verb: string;
  readonly isPassive: boolean;
  readonly isDenied: boolean;
  readonly isPossible: boolean;
  /** Its place, and that of the first word behind it. */
  readonly verbAt: number;
  readonly first: number;
}

const be = /^(?:is|are|be|been|being|was|were|['’]s|['’]re|gets?|got)$/u;

/** The verb that begins at a word, with its auxiliaries; null where that has no tense. */
export function verbFrom(tree: Tree, start: number): Verb | null {
  let at = start;
  const word = (place: number) => tree.word(place)?.text.toLowerCase() ?? '';
  const tag = (place: number) => tree.word(place)?.tag ?? '';
  while (tag(at) === 'RB' && at < start + 2) at += 1;
  if (!finite.test(tag(at)) && !(isThird(tree, at) && goesOn.test(tag(at + 1)))) return null;
  const isPossible = /^(?:can|may|could|might)$/u.test(word(at));
  let isDenied = false;
  let head = at;
  for (let next = at; next < at + 7; next += 1) {
    if (/^(?:not|n['’]t|never|no)$/u.test(word(next))) isDenied = true;
    else if (/^VB|^MD$/u.test(tag(next)) && !(next > at && /^(?:VBZ|VBP)$/u.test(tag(next)))) head = next;
    else if (tag(next) !== 'RB' && next > at) break;
  }
  const text = word(head);
  const isPassive = head > at && tag(head) === 'VBN' && be.test(word(verbBefore(tree, head)));
  const base = isPassive
    ? (baseOfParticiple(text) ?? text)
    : be.test(text)
      ? 'be'
      : (presentBase(text) ?? text);
  return { verb: base, isPassive, isDenied, isPossible, verbAt: head, first: head + 1 };
}

function verbBefore(tree: Tree, at: number): number {
  let before = at - 1;
  while (/^RB$/u.test(tree.word(before)?.tag ?? '')) before -= 1;
  return before;
}

/** "Owned by a rep", "installed at a site": a clause without its "is". */
export function participleAt(tree: Tree, at: number): Verb | null {
  const next = tree.word(at + 1)?.text.toLowerCase() ?? '';
  const isOne =
    /^VB[ND]$/u.test(tree.word(at)?.tag ?? '') &&
    /^(?:by|at|in|on|to)$/u.test(next) &&
    /^(?:an?|one|exactly|each|the|its|several|many)$/u.test(tree.word(at + 2)?.text.toLowerCase() ?? '');
  const text = tree.word(at)?.text.toLowerCase() ?? '';
  return isOne
    ? {
        verb: baseOfParticiple(text) ?? text,
        isPassive: true,
        isDenied: false,
        isPossible: false,
        verbAt: at,
        first: at + 1,
      }
    : null;
}
