import { contentWords } from '../../document/content-words.ts';
import { areKin } from '../claims/kin.ts';
import { measuresIn } from '../claims/measure.ts';
import { changedMessage, orderedValue, type ValueChange } from '../claims/value-change.ts';
import type { Draft } from '../draft.ts';
import { splice } from '../editing/splice.ts';
import { applied, type Change, noEffect } from '../instruction.ts';
import { sentences } from '../target/ordinal.ts';
import type { Matter } from './matter.ts';

/** Verbs that give a thing its value and say nothing else of it. */
const giving =
  /^(?:be|have|get|show|take|last|cover|hold|run|go|start|begin|end|contain|include|use|need|reach|allow|span|come)$/iu;
/** More words tell apart which of several things is meant. */
const MOST_WORDS = 3;

/**
 * The change of a statement that gives a thing another value than the document does, which says it in other words: "the chart shows 90 days" of
 * "keepers see a chart of the last 30 days". Null where another thing, or more than one value, could be meant.
 */
export function valueAnew(said: string, matter: Matter, draft: Draft): Change | null {
  const found = changeOf(said, matter, draft);
  return found === null
    ? null
    : (now) => {
        const change = changeOf(said, matter, now);
        return change?.kind === 'changes'
          ? applied(
              now,
              splice(now.text, change.splices),
              changedMessage(change.old, change.fresh, change.splices),
            )
          : noEffect(now, 'The document says so already.');
      };
}

function changeOf(
  said: string,
  { who, doer, deed }: Matter,
  draft: Draft,
): Extract<ValueChange, { kind: 'changes' }> | null {
  const [value, ...others] = measuresIn(said, 0, said.length);
  if (!value || others.length > 0 || doer.length === 0 || doer.length > MOST_WORDS) return null;
  // a number alone may be that of a gate as well as how many there are
  if (who.includes(value.text) || value.kind === 'count') return null;
  const change = orderedValue(draft, {
    what: who,
    fresh: said.slice(value.start, value.end),
    from: undefined,
    place: null,
    direction: null,
    isOrder: true,
  });
  if (change?.kind !== 'changes') return null;
  const isOfSame = change.splices.every(({ start, end }) => {
    // which end of a range is meant, another reader tells
    if (/[-–—]\s?$|\bto $/u.test(draft.text.slice(Math.max(0, start - 4), start))) return false;
    if (/^\s?(?:[-–—]|to )\s?\d/u.test(draft.text.slice(end, end + 6))) return false;
    const held = wordsAt(draft, start);
    const holds = (word: string) => held.some((other) => areKin(word, other));
    return doer.every(holds) && (giving.test(deed) || holds(deed));
  });
  return isOfSame ? change : null;
}

/** The words of the sentence at a place. */
export function wordsAt(draft: Draft, at: number): readonly string[] {
  const sentence = sentences(draft).find(({ start, end }) => start <= at && at < end);
  return sentence ? contentWords(draft.text.slice(sentence.start, sentence.end)) : [];
}
