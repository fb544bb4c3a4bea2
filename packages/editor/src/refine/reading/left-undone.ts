import { isPersonName } from '../../correct/spelling/person-names.ts';
import { contentWords, shareOf } from '../../document/content-words.ts';
import { keysIn } from '../../document/keys.ts';
import { detectLanguage } from '../../read/language.ts';
import { isBaseVerb } from '../../understand/clause/verbs.ts';
import { goesOn, type Part, partsOf, tidied } from '../clauses/clause-parts.ts';
import { looksLikeOrder } from '../clauses/order-like.ts';
import { isPlaceAlone } from '../clauses/place-alone.ts';
import { saysWhatToAdd } from '../clauses/says-what-to-add.ts';
import { tellsSomething } from '../clauses/statement.ts';
import { opensWithVerb } from '../clauses/verbs.ts';
import type { Draft } from '../draft.ts';
import type { Outcome } from '../instruction.ts';
import { withOnePlace } from '../message/one-place.ts';
import { plainClause } from '../message/plain-clause.ts';
import { mayTry } from '../message/trials.ts';
import { asksForNothing, isTalk } from '../scope/talk.ts';
import { changedLines } from '../sound/changed-lines.ts';
import { isAside } from '../tickets/wishes/asides.ts';
import { levelAloneIn } from '../told/level-told.ts';
import { canBeDone, changeAlone } from './done-alone.ts';

/** A clause of which some wishes are yet to be carried out, each as a clause of its own. */
export interface Undone {
  /** The clause without them. */
  readonly done: string;
  /** Wishes that can be carried out by themselves. */
  readonly wishes: readonly string[];
  /** Words that ask for something and that nothing reads. */
  readonly unread: readonly string[];
}

/** Parts of a clause that are looked at: each costs reading it. */
const MOST_PARTS = 8;
/** So much of what a part says has to stand in a change or its message, or it was not carried out. */
const TRACE = 0.5;
/** "in 3 places" of a message counts, and says nothing of what a part names. */
const counted = /\bin \d+ places?\b/giu;

/**
 * What a change that was read from a clause left undone of it: parts of which neither the change nor its message says anything, and
 * which are no reasons or courtesies. Null where all of it was carried out.
 */
export async function leftUndone(
  said: string,
  { before, outcome }: { readonly before: Draft; readonly outcome: Outcome },
  now: Draft,
): Promise<Undone | null> {
  const clause = withOnePlace(said);
  const parts = partsOf(clause);
  if (parts.length < 2 || parts.length > MOST_PARTS || saysWhatToWrite(clause, before)) return null;
  const { gone, fresh } = changedLines(before.text, outcome.text);
  const trace = [...gone, ...fresh, outcome.message.replace(counted, '')].join('\n');
  const told = new Set(contentWords(trace));
  // a change said in words of another language leaves no trace of its own
  if (parts.every(({ words }) => hasNoTrace(words, told, before) || !/\p{L}/u.test(words))) return null;
  const wishes: string[] = [];
  const unread: string[] = [];
  let done = clause;
  for (let from = 0; from < parts.length; from += 1) {
    let to = from;
    while (to < parts.length && hasNoTrace(parts[to]?.words ?? '', told, before)) to += 1;
    // what the next part points back to is said with it
    if (to === from || opensPointing.test(parts[to]?.words ?? '')) continue;
    const run = parts.slice(from, to);
    const found = await wishesIn(clause, run, now);
    const left =
      found.length > 0
        ? []
        : run.map(({ words }) => words).filter((one) => isLost(one, trace) || isNews(one, before, now));
    wishes.push(...found);
    unread.push(...left);
    if (found.length > 0 || left.length > 0)
      done = done.replace(clause.slice(run[0]?.start ?? 0, run.at(-1)?.end ?? 0), '');
    from = to - 1;
  }
  return wishes.length + unread.length === 0 ? null : { done: tidied(done), wishes, unread };
}

/**
 * The wishes of a clause that could not be carried out as a whole, where one of them can be by itself; null where it is of one piece.
 */
export async function wishesApart(clause: string, draft: Draft): Promise<readonly string[] | null> {
  const parts = partsOf(clause);
  if (parts.length < 2 || parts.length > MOST_PARTS || saysWhatToWrite(clause, draft)) return null;
  for (let at = 1; at < parts.length; at += 1) {
    const first = clause.slice(0, parts[at - 1]?.end).trim();
    const second = clause.slice(parts[at]?.start).trim();
    if (isPlaceAlone(first) || boundAlone.test(second)) continue;
    if (!(mayTry(draft) && isWish(first, draft) && isWish(second, draft))) continue;
    const isDone = (await canBeDone(first, draft)) || (await canBeDone(second, draft));
    if (isDone) return [first, second];
  }
  return null;
}

/** "…, max 100" bounds what stands before it. */
const boundAlone = /^(?:max(?:imum)?|min(?:imum)?|at (?:most|least)|up to|only)\.? ?\d\S*(?: \p{L}+)?$/iu;

/** An order that gives the document words to say: what they hold is no wish. */
function saysWhatToWrite(clause: string, draft: Draft): boolean {
  return (
    saysWhatToAdd(clause, draft) ||
    /^[A-Z]{1,8}-\d{1,6}\s?:|(?<!\p{L})Q-?\d|(?<!\p{L})(?:question|frage|pregunta)(?!\p{L})/iu.test(clause)
  );
}

/** "The author is Lena" states something, and sets a value of the document. */
const setsValue =
  /^(?:the |der |die |das |le |la |l[’']|el )?(?:status|author|owner|date|version|reviewers?|deadline|statut|auteur|autor|autorin|verfasser(?:in)?|datum|fecha|estado|responsable|échéance)(?: (?:is|are|ist|est|es))(?!\p{L})/iu;

function hasNoTrace(part: string, told: ReadonlySet<string>, draft: Draft): boolean {
  const keys = keysIn(part).map((key) => key.text);
  const plain = keys.reduce((words, key) => words.replaceAll(key, ' '), part);
  const words = contentWords(plain);
  const own = words.length > 0 ? words : contentWords(part);
  // "assign US-1" is done where the change speaks of US-1: a verb leaves no trace of its own
  const isOrder = opensWithVerb(part) || isBaseVerb(/^\p{L}+/u.exec(part.trim())?.[0].toLowerCase() ?? '');
  const namesOnlyKeys = isOrder && words.length < 2 && keys.length > 0;
  if (
    own.length === 0 ||
    (namesOnlyKeys && contentWords(keys.join(' ')).every((key) => told.has(key))) ||
    isTalk(part) ||
    asksForNothing(part) ||
    levelAloneIn(part) !== null ||
    (isAside(part, draft) && !setsValue.test(part))
  )
    return false;
  return own.filter((word) => told.has(word)).length / own.length < TRACE;
}

/** The wishes in a run of parts: the whole of it, or each part by itself. */
async function wishesIn(clause: string, run: readonly Part[], now: Draft): Promise<string[]> {
  const whole = clause.slice(run[0]?.start, run.at(-1)?.end).trim();
  if (await canBeDone(whole, now)) return [whole];
  if (run.length === 1) return [];
  const found: string[] = [];
  for (const { words } of run) if (await canBeDone(words, now)) found.push(words);
  return found;
}

const opensPointing =
  /^(?:and |so |but )?(?:it|they|that|this|these|those|both|es|sie|das|il|elle|elles|ils)(?!\p{L})/iu;

/** Words with which something is wanted. */
const wants =
  /(?<!\p{L})(?:should|must|shall|needs? to|has to|have to|may|please|pls|instead|soll(?:te|en)?|muss|müssen|bitte|statt|doit|doivent|devrait|au lieu|debe|debería|deben|por favor|en vez)(?!\p{L})/iu;

/** Whether a part asks for something and holds a quotation, a key, a name or a number of which a change shows no trace. */
function isLost(words: string, trace: string): boolean {
  const people = (words.match(/(?<=\p{Ll},? )\p{Lu}\p{Ll}+/gu) ?? []).filter(isPersonName);
  const marks = [...(words.match(marked) ?? []), ...people].map((one) =>
    one.replace(/["“”„«»`]/gu, '').trim(),
  );
  return asksFor(words) && marks.some((mark) => !trace.toLowerCase().includes(mark.toLowerCase()));
}

const pointsOrReasons =
  /^(?:(?:and|but|so) )?(?:nobody|no one|nothing|none|everybody|everyone|we|i|you|they|he|she|it|that|this|these|those|there|which|who|otherwise|as)(?!\p{L})/iu;
/** So little of what a part says stands anywhere, for it to be news that was left out. */
const NEWS = 0.5;

/** Whether a part states something that the document does not say. */
function isNews(words: string, before: Draft, now: Draft): boolean {
  if (
    now.language !== 'en' ||
    detectLanguage(words).language !== 'en' ||
    pointsOrReasons.test(words) ||
    /["“„«`]/u.test(words)
  )
    return false;
  return (
    tellsSomething(`it ${words}`) &&
    shareOf(contentWords(words), new Set(contentWords(`${before.text}\n${now.text}`))) < NEWS
  );
}

const marked =
  /["“„«`][^"“”„«»`\n]+["”“»`]|(?<![\p{L}\p{N}-])[A-Z]{1,8}-\d{1,6}(?!\p{N})|(?<![\p{L}\p{N}.,-])\d[\d.,]*(?=\s|$|[.,;!?])/gu;

function asksFor(words: string): boolean {
  return (
    opensWithVerb(plainClause(words)) ||
    looksLikeOrder(words) ||
    wants.test(words) ||
    /["“„«`]/u.test(words) ||
    keysIn(words).length > 0
  );
}

function isWish(words: string, draft: Draft): boolean {
  return (
    words.split(/\s+/u).length > 1 &&
    !goesOn.test(words) &&
    (asksFor(words) || /\d/u.test(words) || changeAlone(words, draft) !== null)
  );
}
