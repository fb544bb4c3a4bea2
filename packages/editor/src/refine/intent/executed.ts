import { contentWords } from '../../document/content-words.ts';
import { keysIn } from '../../document/keys.ts';
import { answered } from '../answered/answered.ts';
import type { Draft } from '../draft.ts';
import type { Change } from '../instruction.ts';
import { partRemoved } from '../instructions/remove-part.ts';
import { reworded } from '../instructions/reword-item.ts';
import { bound, modalOf } from '../instructions/strength.ts';
import { homeOfKind, kindNamed, standsAs } from '../relocation/kinds.ts';
import { type Place, placeNamed } from '../relocation/place.ts';
import { relocated } from '../relocation/relocate.ts';
import type { Target } from '../target/target.ts';
import { levelIn } from '../told/level-told.ts';
import type { Intent, Operation, Slots } from './intent.ts';
import { partMeant } from './part-meant.ts';
import { questionMeant } from './question-meant.ts';
import { statementMeant } from './statement-meant.ts';
import { valueMeant } from './value-meant.ts';

/** Reads the slots of an operation as a change of the parts that they mean; null where they mean none, or more than one. */
type Execution = (slots: Slots, draft: Draft, clause: string) => Change | null;

/**
 * The change that an intent asks for, made on the parts of the draft that its slots mean by the same functions that instructions edit
 * with; null for operations that are only read in words, and where what is meant is not sure.
 */
export function executed({ operation, slots }: Intent, draft: Draft, clause: string): Change | null {
  return executions[operation]?.(slots, draft, clause) ?? null;
}

const executions: Readonly<Partial<Record<Operation, Execution>>> = {
  remove: ({ what, in: place, from, of }, draft) => {
    const part = entryMeant(draft, what, place ?? from ?? of);
    // of a sentence only a part may be meant, where no word says that all of it is
    const isWhole = part?.kind !== 'sentence' || wholeSentence.test(what ?? '');
    return part && isWhole ? (now) => partRemoved(now, part) : null;
  },
  move: ({ what, from, in: place, before, after, at }, draft) => {
    const part =
      before === undefined && after === undefined && at === undefined ? entryMeant(draft, what, from) : null;
    const to = part && place !== undefined ? placeNamed(draft, place) : null;
    return part && to && movedTo(part, to);
  },
  reclassify: ({ what, from, to = '' }, draft) => {
    const part = entryMeant(draft, what, from);
    const place = part && placeOfKind(draft, to);
    // a question becomes a demand by an instruction of its own
    const isQuestion = part?.section?.ids.some((id) => /questions$/u.test(id)) ?? false;
    return part && place && !isQuestion ? movedTo(part, place) : null;
  },
  strength: ({ what, to }, draft, clause) => {
    const key = keyMeant(draft, what);
    return key !== null && to !== undefined && isStrength.test(to)
      ? // "no longer optional" says the opposite of what fills the slot
        (now) => bound(now, key, levelIn(clause)?.level ?? modalOf(bareOf(to)))
      : null;
  },
  reword: (slots, draft, clause) => {
    const { what, to = '' } = slots;
    const isTold = to.split(/\s+/u).length >= SENTENCE && !ofSpeaker.test(to);
    const part =
      what === undefined || pointing.test(what)
        ? opensSentence.test(to) && isTold
          ? statementMeant(slots, draft, clause)
          : null
        : entryMeant(draft, what, undefined);
    return part && isTold ? (now) => reworded(now, part, to) : null;
  },
  set: valueMeant,
  answer: (slots, draft, clause) => {
    const { to } = slots;
    const question = to === undefined ? null : questionMeant(slots, draft, clause);
    return question && to !== undefined ? (now) => answered(now, question, to) : null;
  },
};

const wholeSentence = /(?<!\p{L})(?:sentences?|statements?|lines?|paragraphs?)(?!\p{L})|["“„]/iu;
const nameOfCode =
  /`|\p{L}_\p{L}|\p{Ll}\p{Lu}|(?<!\p{L})\/\p{L}|(?<!\p{L})(?:fields?|columns?|endpoints?|entit(?:y|ies))(?!\p{L})/u;

/** What somebody says of themselves is no text of the document. */
const ofSpeaker = /^(?:I|I['’]\p{L}+|me|please)(?!\p{L})/iu;
/** What only points at a part that another clause names. */
const pointing = /^(?:it|this|that|they|them|these|those|both)$/iu;
const opensSentence = /^["“]?\p{Lu}/u;
/** Fewer words are a value and no text. */
const SENTENCE = 4;

/** "Instruction 2". */
const counted = /^\p{L}+ \d{1,2}$/u;

/** An item, a row or a sentence that words mean; no section is meant by what it is about. */
function entryMeant(draft: Draft, words: string | undefined, place: string | undefined): Target | null {
  // a name of code is a part of the design, which has readers of its own
  if (words === undefined || nameOfCode.test(words)) return null;
  const part = partMeant(draft, words, place);
  // one word stands in many a part that is about something else
  const isSure = keysIn(words).length > 0 || contentWords(words).length > 1 || counted.test(words);
  if (!isSure) return null;
  return part && /^(?:item|row|sentence)$/u.test(part.kind) ? part : null;
}

/** The key of the demand that words mean. */
function keyMeant(draft: Draft, words: string | undefined): string | null {
  const part = words === undefined || nameOfCode.test(words) ? null : partMeant(draft, words);
  const [key] = part && part.kind !== 'section' ? keysIn(draft.text.slice(part.start, part.end)) : [];
  return key && part && standsAs(draft, 'requirement', key.family, part) ? key.text : null;
}

const isStrength =
  /(?<!\p{L})(?:optional|mandatory|required|obligatory|must|shall|should|may|could|nice[- ]to[- ]have|recommended)(?!\p{L})/iu;
const bareOf = (words: string) => isStrength.exec(words)?.[0] ?? words;

/** Where things of a kind stand: what limits how something is built is a requirement of its own sort. */
function placeOfKind(draft: Draft, words: string): Place | null {
  const name = words.replace(/^(?:an?|the|just|only|rather)\s+/giu, '');
  const kind = kindNamed(name);
  if (kind !== null) return { section: homeOfKind(draft, kind), kind };
  const named = placeNamed(draft, name);
  if (named || !/(?:requirement|constraint|rule)s?$/iu.test(name)) return named;
  const limits = draft.outline.sections.find((one) => one.ids.includes('non-functional-requirements'));
  return { section: limits ?? homeOfKind(draft, 'requirement'), kind: 'requirement' };
}

/** A part in another place; null where it stands there. */
function movedTo(part: Target, to: Place): Change | null {
  const { section } = to;
  const standsThere = section !== null && part.start >= section.headingEnd && part.end <= section.end;
  return standsThere ? null : (now) => relocated(now, [part], to);
}
