import { contentWords } from '../../document/content-words.ts';
import { areKin } from '../claims/kin.ts';
import { playsSameRole } from '../claims/time-role.ts';
import { type Amount, amountsIn } from '../contrasts/amounts.ts';
import { restatedAgainst } from '../contrasts/value-change.ts';
import type { Draft } from '../draft.ts';
import type { Outcome } from '../instruction.ts';
import { sentences } from '../target/ordinal.ts';
import { homeOfFact, kindOfFact } from './home.ts';

/** So much of what a statement speaks of has to be in a sentence that gives another value of it. */
const SAME = 0.5;
const FEWEST = 2;

/**
 * What comes of a statement that would stand beside what it contradicts: another value of the same thing, what it denies, or what
 * the document leaves out; null where it contradicts nothing that is seen.
 */
export function inConflict(draft: Draft, words: string): Outcome | null {
  const kind = kindOfFact(words);
  if (kind !== 'fact' && kind !== 'requirement') return null;
  const denied = (denial.exec(words) ?? contrast.exec(words))?.groups?.['old'];
  if (denied !== undefined && draft.text.toLowerCase().includes(denied.toLowerCase()))
    return {
      ...refused(draft, `"${denied}" stands in the document; say which words take the place of it.`),
      isMisread: true,
    };
  const home = homeOfFact(draft, words, kind);
  if (home?.ids.includes('non-goals'))
    return refused(draft, `This is about what "${home.title}" leaves out; say what is to go from there.`);
  const own = amountsIn(words, 0, words.length);
  const counted =
    home && amountsIn(draft.text, home.headingEnd, home.bodyEnd).find((one) => countsSame(one, own));
  const standing = counted ?? otherValue(draft, words, own);
  if (!standing) return null;
  const isOne = counted === undefined && own.length === 1;
  return (
    (isOne ? restatedAgainst(draft, words, standing.text) : null) ??
    refused(
      draft,
      `The document gives another value of this (${standing.text}); say which takes the place of which.`,
    )
  );
}

/** "… pas la Belgique": what is no longer so. */
const denial =
  /, (?:and )?(?:not|nicht|et non|pas|no|non|não|niet|nie) (?:the |der |die |das |dem |den |le |la |les |el |los |las |il |de |het |[oa] )?(?<old>\p{L}[^,.;]{2,40})[.!]?$/iu;

/** "Ist kein Hausmeister, sondern …": what something is not, before what it is. */
const contrast =
  /(?<!\p{L})(?:kein\p{L}{0,2}|nicht(?: ein\p{L}{0,2})?|pas(?: une?)?|no (?:es|son)(?: una?)?|non è(?: una?)?|não é(?: uma?)?|geen|niet) (?<old>\p{L}[^,.;]{2,40}), (?:sondern|mais|sino|ma|mas|maar)(?!\p{L})/iu;

function countsSame(standing: Amount, own: readonly Amount[]): boolean {
  return own.some(
    (one) =>
      one.amount !== standing.amount &&
      one.counted.some((thing) => standing.counted.some((known) => areKin(thing, known))),
  );
}

/** A value that a sentence of the draft gives, where it speaks of what the words do and they give another of its kind. */
function otherValue(draft: Draft, words: string, own: readonly Amount[]): Amount | undefined {
  const measured = own.filter(({ kind }) => kind !== 'count');
  const topic = contentWords(measured.reduce((text, one) => text.replace(one.text, ' '), words));
  if (measured.length === 0 || topic.length < FEWEST) return undefined;
  const ofSubject = isValueOf.test(words) ? subjectValues(draft, topic, measured) : [];
  if (ofSubject.length === 1) return ofSubject[0];
  return sentences(draft)
    .filter(({ start, end }) => {
      const held = contentWords(draft.text.slice(start, end));
      const shared = topic.filter((word) => held.some((other) => areKin(stem(word), stem(other)))).length;
      const bound = limits.test(words) && limits.test(draft.text.slice(start, end));
      return (shared >= FEWEST && shared / topic.length >= SAME) || (bound && shared > 0);
    })
    .flatMap(({ start, end }) => amountsIn(draft.text, start, end))
    .find((one) =>
      measured.some(
        (own) =>
          own.kind === one.kind && own.amount !== one.amount && playsSameRole(one, draft.text, own, words),
      ),
    );
}

/** "History is 24 months": what something is, and no more. */
const isValueOf =
  /^(?:the |our |an? )?\p{L}+(?: \p{L}+)? (?:is|are|lasts?|takes?|ist|sind|dauert|est|sont|dure|es|son|dura) (?:\p{L}+ ){0,2}\d/iu;

/** The values of a kind that the draft gives of what a statement is about, where it gives the same one everywhere. */
function subjectValues(draft: Draft, topic: readonly string[], own: readonly Amount[]): Amount[] {
  const [subject] = topic;
  const [value, other] = own;
  if (subject === undefined || !value || other) return [];
  const found = sentences(draft)
    .filter(({ start, end }) => contentWords(draft.text.slice(start, end)).includes(subject))
    .flatMap(({ start, end }) => amountsIn(draft.text, start, end))
    .filter(({ kind }) => kind === value.kind);
  const [first, ...others] = found;
  const isOne = first !== undefined && others.every(({ amount }) => amount === first.amount);
  return isOne && first.amount !== value.amount ? [first] : [];
}

/** What sets a bound: two of them for one thing contradict each other. */
const limits =
  /(?<!\p{L})(?:max(?:imum|imal)?|min(?:imum)?|at (?:most|least)|up to|no more than|limit(?:ed)?|höchstens|mindestens|au plus|au moins|como (?:máximo|mínimo))(?!\p{L})/iu;

/** German has "gespeichert" of "speichern". */
function stem(word: string): string {
  return word.replace(/^ge(?=\p{L}{5})/u, '');
}

function refused({ text }: Draft, reason: string): Outcome {
  return { text, status: 'not-understood', message: `Nothing was changed. ${reason}` };
}
