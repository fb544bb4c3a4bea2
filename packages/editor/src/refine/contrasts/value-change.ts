import { contentWords } from '../../document/content-words.ts';
import { keysIn } from '../../document/keys.ts';
import { upperFirst } from '../../first-letter.ts';
import { detectLanguage } from '../../read/language.ts';
import { changedInCode } from '../claims/values-in-code.ts';
import type { Draft } from '../draft.ts';
import { type Splice, splice } from '../editing/splice.ts';
import { hasStatuses } from '../exchange/status.ts';
import type { Change, Outcome } from '../instruction.ts';
import { oncePerDraft, readOnce } from '../per-draft.ts';
import { type Amount, amountsIn, inPlace } from './amounts.ts';
import { coresOf } from './asides.ts';
import { segmentsOf } from './segments.ts';
import { anchored, meantOf } from './value-meant.ts';
import { type ValueContrast, type ValuePair, valueContrast } from './value-pairs.ts';
import { type Fact, factsOf, heldOf, standing } from './value-places.ts';

/** The values that sentences of feedback put in the place of others, each with the facts it can be. */
interface Reading {
  readonly contrast: ValueContrast;
  readonly meant: readonly (readonly Fact[])[];
  /** What else has the old values. */
  readonly elsewhere: readonly (readonly Fact[])[];
}

/** Sentences that say more than this set no values against others. */
const LONGEST = 400;

/**
 * The change that sentences ask for by setting values against others ("30 minutes after 5 attempts, not 15 minutes after 6"), in
 * whichever language: each old value gives way wherever the draft gives it for the same thing. Null where they set none against
 * another, or the draft gives none of the old ones.
 */
export const valueContrastChange = oncePerDraft((words: string, draft: Draft): Change | null => {
  if (readingOf(words, draft) === null) return null;
  return (now) => {
    const reading = readingOf(words, now);
    return reading === null
      ? { text: now.text, status: 'no-effect', message: 'The document gives no such value.' }
      : outcomeOf(now, reading);
  };
});

/** What comes of a statement that gives a value anew, where `old` is the one that stands; null where it is not sure that both are of one thing. */
export function restatedAgainst(draft: Draft, words: string, old: string): Outcome | null {
  const reading = readingOf(`${words.replace(/[.!]+$/u, '')}, not ${old}`, draft);
  const outcome = reading === null ? null : outcomeOf(draft, reading);
  return outcome?.status === 'applied' ? outcome : null;
}

function readingOf(words: string, draft: Draft): Reading | null {
  if (words.length > LONGEST) return null;
  const core = coresOf(words).at(-1) ?? null;
  if (core === null || segmentsOf(core, { start: 0, end: core.length }).length > 1) return null;
  const contrast = valueContrast(core);
  if (!contrast || (hasStatuses(draft) && contrast.pairs.some((pair) => isStatus(pair, core)))) return null;
  // "every 15 min instead of hourly" exchanges more than the number
  if (
    contrast.pairs.some(
      ({ old, fresh }) =>
        /^\p{L}+$/u.test(old.text) && old.kind !== 'count' && /\d/u.test(fresh.text) && old.date === null,
    )
  )
    return null;
  const spoken = detectLanguage(core);
  const isForeign =
    (spoken.reliable && spoken.language !== draft.language) ||
    (draft.language === 'en' && foreign.test(core));
  const topic = contentWords(contrast.topic).filter((word) => !/\d/u.test(word));
  const key = keysIn(core)[0]?.text ?? null;
  const found = contrast.pairs.map((pair) => factsOf(standing(draft, pair, isForeign)));
  const elsewhere = contrast.pairs.map((pair) => factsOf(standing(draft, pair, true)));
  const told =
    isForeign || key !== null
      ? found
      : found.map((facts) => facts.filter((one) => isSpokenOf(draft, one, topic, facts.length === 1)));
  if (elsewhere.every((facts) => facts.length === 0)) return null;
  return {
    contrast,
    elsewhere,
    meant: meantOf(draft, anchored(told, elsewhere), { topic, key, others: contrast.others }),
  };
}

/** What sets values against others in other languages than English. */
const foreign =
  /(?<!\p{L})(?:statt|anstatt|anstelle|nicht|sondern|auf|au lieu|plutôt que|et non|pas|en vez|en lugar|sino|y no|invece|anziché|em vez|não|niet|in plaats|zamiast|nie)(?!\p{L})/iu;

/** Words that are said of statuses, and methods that answer with one. */
const ofCalls =
  /(?<!\p{L})(?:[Ss]tatus\p{L}*|[Hh][Tt][Tt][Pp]|[Cc]odes?|[Rr]eturns?|[Aa]nswers?|GET|POST|PUT|PATCH|DELETE)(?!\p{L})/u;

/** An API gives its statuses in tables and in OpenAPI. */
function isStatus({ old, fresh, isLoose }: ValuePair, words: string): boolean {
  return (isLoose || ofCalls.test(words)) && [old, fresh].every(({ text }) => /^[1-5]\d\d$/u.test(text));
}

/**
 * Whether a fact can be what a topic speaks of: it holds a word of it, or the draft has other words for all of them; for some of
 * them (one is misspelt, or of another language) where it is the only fact with this value.
 */
function isSpokenOf(draft: Draft, fact: Fact, topic: readonly string[], isOnly: boolean): boolean {
  if (topic.length === 0 || heldOf(fact, topic) > 0) return true;
  const said = saidIn(draft);
  return isOnly ? topic.some((word) => !said.has(word)) : topic.every((word) => !said.has(word));
}

const saidIn = readOnce((draft): ReadonlySet<string> => new Set(contentWords(draft.text)));

/** What is to stay beside what changes: which places that leaves is not read. */
const limited =
  /(?<!\p{L})(?:stays?|remains?|keep|leave|except|unless|bleib\p{L}*|außer|reste(?:nt)?|sauf|laisse\p{L}*|queda\p{L}*|salvo|excepto|menos(?! de)|tranne|eccetto|exceto|behalve|blijft|oprócz|zostaje)(?!\p{L})/iu;

function outcomeOf(draft: Draft, { contrast, meant, elsewhere }: Reading): Outcome {
  if (limited.test(contrast.topic))
    return {
      text: draft.text,
      status: 'not-understood',
      message:
        'Nothing was changed: this says what changes and what stays, and not in which sentences. Name the key of the one that changes and only what it is to say.',
    };
  const splices: Splice[] = [];
  const done: string[] = [];
  const left: string[] = [];
  for (const [at, pair] of contrast.pairs.entries()) {
    const facts = meant[at] ?? [];
    if (facts.length !== 1) {
      left.push(unclear(draft, pair, facts.length > 0 ? facts : (elsewhere[at] ?? [])));
      continue;
    }
    const own = splicesOf(draft, pair, facts[0]);
    splices.push(
      ...own,
      ...changedInCode(draft, contentWords(contrast.topic), pair.old.text, own[0]?.text ?? ''),
    );
    done.push(
      `Changed ${textAt(draft, own[0])} to ${own[0]?.text ?? ''} in ${own.length} place${own.length > 1 ? 's' : ''}.`,
    );
  }
  if (splices.length === 0)
    return { text: draft.text, status: 'not-understood', message: `Nothing was changed: ${left.join(' ')}` };
  const unread = contrast.others.filter((one) =>
    meant.every((facts) => facts.every((fact) => !holds(draft, fact, one))),
  );
  const message = [
    ...done,
    ...left.map((one) => `Not done: ${one}`),
    ...unread.map(({ text }) => `Not read as a change: ${text}.`),
  ].join(' ');
  return { text: splice(draft.text, splices), status: 'applied', message };
}

/** Whether a value tells the case of a fact: it stands in its sentence, or follows from what was put there. */
function holds(draft: Draft, fact: Fact, { kind, amount }: Amount): boolean {
  return fact.places.some(({ sentence }) =>
    amountsIn(draft.text, sentence.start, sentence.end).some(
      (one) => one.kind === kind && one.amount === amount,
    ),
  );
}

function unclear(draft: Draft, { old }: ValuePair, facts: readonly Fact[]): string {
  const named = facts.slice(0, MOST_NAMED).map((fact) => `"${quoted(draft, fact)}"`);
  if (named.length === 0) return `${old.text} stands nowhere in the document.`;
  const said = named.length === 1 ? 'is said of another thing' : 'is said of several things';
  return `${old.text} ${said}: ${named.join(', ')}. Say which is meant in its own words, or name its key.`;
}

const MOST_NAMED = 3;
const LONGEST_QUOTED = 60;

function quoted(draft: Draft, fact: Fact): string {
  const [first] = fact.places;
  const text = first ? draft.text.slice(first.sentence.start, first.sentence.end).trim() : '';
  return text.length > LONGEST_QUOTED ? `${text.slice(0, LONGEST_QUOTED)}…` : text;
}

function textAt(draft: Draft, one: Splice | undefined): string {
  return one ? draft.text.slice(one.start, one.end) : '';
}

/** The splices that give a fact another value in each of its places, as each of them writes values. */
export function splicesOf(
  draft: Draft,
  { fresh }: Pick<ValuePair, 'fresh'>,
  fact: Fact | undefined,
): Splice[] {
  return (fact?.places ?? [])
    .map(({ amount, sentence }) => {
      const text = inPlace(amount, fresh, draft.language);
      const opens = amount.start === sentence.start || /[.!?] $/u.test(draft.text.slice(0, amount.start));
      return {
        start: amount.start,
        end: amount.end,
        text: opens ? upperFirst(text) : text,
      };
    })
    .toSorted((left, right) => left.start - right.start);
}
